import type { Parentage } from './kinship.rules.ts'

/** How many generations of ancestors the planner looks at: 30 of them. */
const plannedGenerations = 4

/**
 * Which part of the ancestors of four generations is known by link, 0 to 1, of each animal asked for; one that stands in
 * several places counts in each. Without it an inbreeding of 0 may mean that nobody knows. Parents that are not among the
 * animals given are unknown.
 */
export function knownParts(
  animals: readonly Parentage[],
  asked: readonly number[],
): ReadonlyMap<number, number> {
  const byId = new Map(animals.map((animal) => [animal.id, animal]))
  const places = 2 ** (plannedGenerations + 1) - 2
  const knownAbove = (id: number, generations: number): number => {
    const animal = byId.get(id)
    if (!animal || generations === 0) return 0
    return [animal.fatherId, animal.motherId].reduce<number>(
      (sum, parent) =>
        parent !== null && byId.has(parent) ? sum + 1 + knownAbove(parent, generations - 1) : sum,
      0,
    )
  }
  return new Map(asked.map((id) => [id, knownAbove(id, plannedGenerations) / places]))
}
