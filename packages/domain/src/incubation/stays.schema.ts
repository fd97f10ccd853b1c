import { z } from 'zod'
import { readingMessages, secondOf } from './readings.rules.ts'

/** When something was put elsewhere: now, unless it is said. In seconds since 1970 from here on. */
export const movedAt = z
  .string()
  .refine((text) => !Number.isNaN(secondOf(text)), readingMessages.at)
  .transform(secondOf)
