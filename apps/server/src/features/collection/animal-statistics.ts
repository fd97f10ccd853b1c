import { countByAge, salesByCurrency } from '@clutchbook/domain/collection/animal-statistics.rules'
import type { AnimalStatistics } from '@clutchbook/domain/collection/animal-statistics.schema'
import { priceStatuses, sexes } from '@clutchbook/domain/collection/collection.rules'
import { mostFrequentFirst } from '@clutchbook/domain/collection/species-order.rules'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, todayIn } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { countAnimals, countBirths, countPrices } from './animal-statistics.repository.ts'

type StatisticsDependencies = { readonly db: Db; readonly clock: Clock }

type Counted = Awaited<ReturnType<typeof countAnimals>>

/** Makes what tells a keeper their own animals in figures (COL-Q03), in three queries. */
export const createAnimalStatistics =
  ({ db, clock }: StatisticsDependencies) =>
  async ({ keeperId, timeZone }: Actor): Promise<AnimalStatistics> => {
    const animals = await countAnimals(db, keeperId)
    const kept = animals.filter(({ isArchived }) => !isArchived)
    const today = todayIn(clock, timeZone)
    return {
      total: sum(animals),
      byStanding: {
        active: sum(kept.filter(({ isHoldback }) => !isHoldback)),
        holdbacks: sum(kept.filter(({ isHoldback }) => isHoldback)),
        archived: sum(animals) - sum(kept),
      },
      byPriceStatus: priceStatuses.map((priceStatus) => ({
        priceStatus,
        count: sum(animals.filter((row) => row.priceStatus === priceStatus)),
      })),
      bySpecies: countSpecies(kept),
      bySex: sexes.map((sex) => ({ sex, count: sum(kept.filter((row) => row.sex === sex)) })),
      byAge: countByAge(await countBirths(db, keeperId), today),
      salesByCurrency: salesByCurrency(await countPrices(db, keeperId)),
    }
  }

const sum = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((total, { count }) => total + count, 0)

function countSpecies(rows: Counted) {
  const counts = new Map<string, number>()
  for (const { species, count } of rows) counts.set(species, (counts.get(species) ?? 0) + count)
  return mostFrequentFirst(Array.from(counts, ([species, count]) => ({ species, count })))
}
