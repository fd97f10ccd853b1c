import type { Clash } from './family.ts'
import { scopeOf } from './family-births.ts'
import { type Member, unknown } from './family-index.ts'
import type { Birth, LocusFamily } from './family-locus.ts'
import { type Left, statesIn, statesLeft } from './family-narrowing.ts'
import { birthsAround } from './family-network.ts'

/**
 * Whose facts can't all be true: an animal alone, or a birth that the facts on both sides of it rule out, found by leaving
 * to everybody what parents and young leave to them. Who is named is who clashes first in the order of ids.
 */
export function clashOf(view: LocusFamily, members: readonly Member[], place: number): Clash {
  const idsOf = (places: readonly number[]) => places.flatMap((one) => members[one]?.id ?? [])
  const isAlone = (one: number): boolean => view.knownOf(one).allowed.length === 0
  const births = birthsAround(view, [place]).toSorted((a, b) => (a.child ?? 0) - (b.child ?? 0))
  const { left, impossible } = statesLeft(view, births)
  const places = impossible ? scopeOf(impossible) : [place]
  const alone = places.find(isAlone)
  if (alone !== undefined || !impossible)
    return { animalIds: idsOf(alone === undefined ? [] : [alone]), childId: null, parent: null }
  return {
    animalIds: idsOf(places),
    childId: members[impossible.child ?? unknown]?.id ?? null,
    parent: wrongParent(view, impossible, left),
  }
}

/** The parent without whom the birth would be possible, where that is one of them. */
function wrongParent(view: LocusFamily, birth: Birth, left: Left): Clash['parent'] {
  if (birth.father === unknown) return 'mother'
  if (birth.mother === unknown) return 'father'
  const isPossible = (one: Birth): boolean => statesIn(view, one, left).every(({ length }) => length > 0)
  const withoutFather = isPossible({ ...birth, father: unknown })
  const withoutMother = isPossible({ ...birth, mother: unknown })
  return withoutFather === withoutMother ? null : withoutFather ? 'father' : 'mother'
}
