import { z } from 'zod'
import { recordId } from '../kernel/fields.ts'
import { alarmKinds } from './alarms.rules.ts'

/** Those that last alone, where it is asked for. */
export const alarmsQuery = z.object({
  open: z
    .enum(['true', 'false'], 'Please say true or false')
    .transform((word) => word === 'true')
    .optional(),
})

/** An alarm of an incubator, or of a box in it (CLU-26). `until` is null while it lasts. */
export const alarm = z.object({
  id: recordId,
  incubatorId: recordId,
  boxId: recordId.nullable(),
  kind: z.enum(alarmKinds),
  since: z.string(),
  until: z.string().nullable(),
  /** In °C or percent; null of a silent one. */
  worst: z.number().nullable(),
  seenAt: z.string().nullable(),
})

export type AlarmsQuery = z.output<typeof alarmsQuery>
export type Alarm = z.output<typeof alarm>
