import type { CountedYoung, FamilyAnimal, FamilyEntry } from './family.ts'
import type { Sex } from './gene.ts'
import type { Genome } from './locus.rules.ts'

/** An animal by its place among all, with its parents and young by theirs; an unknown parent is `unknown`. */
export type Member = {
  readonly place: number
  readonly id: number
  readonly sex: Sex | null
  readonly father: number
  readonly mother: number
  readonly children: readonly number[]
  readonly bornOn: string | null
  readonly entries: readonly FamilyEntry[] | null
}

/** Young of a pair that were counted by one look. */
export type CountedRow = Omit<CountedYoung, 'fatherId' | 'motherId'> & {
  readonly father: number
  readonly mother: number
}

/**
 * How many entries of tables may still be counted for exact readings; beyond, the nearest births alone are, and what is read
 * then is approximate. It bounds what one question may take.
 */
export type Effort = { left: number }

/** Animals of one species by their links, in the order of their ids, so that the order of entry means nothing (GEN-44). */
export type Family = {
  readonly genome: Genome
  readonly members: readonly Member[]
  readonly placeOf: ReadonlyMap<number, number>
  readonly counted: readonly CountedRow[]
  /** The number of the group of animals that links join, by place. */
  readonly groups: Int32Array
  /** By locus and group: whose entries name a gene there, by place. */
  readonly naming: ReadonlyMap<string, readonly number[]>
  /** By group. */
  readonly countedIn: ReadonlyMap<number, readonly CountedRow[]>
  readonly effort: Effort
}

export const unknown = -1

export const namingKey = (locusId: string, group: number): string => `${group} ${locusId}`

type Members = {
  readonly animals: readonly FamilyAnimal[]
  readonly young: readonly CountedYoung[]
  /** No bound where it is not stated. */
  readonly effort?: number
}

/** Links animals of the species of a genome, once for all that is read of them. */
export function familyOf(
  genome: Genome,
  { animals, young, effort = Number.POSITIVE_INFINITY }: Members,
): Family {
  const sorted = animals.toSorted((a, b) => a.id - b.id)
  const placeOf = new Map(sorted.map(({ id }, place) => [id, place]))
  const placed = (id: number | null): number => (id === null ? unknown : (placeOf.get(id) ?? unknown))
  const children: number[][] = sorted.map(() => [])
  // Who is its own parent, or both parents in one, can't be, and counts as unknown.
  const links = sorted.map(({ id, fatherId, motherId }) => {
    const father = placed(fatherId === id ? null : fatherId)
    return [father, placed(motherId === id || motherId === fatherId ? null : motherId)] as const
  })
  for (const [place, [father, mother]] of links.entries()) {
    children[father]?.push(place)
    children[mother]?.push(place)
  }
  const fathers = new Set([...links.map(([father]) => father), ...young.map((row) => placed(row.fatherId))])
  const mothers = new Set([...links.map(([, mother]) => mother), ...young.map((row) => placed(row.motherId))])
  const members = sorted.map((animal, place): Member => {
    const [father = unknown, mother = unknown] = links[place] ?? []
    const sex = fathers.has(place) ? 'male' : mothers.has(place) ? 'female' : animal.sex
    const { id, bornOn, entries } = animal
    return { place, id, sex, father, mother, children: children[place] ?? [], bornOn, entries }
  })
  const counted = young
    .map(({ fatherId, motherId, ...row }) => ({ ...row, father: placed(fatherId), mother: placed(motherId) }))
    .filter(({ father, mother, count }) => count > 0 && (father !== unknown || mother !== unknown))
    .sort(inOrder)
  const groups = groupsOf(members, counted)
  const countedIn = Map.groupBy(
    counted,
    ({ father, mother }) => groups[father === unknown ? mother : father] ?? 0,
  )
  const naming = namingOf(genome, members, groups)
  return { genome, members, placeOf, counted, groups, naming, countedIn, effort: { left: effort } }
}

const inOrder = (a: CountedRow, b: CountedRow): number =>
  a.projectId - b.projectId || a.father - b.father || a.mother - b.mother || a.count - b.count

function namingOf(genome: Genome, members: readonly Member[], groups: Int32Array): Map<string, number[]> {
  const naming = new Map<string, number[]>()
  for (const { place, entries } of members)
    for (const { gene } of entries ?? []) {
      const locus = genome.locusOf(gene)
      if (!locus) continue
      const key = namingKey(locus.id, groups[place] ?? 0)
      const here = naming.get(key) ?? []
      if (here.at(-1) !== place) here.push(place)
      naming.set(key, here)
    }
  return naming
}

/** Numbers the groups; a group has the place of its first animal as its number. */
function groupsOf(members: readonly Member[], counted: readonly CountedRow[]): Int32Array {
  const groups = Int32Array.from(members, ({ place }) => place)
  const rootOf = (place: number): number => {
    let root = place
    for (let above = groups[root] ?? root; above !== root; above = groups[root] ?? root) {
      groups[root] = groups[above] ?? above
      root = above
    }
    return root
  }
  const join = (one: number, other: number): void => {
    if (one === unknown || other === unknown) return
    const [a, b] = [rootOf(one), rootOf(other)]
    groups[Math.max(a, b)] = Math.min(a, b)
  }
  for (const { place, father, mother } of members) {
    join(place, father)
    join(place, mother)
  }
  for (const { father, mother } of counted) join(father, mother)
  for (const { place } of members) groups[place] = rootOf(place)
  return groups
}
