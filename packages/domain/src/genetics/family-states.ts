import type { ParentState } from './crossing.rules.ts'
import { stateAt } from './family-facts.ts'
import { type Family, type Member, namingKey } from './family-index.ts'
import { type LocusFamily, locusFamilyOf } from './family-locus.ts'
import { narrowedOf } from './family-narrowing.ts'
import { type Joint, jointOf, leading } from './family-network.ts'
import { unit } from './family-table.ts'
import { add, divide, type Fraction, fraction, isZero, multiply, one, zero } from './fraction.ts'
import type { Sex } from './gene.ts'
import type { AlleleState } from './genotype.rules.ts'
import type { Locus } from './locus.rules.ts'

/** What some animals are together, by the numbers of their states, with its chance. */
export type StatesRead = { readonly states: readonly number[]; readonly chance: Fraction }

/** The chances of one animal's states, or of several together; null where the facts can't all be true. */
export type Together = { readonly read: readonly StatesRead[] | null; readonly approximate: boolean }

const certain: Pick<Joint, 'table' | 'approximate'> = { table: unit, approximate: false }

/** Reads animals that may carry something at a locus; the states come in the order of the animals asked for. */
export function readTogether(view: LocusFamily, targets: readonly number[]): Together {
  const narrowed = narrowedOf(view) ?? view
  const statesOf = (place: number): readonly number[] => narrowed.knownOf(place).allowed
  // To whom one state is left is that, and says nothing of another; where facts clash, the whole of it is counted.
  const open = narrowed === view ? targets : targets.filter((target) => statesOf(target).length !== 1)
  const { table, approximate } = open.length > 0 ? jointOf(narrowed, open) : certain
  const { values } = leading(table)
  const total = values.reduce((all, value) => all + value, 0n)
  if (total === 0n) return { read: null, approximate }
  const read = values.flatMap((value, at): StatesRead[] => {
    if (value === 0n) return []
    let rest = at
    const byPlace = new Map<number, number>()
    for (let axis = table.places.length - 1; axis >= 0; axis--) {
      const [place = 0, size = 1] = [table.places[axis], table.sizes[axis]]
      byPlace.set(place, statesOf(place)[rest % size] ?? 0)
      rest = Math.floor(rest / size)
    }
    const states = targets.map((target) => byPlace.get(target) ?? statesOf(target)[0] ?? 0)
    return [{ states, chance: fraction(value, total) }]
  })
  return { read, approximate }
}

type Parent = { readonly member: Member; readonly view: LocusFamily | null }

function parentAt(family: Family, id: number, locus: Locus): Parent | null {
  const member = family.members[family.placeOf.get(id) ?? -1]
  if (!member) return null
  const group = family.groups[member.place] ?? 0
  const isNamed = family.countedIn.has(group) || family.naming.has(namingKey(locus.id, group))
  const view = isNamed ? locusFamilyOf(family, locus, group) : null
  return { member, view: view?.mayCarry.has(member.place) ? view : null }
}

const parentsRead = new WeakMap<Family, Map<string, AlleleState[] | null>>()

/** What an animal may be at a locus as a parent of a sex, read once; null where facts about it clash. */
export function readParent(family: Family, id: number, sex: Sex, locus: Locus): AlleleState[] | null {
  const read = parentsRead.get(family) ?? new Map<string, AlleleState[] | null>()
  parentsRead.set(family, read)
  const key = `${id} ${sex} ${locus.id}`
  const known = read.get(key)
  if (known !== undefined) return known
  const found = parentStates(family, id, sex, locus)
  read.set(key, found)
  return found
}

function parentStates(family: Family, id: number, sex: Sex, locus: Locus): AlleleState[] | null {
  const parent = parentAt(family, id, locus)
  if (!parent?.view) return [clearState(locus, sex)]
  const { read } = readTogether(parent.view, [parent.member.place])
  return read && asParents(read, parent.view, [sex]).flatMap(({ parents }) => parents)
}

type PairIds = { readonly sireId: number; readonly damId: number }

const pairsRead = new WeakMap<Family, Map<string, ParentState[] | null>>()

/** What a pair is together at a locus, kin or not (GEN-32), read once; null where facts about one clash. */
export function readPair(family: Family, ids: PairIds, locus: Locus): ParentState[] | null {
  const read = pairsRead.get(family) ?? new Map<string, ParentState[] | null>()
  pairsRead.set(family, read)
  const key = `${ids.sireId} ${ids.damId} ${locus.id}`
  const known = read.get(key)
  if (known !== undefined) return known
  const found = pairStates(family, ids, locus)
  read.set(key, found)
  return found
}

/** Once the effort of a search is spent, kin are read apart. */
function pairStates(family: Family, { sireId, damId }: PairIds, locus: Locus): ParentState[] | null {
  const [sire, dam] = [parentAt(family, sireId, locus), parentAt(family, damId, locus)]
  const isLinked =
    family.effort.left > 0 &&
    sire?.view &&
    dam?.view &&
    family.groups[sire.member.place] === family.groups[dam.member.place]
  if (isLinked) {
    const { read } = readTogether(sire.view, [sire.member.place, dam.member.place])
    return (
      read &&
      asParents(read, sire.view, ['male', 'female']).flatMap(({ parents, chance }) => {
        const [his, hers] = parents
        return his && hers ? [{ sire: his, dam: hers, chance }] : []
      })
    )
  }
  const [his, hers] = [readParent(family, sireId, 'male', locus), readParent(family, damId, 'female', locus)]
  return (
    his &&
    hers &&
    his.flatMap((father) =>
      hers.map((mother) => ({ sire: father, dam: mother, chance: multiply(father.chance, mother.chance) })),
    )
  )
}

const clearState = (locus: Locus, sex: Sex): AlleleState => ({
  first: 'wild',
  second: sex === locus.oddSex && locus.linkage === 'one-copy' ? 'none' : 'wild',
  chance: one,
})

/** The states that animals of these sexes have, of which the rest is left out. */
function asParents(
  read: readonly StatesRead[],
  view: LocusFamily,
  sexes: readonly Sex[],
): { parents: AlleleState[]; chance: Fraction }[] {
  const fitting = read.filter(({ states }) =>
    states.every((state, at) => (stateAt(view.space, state).sex ?? sexes[at]) === sexes[at]),
  )
  const total = fitting.reduce((all, { chance }) => add(all, chance), zero)
  return isZero(total)
    ? []
    : fitting.map(({ states, chance }) => {
        const share = divide(chance, total)
        const parents = states.map((state) => {
          const { first, second } = stateAt(view.space, state)
          return { first, second, chance: share }
        })
        return { parents, chance: share }
      })
}
