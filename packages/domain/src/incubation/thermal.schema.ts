import { z } from 'zod'
import { digits } from '../kernel/fields.ts'
import { sexWords } from './sex-likelihood.rules.ts'

/** An egg of the clutch, whose own warmth is asked for; else that of the clutch is. */
export const thermalQuery = z.object({ eggId: digits.optional() })

const whole = z.number().int()
const celsius = z.number().nullable()

/** Of which sex eggs are likely to be (CLU-28): never a sex, and nothing that an animal or a public page says. */
export const sexLikelihood = z.object({
  males: z.number().nullable(),
  word: z.enum(sexWords).nullable(),
  meanTemperature: z.number(),
  measured: z.number(),
  isComplete: z.boolean(),
  source: z.string(),
})

/** The warmth of a clutch or an egg by day (CLU-27); least and most are of what was measured. */
export const thermalHistory = z.object({
  days: z.array(
    z.object({ day: z.string(), mean: celsius, min: celsius, max: celsius, hoursMeasured: whole }),
  ),
  hours: whole,
  hoursMeasured: whole,
  developed: z.number().nullable(),
  sexLikelihood: sexLikelihood.nullable(),
})

export type ShownThermalHistory = z.output<typeof thermalHistory>
