import type { FamilyReading } from './family.ts'
import { type Known, stateAt } from './family-facts.ts'
import type { CountedRow, Family, Member } from './family-index.ts'
import type { Birth, LocusFamily } from './family-locus.ts'
import { lookOf } from './locus.rules.ts'

/** Young of one look: a kept animal, or several that were counted. */
export type Young = {
  readonly child: Member | null
  readonly row: CountedRow | null
  readonly count: number
}

/** Kept young, then counted ones, by the day of birth. */
export function youngOf(family: Family, { place, children }: Member): Young[] {
  const kept = children.flatMap((at): Young[] => {
    const child = family.members[at]
    return child?.entries ? [{ child, row: null, count: 1 }] : []
  })
  const counted = (family.countedIn.get(family.groups[place] ?? 0) ?? [])
    .filter(({ father, mother }) => father === place || mother === place)
    .map((row): Young => ({ child: null, row, count: row.count }))
  const dayOf = ({ child, row }: Young): string => (child ?? row)?.bornOn ?? '9999'
  return [...kept, ...counted].sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0))
}

/** Those that show a gene by what is known of themselves alone. */
export function showing(view: LocusFamily, young: readonly Young[], gene: string): Young[] {
  return young.filter((one) => {
    const { allowed } = knownOf(view, one)
    return (
      allowed.length > 0 &&
      allowed.every((at) => {
        const { first, second } = stateAt(view.space, at)
        return lookOf([first, second], view.space.locus).split(/[+/!]/).includes(gene)
      })
    )
  })
}

const knownOf = (view: LocusFamily, { child, row }: Young): Pick<Known, 'allowed'> =>
  child ? view.knownOf(child.place) : row ? view.knownOfRow(row) : { allowed: [] }

/** How many are tried as the one that proves a gene. */
const mostTried = 24

/** The first young, of those that show a gene, that makes it sure alone. */
export function proofOf(
  young: readonly Young[],
  isProof: (keeps: (birth: Birth) => boolean) => boolean,
): FamilyReading['proof'] {
  for (const { child, row } of young.slice(0, mostTried))
    if (isProof((birth) => (row ? birth.row === row : birth.child === child?.place)))
      return { animalId: child?.id ?? null, projectId: row?.projectId ?? null }
  return null
}
