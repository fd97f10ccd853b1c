import { byAmount, piecesTaken, sumOf } from '@clutchbook/domain/husbandry/feeder.rules'
import type { FeedingCosts } from '@clutchbook/domain/husbandry/feeder.schema'
import { readStoredData } from '@clutchbook/domain/husbandry/record-data'

type PaidFeeding = { readonly animalId: number; readonly name: string; readonly data: string | null }

/** What the meals of each animal cost, by currency, the dearest first. */
export function costsOf(feedings: readonly PaidFeeding[]): FeedingCosts[] {
  const paid = feedings.flatMap(({ animalId, name, data }) => {
    const { cost, currency, ...told } = readStoredData(data) ?? {}
    if (typeof cost !== 'string') return []
    const code = typeof currency === 'string' ? currency : null
    return [{ animalId, name, pieces: piecesTaken(told), cost, currency: code }]
  })
  return [...Map.groupBy(paid, ({ animalId, currency }) => `${animalId} ${currency ?? ''}`).values()]
    .flatMap((meals): FeedingCosts[] => {
      const [first] = meals
      if (first === undefined) return []
      const { animalId, name, currency } = first
      const pieces = meals.reduce((sum, meal) => sum + meal.pieces, 0)
      return [
        { animalId, name, meals: meals.length, pieces, cost: sumOf(meals.map(({ cost }) => cost)), currency },
      ]
    })
    .sort((one, other) => byAmount(one.cost, other.cost) || one.animalId - other.animalId)
}
