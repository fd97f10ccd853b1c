import { z } from 'zod'
import { priceStatuses, sexes } from './collection.rules.ts'
import { speciesCount } from './collection.schema.ts'

const count = z.number().int()

/**
 * The keeper's animals in figures. Species, sex and age are of the animals kept now, so of those not archived; standing,
 * price status and sales are of all.
 */
export const animalStatistics = z.object({
  total: count,
  byStanding: z.object({ active: count, holdbacks: count, archived: count }),
  byPriceStatus: z.array(z.object({ priceStatus: z.enum(priceStatuses), count })),
  /** Most frequent first. */
  bySpecies: z.array(speciesCount),
  bySex: z.array(z.object({ sex: z.enum(sexes), count })),
  /** In whole years, 0 for under one; null where the birth day is not known. */
  byAge: z.array(z.object({ years: z.number().int().nullable(), count })),
  salesByCurrency: z.array(
    z.object({
      currency: z.string(),
      sold: count,
      soldAmount: z.number(),
      listed: count,
      listedAmount: z.number(),
    }),
  ),
})

export type AnimalStatistics = z.output<typeof animalStatistics>
