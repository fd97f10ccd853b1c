import { z } from 'zod'
import { feedingOutcomes } from './care.ts'
import { plan } from './plan.schema.ts'
import { conditionKinds, foodStates } from './plan.ts'
import { watchedAnimal } from './watch.schema.ts'

const days = z.number().int()

/** All that is known of the daily care of an animal (HUS-38). */
export const animalCare = z.object({
  plans: z.array(plan),
  /** What a feeding is filled in with. */
  defaultFood: z
    .object({
      prey: z.string().nullable(),
      size: z.string().nullable(),
      state: z.enum(foodStates).nullable(),
      count: z.number().int(),
    })
    .nullable(),
  /** How often it is usually fed, where no plan says. */
  suggestion: z.object({ minDays: days, maxDays: days }).nullable(),
  /** Those that last; `until` is null while that is open. */
  conditions: z.array(
    z.object({ kind: z.enum(conditionKinds), from: z.string(), until: z.string().nullable() }),
  ),
  /** `source` tells where the threshold comes from, null for what keepers go by. */
  watch: z.array(watchedAnimal.extend({ source: z.string().nullable() })),
  figures: z.object({
    lastMealOn: z.string().nullable(),
    /** Of what was offered within a year the part that was refused, 0 to 1. */
    refusalRate: z.number().nullable(),
    /** Between the meals of a year. */
    medianGapDays: z.number().nullable(),
    /** The last meal, in per cent of the animal. */
    preyPercent: z.number().nullable(),
    preyHint: z.object({ min: z.number(), max: z.number(), source: z.string() }).nullable(),
    gapHint: z.object({ minDays: days, maxDays: days, source: z.string() }).nullable(),
  }),
  /** The days of a year on which something was fed, the earliest first. */
  strip: z.array(z.object({ day: z.string(), outcome: z.enum(feedingOutcomes) })),
  /** The last weights, the earliest first. */
  weights: z.array(z.object({ day: z.string(), grams: z.number(), basis: z.string().nullable() })),
})

export type AnimalCare = z.output<typeof animalCare>
