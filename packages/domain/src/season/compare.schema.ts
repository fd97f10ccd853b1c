import { z } from 'zod'
import { recordId } from '../kernel/fields.ts'
import { comparedBy } from './compare.rules.ts'

export const compareQuery = z.object({
  by: z.enum(comparedBy, `Please ask for one of ${comparedBy.join(', ')}`).default('season'),
})

const count = z.number().int()
const rate = z.number().nullable()

/** What the clutches of a season, and of a group in it, come to; what is not of the kind asked for is null (SEA-17). */
export const comparedSeason = z.object({
  season: count,
  species: z.string().nullable(),
  femaleId: recordId.nullable(),
  femaleName: z.string().nullable(),
  maleId: recordId.nullable(),
  maleName: z.string().nullable(),
  clutches: count,
  eggs: count,
  /** Neither infertile nor slugged. */
  fertile: count,
  hatched: count,
  /** Parts of 1; null where there is nothing to divide by. */
  fertility: rate,
  hatchOfFertile: rate,
  hatchOfLaid: rate,
  meanClutchSize: rate,
  litters: count,
  live: count,
  stillborn: count,
})

export type CompareQuery = z.output<typeof compareQuery>
export type ComparedSeason = z.output<typeof comparedSeason>
