import { z } from 'zod'
import { moment, textBy } from '../kernel/fields.ts'
import { deviceNameProblem } from './devices.rules.ts'

/** The name that a browser gives itself: a UUID, written in one way. */
export const deviceParams = z.object({
  device: z.uuid('A device is named by a UUID').transform((uuid) => uuid.toLowerCase()),
})

/** What a browser says of itself; absent fields stay as they are. */
export const deviceState = z.object({
  // Spaces around a name don't count towards its length.
  name: textBy(deviceNameProblem, 1000)
    .transform((name) => name.trim())
    .optional(),
  /** Whether it keeps a copy of the records. */
  keepsCopy: z.boolean('Please say true or false').optional(),
  /** How many changes wait on it to be sent. */
  waiting: z
    .int('Please give a whole number')
    .min(0, 'At least 0 changes wait')
    .max(100_000, 'At most 100,000 changes wait')
    .optional(),
  /** Nothing is pushed yet. */
  push: z.null('Push messages are not there yet: leave this out, or send null').optional(),
})

/** A browser of one person. */
export const device = z.object({
  device: z.string(),
  /** As it was named, else browser and system in a few words. */
  name: z.string(),
  keepsCopy: z.boolean(),
  waiting: z.number().int(),
  hasPush: z.boolean(),
  /** When it last said something of itself. */
  seenAt: moment,
  isCurrent: z.boolean(),
})

/** The same for the device itself. */
export const ownDevice = device.extend({
  /** 32 bytes in base64url, always the same for this person and this device. */
  sealKey: z.string(),
})

export type DeviceState = z.output<typeof deviceState>
export type Device = z.output<typeof device>
export type OwnDevice = z.output<typeof ownDevice>
