import type { FamilyEntry } from './family.ts'
import { entriesAt, isBelief, isFact, type Known, knownOf } from './family-facts.ts'
import { type CountedRow, type Effort, type Family, type Member, namingKey, unknown } from './family-index.ts'
import { type FamilySpace, spaceOf } from './family-space.ts'
import type { Gene, Sex } from './gene.ts'
import type { Locus } from './locus.rules.ts'

/** A parent that can't carry anything of the locus. */
export const clear = -2

/** A birth that links count for, or all births of counted young of one look; parents are places, `unknown` or `clear`. */
export type Birth = {
  readonly father: number
  readonly mother: number
  readonly child: number | null
  readonly row: CountedRow | null
}

/** A group of linked animals at one locus. */
export type LocusFamily = {
  readonly space: FamilySpace
  readonly effort: Effort
  /** Who may carry a gene of the locus; everybody else is clear without being counted (GEN-44). */
  readonly mayCarry: ReadonlySet<number>
  /** Whose links up are left aside, because its belief counts (GEN-38). */
  readonly believes: (place: number) => boolean
  readonly sexOf: (place: number) => Sex | null
  readonly birthOf: (place: number) => Birth
  /** The births of an animal's young. */
  readonly birthsBy: (place: number) => readonly Birth[]
  readonly countedBirths: readonly Birth[]
  readonly knownOf: (place: number) => Known
  readonly knownOfRow: (row: CountedRow) => Known
}

const names = (entries: readonly FamilyEntry[]): boolean => entries.some(({ copies }) => copies)

const made = new WeakMap<Family, Map<string, LocusFamily | null>>()

/** A group of a family at a locus, made once; null where nobody of it names a gene there. */
export function locusFamilyOf(family: Family, locus: Locus, group: number): LocusFamily | null {
  const views = made.get(family) ?? new Map<string, LocusFamily | null>()
  made.set(family, views)
  const key = namingKey(locus.id, group)
  const known = views.get(key)
  if (known !== undefined) return known
  const view = makeLocusFamily(family, locus, group)
  views.set(key, view)
  return view
}

function makeLocusFamily(family: Family, locus: Locus, group: number): LocusFamily | null {
  const { members } = family
  const naming = family.naming.get(namingKey(locus.id, group)) ?? []
  const counted = family.countedIn.get(group) ?? []
  const genes = genesNamed(locus, [
    ...naming.flatMap((place) => members[place]?.entries ?? []),
    ...counted.flatMap(({ entries }) => entries),
  ])
  if (genes.length === 0) return null
  const space = spaceOf(locus, genes)
  const believing = believersOf(family, locus, naming)
  const believes = (place: number): boolean => believing.has(place)
  const mayCarry = carriersOf(family, { locus, naming, counted, believes })
  const sideOf = (parent: number): number => (parent === unknown || mayCarry.has(parent) ? parent : clear)
  const birthOf = remembered((place: number): Birth => {
    const { father = unknown, mother = unknown } = (!believes(place) && members[place]) || {}
    return { father: sideOf(father), mother: sideOf(mother), child: place, row: null }
  })
  const sexOf = (place: number): Sex | null => members[place]?.sex ?? null
  const countedBirths = counted.map(
    (row): Birth => ({ father: sideOf(row.father), mother: sideOf(row.mother), child: null, row }),
  )
  const rows = rowsByParent(countedBirths)
  const isNaming = new Set(naming)
  // Most animals name nothing here; these are known alike.
  const unkept = remembered((sex: Sex | null) => knownOf(space, sex, null))
  const silent = remembered((sex: Sex | null) => knownOf(space, sex, []))
  return {
    space,
    effort: family.effort,
    mayCarry,
    believes,
    sexOf,
    birthOf,
    countedBirths,
    birthsBy: (place) => [
      ...(members[place]?.children ?? []).filter((child) => !believes(child)).map(birthOf),
      ...(rows.get(place) ?? []),
    ],
    knownOf: remembered((place) => {
      const { entries = null } = members[place] ?? {}
      if (!entries) return unkept(sexOf(place))
      if (!isNaming.has(place)) return silent(sexOf(place))
      return knownOf(space, sexOf(place), entriesAt(locus, entries))
    }),
    knownOfRow: remembered(({ sex, entries }) => knownOf(space, sex, entriesAt(locus, entries))),
  }
}

function genesNamed(locus: Locus, entries: readonly FamilyEntry[]): Gene[] {
  const named = new Set(entries.flatMap(({ gene, copies }) => (copies ? gene : [])))
  return locus.genes.filter(({ id }) => named.has(id))
}

function rowsByParent(countedBirths: readonly Birth[]): ReadonlyMap<number, readonly Birth[]> {
  const rows = new Map<number, Birth[]>()
  for (const birth of countedBirths)
    for (const place of [birth.father, birth.mother]) {
      const here = rows.get(place) ?? []
      here.push(birth)
      rows.set(place, here)
    }
  return rows
}

function remembered<K, V>(find: (key: K) => V): (key: K) => V {
  const found = new Map<K, V>()
  return (key) => {
    const known = found.get(key) ?? find(key)
    found.set(key, known)
    return known
  }
}

/** The same family, in which an animal is parent of those of its young alone that a condition keeps. */
export function withYoungOf(
  view: LocusFamily,
  parent: number,
  keeps: (birth: Birth) => boolean,
): LocusFamily {
  const stripped = (birth: Birth): Birth =>
    (birth.father !== parent && birth.mother !== parent) || keeps(birth)
      ? birth
      : {
          ...birth,
          father: birth.father === parent ? unknown : birth.father,
          mother: birth.mother === parent ? unknown : birth.mother,
        }
  return {
    ...view,
    countedBirths: view.countedBirths.map(stripped),
    birthOf: (place) => stripped(view.birthOf(place)),
    birthsBy: (place) =>
      place === parent ? view.birthsBy(place).filter(keeps) : view.birthsBy(place).map(stripped),
  }
}

/** The same family, of which nobody knows what the young of an animal are. */
export function withoutKnowing(view: LocusFamily, parent: number): LocusFamily {
  const young = new Set(view.birthsBy(parent).flatMap(({ child }) => child ?? []))
  const rows = new Set(view.birthsBy(parent).flatMap(({ row }) => row ?? []))
  return {
    ...view,
    knownOf: (place) =>
      young.has(place) ? knownOf(view.space, view.sexOf(place), null) : view.knownOf(place),
    knownOfRow: (row) => (rows.has(row) ? knownOf(view.space, row.sex, null) : view.knownOfRow(row)),
  }
}

/** Those with a belief whose parents don't explain them (GEN-38). */
function believersOf({ members }: Family, locus: Locus, naming: readonly number[]): Set<number> {
  const isNaming = new Set(naming.filter((place) => names(entriesAt(locus, members[place]?.entries ?? []))))
  const childrenOf = (place: number): readonly number[] => members[place]?.children ?? []
  const isBelowNaming = closure([...isNaming].flatMap(childrenOf), childrenOf)
  const isExplained = ({ place, father, mother }: Member): boolean =>
    members[father]?.entries != null && members[mother]?.entries != null && isBelowNaming.has(place)
  return new Set(
    naming.filter((place) => {
      const member = members[place]
      return (
        member &&
        entriesAt(locus, member.entries ?? []).some((entry) => isBelief(locus, entry)) &&
        !isExplained(member)
      )
    }),
  )
}

const parentsOf = (members: readonly Member[], place: number): readonly number[] => {
  const { father = unknown, mother = unknown } = members[place] ?? {}
  return [father, mother]
}

/** All that are reached from some, these with them. */
function closure(from: Iterable<number>, next: (place: number) => readonly number[]): Set<number> {
  const found = new Set([...from].filter((place) => place !== unknown))
  for (const place of found) for (const other of next(place)) if (other !== unknown) found.add(other)
  return found
}

type Naming = Pick<LocusFamily, 'believes'> & {
  readonly locus: Locus
  readonly counted: readonly CountedRow[]
  readonly naming: readonly number[]
}

/**
 * Facts demand that some ancestor had the gene, and beliefs bring it in; who descends from neither, as far as links count,
 * has it with a chance of a higher order of e than need be.
 */
function carriersOf({ members }: Family, { locus, naming, counted, believes }: Naming): Set<number> {
  const demanding: number[] = []
  const believing: number[] = []
  for (const place of naming) {
    const entries = entriesAt(locus, members[place]?.entries ?? []).filter(({ copies }) => copies)
    if (entries.some(isFact)) demanding.push(place)
    if (entries.length > 0 && believes(place)) believing.push(place)
  }
  for (const { father, mother, entries } of counted)
    if (names(entriesAt(locus, entries))) demanding.push(father, mother)
  const above = closure(demanding, (place) => (believes(place) ? [] : parentsOf(members, place)))
  return closure([...above, ...believing], (place) =>
    (members[place]?.children ?? []).filter((child) => !believes(child)),
  )
}
