import { gramsOf, parseWeight, type WeightUnit } from '@clutchbook/domain/kernel/units'
import type { KeptAnimal, Place } from './places.queries.ts'

/** One look of a walk: an animal in its place, and how many empty places were passed since the one before. */
export type Step = {
  readonly animal: KeptAnimal
  readonly place: Place | null
  /** Which of several in the same place it is, from 1, and of how many. */
  readonly nth: number
  readonly of: number
  readonly passed: number
}

/** The steps of a walk past a place and all that stands in it: each animal in walking order (PLC-10). */
export function stepsOf(places: readonly Place[], animals: readonly KeptAnimal[]): Step[] {
  const byPlace = Map.groupBy(animals, ({ placeId }) => placeId ?? 0)
  const steps: Step[] = []
  let passed = 0
  for (const place of places) {
    const kept = byPlace.get(place.id) ?? []
    if (kept.length === 0) {
      if (place.kind === 'enclosure') passed += 1
      continue
    }
    for (const [at, animal] of kept.entries()) {
      steps.push({ animal, place, nth: at + 1, of: kept.length, passed: at === 0 ? passed : 0 })
    }
    passed = 0
  }
  return steps
}

/** From so much of its last weight on a weight is asked about once: a slip of a key is more than an animal gains. */
const farOff = 0.3

type Weighed = { readonly weight: number | null; readonly weightUnit: WeightUnit }

/** By how many per cent a typed weight is off the last one, where that is far; null where it is not, or nobody knows (PLC-11). */
export function percentOff(typed: string, { weight, weightUnit }: Weighed): number | null {
  const read = parseWeight(typed, 'grams')
  if (read === null || weight === null || weight === 0) return null
  const before = gramsOf(weight, weightUnit)
  const off = (gramsOf(read.amount, read.unit) - before) / before
  return Math.abs(off) > farOff ? Math.round(off * 100) : null
}
