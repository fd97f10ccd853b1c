import { z } from 'zod'
import { animalLimits } from '../collection/collection.rules.ts'
import { animal, newAnimal } from '../collection/collection.schema.ts'
import { eggLimits, eggMessages, endStatuses } from '../eggs/eggs.rules.ts'
import { egg } from '../eggs/eggs.schema.ts'
import { genotypeChange } from '../genetics/genotype.schema.ts'
import { digits, optionalText, plainDay, plainText, recordId } from '../kernel/fields.ts'
import { weightUnits } from '../kernel/units.ts'
import { wholeClutch } from './clutches.schema.ts'
import { hatchMessages } from './hatch.rules.ts'

const most = eggLimits.hatchedAtOnce
const { weight } = newAnimal.shape
const several = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(most, `Please name at most ${most} at once`)

const unit = z.enum(weightUnits, 'Please choose grams, ounces or pounds')

/** The body of a hatch or a birth of some young of a clutch, in their order (CLU-15). */
export const clutchHatch = z.object({
  /** Today unless said. */
  day: plainDay.optional(),
  eggIds: several(recordId)
    .min(1, 'Please choose at least one egg')
    .refine((ids) => new Set(ids).size === ids.length, 'Each egg can hatch only once')
    .optional(),
  /** The first eggs that incubate, or of a litter live young that have no animal yet. */
  count: z
    .number(hatchMessages.count)
    .int(hatchMessages.count)
    .min(1, hatchMessages.count)
    .max(most, hatchMessages.count)
    .optional(),
  ended: several(z.object({ id: recordId, status: z.enum(endStatuses, eggMessages.status) })).optional(),
  /** The ID of the first, from which those of the others count on. */
  firstId: optionalText(animalLimits.text).optional(),
  weights: several(weight.unwrap()).optional(),
  weightUnit: unit.default('grams'),
  species: plainText(animalLimits.text).optional(),
  producedBy: optionalText(animalLimits.text).optional(),
  isHoldback: z.boolean().optional(),
  placeIds: several(recordId.nullable()).optional(),
  genotypes: several(genotypeChange.nullable()).optional(),
})

/** What came of a hatch. */
export const clutchHatched = z.object({
  hatchId: recordId,
  day: z.string(),
  clutch: wholeClutch,
  animals: z.array(animal),
  eggs: z.array(egg),
})

/** The body of weighing young of a clutch on one day (CLU-18). */
export const youngWeights = z.object({
  day: plainDay.optional(),
  weightUnit: unit.default('grams'),
  weights: several(
    z.object({
      animalId: recordId,
      amount: z
        .number('Please enter a weight')
        .positive('Please enter a weight')
        .max(1e9, 'Please enter a weight'),
    }),
  )
    .min(1, 'Please weigh at least one')
    .refine(
      (weights) => new Set(weights.map(({ animalId }) => animalId)).size === weights.length,
      'Please weigh each animal once',
    ),
})

export const youngWeighed = z.object({ ids: z.array(recordId) })

export const hatchParams = z.object({ id: digits, hatchId: digits })

export type ClutchHatch = z.output<typeof clutchHatch>
export type ClutchHatched = z.output<typeof clutchHatched>
export type YoungWeights = z.output<typeof youngWeights>
