import { z } from 'zod'
import { readingMessages, secondOf } from './readings.rules.ts'

/** A moment as it is sent, with its offset. In seconds since 1970 from here on. */
export const sentMoment = z
  .string()
  .refine((text) => !Number.isNaN(secondOf(text)), readingMessages.at)
  .transform(secondOf)
