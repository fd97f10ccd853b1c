import { z } from 'zod'
import { recordId } from '../kernel/fields.ts'
import { alarms } from './watch.ts'

const count = z.number().int()

/** An alarm of an animal with the figures that it is told with. */
export const watchedAnimal = z.object({
  alarm: z.enum(alarms),
  animalId: recordId,
  name: z.string(),
  since: z.string(),
  values: z.object({
    count: count.optional(),
    days: count.optional(),
    threshold: z.number().optional(),
    lastOn: z.string().optional(),
    usualDays: z.number().optional(),
    percent: z.number().optional(),
    fromGrams: z.number().optional(),
    toGrams: z.number().optional(),
    retained: z.string().optional(),
  }),
})

export type ShownWatch = z.output<typeof watchedAnimal>
