import { roundTo } from '../kernel/amount.ts'
import { type CivilDay, daysBetween } from '../kernel/civil-day.ts'

/** Days around laying in which weights of the female are looked for (CLU-11). */
export const massDays = { before: 60, after: 14 } as const

/** What a female weighed on a day. */
export type FemaleWeight = { readonly day: CivilDay; readonly grams: number }

/** A weight, and how many days it is from laying. */
type WeightFromLaying = FemaleWeight & { readonly days: number }

/** What a clutch weighed beside its female. A part is null where a weight that it needs is not known. */
export type ClutchMass = {
  /** The first weight of the day of laying or after it, and the last before it. */
  readonly after: WeightFromLaying | null
  readonly before: WeightFromLaying | null
  /** The mass of the clutch by her weight after it. */
  readonly relative: number | null
  /** What she lost by laying, in grams and in per cent of what she weighed before. */
  readonly lossGrams: number | null
  readonly lossPercent: number | null
}

type Laid = { readonly layDate: CivilDay; readonly massGrams: number | null }

/** What a clutch and the weights of its female say of each other; weights of one day stand in their order. */
export function clutchMassOf({ layDate, massGrams }: Laid, weights: readonly FemaleWeight[]): ClutchMass {
  const told = weights
    .filter(({ grams }) => grams > 0)
    .map((weight): WeightFromLaying => ({ ...weight, days: daysBetween(layDate, weight.day) }))
    .sort((one, other) => one.days - other.days)
  const after = told.find(({ days }) => days >= 0 && days <= massDays.after) ?? null
  const before = told.findLast(({ days }) => days < 0 && days >= -massDays.before) ?? null
  const lossGrams = before && after ? roundTo(before.grams - after.grams, 2) : null
  return {
    ...{ after, before, lossGrams },
    relative: after && massGrams !== null ? roundTo(massGrams / after.grams, 4) : null,
    lossPercent: before && lossGrams !== null ? roundTo((100 * lossGrams) / before.grams, 1) : null,
  }
}
