import type { Clash } from './family.ts'
import { birthTable } from './family-births.ts'
import { type Member, unknown } from './family-index.ts'
import type { Birth, LocusFamily } from './family-locus.ts'
import { birthsAround } from './family-network.ts'
import type { Table } from './family-table.ts'

/** The states that are left to animals. */
type Left = Map<number, ReadonlySet<number>>

/**
 * Whose facts can't all be true: an animal alone, or a birth that the facts on both sides of it rule out, found by leaving
 * to everybody what parents and young leave to them. Who is named is who clashes first in the order of ids.
 */
export function clashOf(view: LocusFamily, members: readonly Member[], place: number): Clash {
  const births = birthsAround(view, [place]).toSorted((a, b) => (a.child ?? 0) - (b.child ?? 0))
  const idsOf = (places: readonly number[]) => places.flatMap((one) => members[one]?.id ?? [])
  const left: Left = new Map()
  for (let narrowed = true; narrowed; ) {
    narrowed = false
    for (const birth of births) {
      const table = birthTable(view, birth)
      const empty = table.places.find((_, axis) => table.sizes[axis] === 0)
      if (empty !== undefined) return { animalIds: idsOf([empty]), childId: null, parent: null }
      if (!isPossible(table, left))
        return {
          animalIds: idsOf(table.places),
          childId: members[birth.child ?? unknown]?.id ?? null,
          parent: wrongParent(view, birth, left),
        }
      narrowed = narrow(table, left) || narrowed
    }
  }
  const isAlone = view.knownOf(place).allowed.length === 0
  return { animalIds: isAlone ? idsOf([place]) : [], childId: null, parent: null }
}

/** The parent without whom the birth would be possible, where that is one of them. */
function wrongParent(view: LocusFamily, birth: Birth, left: Left): Clash['parent'] {
  if (birth.father === unknown) return 'mother'
  if (birth.mother === unknown) return 'father'
  const withoutFather = isPossible(birthTable(view, { ...birth, father: unknown }), left)
  const withoutMother = isPossible(birthTable(view, { ...birth, mother: unknown }), left)
  return withoutFather === withoutMother ? null : withoutFather ? 'father' : 'mother'
}

/** Goes through the entries of a table that can be, by the state of each animal. */
function* possible({ sizes, places, values }: Table, left: Left): Generator<number[]> {
  const states = sizes.map(() => 0)
  for (const value of values) {
    if (value > 0 && states.every((state, axis) => left.get(places[axis] ?? unknown)?.has(state) ?? true))
      yield states
    for (let axis = sizes.length - 1; axis >= 0; axis--) {
      const next = (states[axis] ?? 0) + 1
      states[axis] = next === sizes[axis] ? 0 : next
      if (states[axis] !== 0) break
    }
  }
}

const isPossible = (table: Table, left: Left): boolean => !possible(table, left).next().done

/** Whether a table leaves less to one of its animals than before. */
function narrow(table: Table, left: Left): boolean {
  const found = table.places.map(() => new Set<number>())
  for (const states of possible(table, left))
    for (const [axis, state] of states.entries()) found[axis]?.add(state)
  let narrowed = false
  for (const [axis, place] of table.places.entries()) {
    const before = left.get(place)?.size ?? table.sizes[axis] ?? 0
    const here = found[axis] ?? new Set()
    if (here.size < before) narrowed = true
    left.set(place, here)
  }
  return narrowed
}
