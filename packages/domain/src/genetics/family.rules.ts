import type { CopyChances, FamilyEntry, FamilyReading } from './family.ts'
import { clashOf } from './family-clash.ts'
import { chancesOf, entriesAt, isBelief, ofCopies, stateAt, wordOf } from './family-facts.ts'
import { type Family, type Member, namingKey } from './family-index.ts'
import { type LocusFamily, locusFamilyOf, withYoungOf } from './family-locus.ts'
import { chanceOfYoung } from './family-network.ts'
import { readTogether, type Together } from './family-states.ts'
import { proofOf, showing, type Young, youngOf } from './family-young.ts'
import { add, compare, divide, type Fraction, isOne, isZero, one, zero } from './fraction.ts'
import { copiesIn, type Locus } from './locus.rules.ts'

export { familyOf } from './family-index.ts'
export { readPair, readParent } from './family-states.ts'

/** An animal at a locus, as far as it may carry something there. */
type Subject = {
  readonly family: Family
  readonly member: Member
  readonly locus: Locus
  readonly entries: readonly FamilyEntry[]
  readonly young: readonly Young[]
  readonly view: LocusFamily | null
}

/**
 * What the family says of an animal (GEN-36 to GEN-41): each gene that its entries name or that it may carry, in the order of
 * the catalogue; of tags nothing. None of an animal that is not of the family.
 */
export function readAnimal(family: Family, id: number): FamilyReading[] {
  const member = family.members[family.placeOf.get(id) ?? -1]
  if (!member) return []
  const group = family.groups[member.place] ?? 0
  const young = youngOf(family, member)
  const isCounted = family.countedIn.has(group)
  const readings = family.genome.loci.flatMap((locus) => {
    const entries = entriesAt(locus, member.entries ?? [])
    const isNamed = isCounted || family.naming.has(namingKey(locus.id, group))
    const view = isNamed ? locusFamilyOf(family, locus, group) : null
    return readLocus({ family, member, locus, entries, young, view })
  })
  return readings.sort((a, b) => family.genome.placeOf(a.gene) - family.genome.placeOf(b.gene))
}

function readLocus(subject: Subject): FamilyReading[] {
  const { view, member, entries, locus } = subject
  const entered = locus.genes.map(({ id }) => id).filter((id) => entries.some(({ gene }) => gene === id))
  if (!view?.mayCarry.has(member.place)) return entered.map((gene) => clearReading(subject, gene))
  const now = readTogether(view, [member.place])
  if (!now.read) {
    const clash = clashOf(view, subject.family.members, member.place)
    const genes = entered.length > 0 ? entered : view.space.genes.map(({ id }) => id)
    return genes.map((gene) => ({ ...plain(subject, gene), status: 'conflict', clash }))
  }
  const hasYoung = subject.young.length > 0 || member.children.length > 0
  const before = hasYoung ? readBefore(view, member.place, now) : null
  return locus.genes.flatMap(({ id }) => {
    const chances = chancesIn(view, now, id)
    return isOne(chances[0]) && !entered.includes(id)
      ? []
      : [readingOf({ ...subject, view }, { gene: id, now, chances, before })]
  })
}

/** What an animal is as if it had no young: the same where its own facts leave it one state. */
function readBefore(view: LocusFamily, place: number, now: Together): Together {
  if (view.knownOf(place).allowed.length === 1) return now
  return readTogether(
    withYoungOf(view, place, () => false),
    [place],
  )
}

type Carrier = Subject & { readonly view: LocusFamily }

type Found = {
  readonly gene: string
  readonly now: Together
  readonly chances: CopyChances
  readonly before: Together | null
}

function readingOf(subject: Carrier, { gene, now, chances, before }: Found): FamilyReading {
  const { view, member } = subject
  const reading = { ...plain(subject, gene), chances, before: before && chancesIn(view, before, gene) }
  return {
    ...reading,
    status: isSure(chances) ? 'sure' : 'possible',
    disagrees: isOtherwise(view.space.locus, reading, view.believes(member.place)),
    proof: proofIn(subject, reading),
    fromFather: fromFatherOf(view, member, { gene, now }),
    ifTrue: ifTrue(subject, reading),
    approximate: now.approximate || (before?.approximate ?? false),
  }
}

const isSure = (chances: CopyChances): boolean => chances.some(isOne)

const nobody: CopyChances = [one, zero, zero]

/** Of who can't carry anything here. */
function clearReading(subject: Subject, gene: string): FamilyReading {
  const { young, member, view, locus } = subject
  const hasYoung = young.length > 0 || member.children.length > 0
  const reading = { ...plain(subject, gene), chances: nobody, before: hasYoung ? nobody : null }
  return { ...reading, disagrees: isOtherwise(locus, reading, view?.believes(member.place) ?? true) }
}

function plain({ entries, young, view, locus }: Subject, gene: string): FamilyReading {
  const count = (some: readonly Young[]): number => some.reduce((all, one) => all + one.count, 0)
  return {
    gene,
    locus: locus.id,
    chances: null,
    before: null,
    status: 'sure',
    stated: wordOf(locus, entries, gene),
    disagrees: false,
    proof: null,
    young: { count: count(young), showing: view ? count(showing(view, young, gene)) : 0 },
    fromFather: null,
    ifTrue: null,
    approximate: false,
    clash: null,
  }
}

/** Whether a belief that counts is ruled out, or one that doesn't count says otherwise than Mendel's rule (GEN-38). */
function isOtherwise(locus: Locus, { stated, chances, before }: FamilyReading, counts: boolean): boolean {
  if (!stated || !chances || !isBelief(locus, stated)) return false
  const believed = [0, 1, 2].map((copies) => ofCopies(stated, copies))
  if (counts) return believed.every((chance, copies) => isZero(chance) || isZero(chances[copies] ?? zero))
  return believed.some((chance, copies) => compare(chance, (before ?? chances)[copies] ?? zero) !== 0)
}

/** The first young that makes sure a gene which was open before it. */
function proofIn(
  { view, member, young }: Carrier,
  { gene, chances, before }: FamilyReading,
): FamilyReading['proof'] {
  if (!chances || !before || !isZero(chances[0]) || isZero(before[0])) return null
  return proofOf(showing(view, young, gene), (keeps) => {
    const together = readTogether(withYoungOf(view, member.place, keeps), [member.place])
    return together.read !== null && isZero(chancesIn(view, together, gene)[0])
  })
}

/** Of a belief that is certain and counts: how likely its young are what they are (GEN-Q01). */
function ifTrue({ view, member, young }: Carrier, { stated, chances }: FamilyReading): Fraction | null {
  const isCertain = stated !== null && isBelief(view.space.locus, stated) && isOne(stated.chance)
  if (!isCertain || !view.believes(member.place) || young.length === 0) return null
  return isZero(chances?.[stated.copies ?? 0] ?? zero) ? null : chanceOfYoung(view, member.place)
}

/** How likely one copy lies on the chromosome from the father, where that decides who gets it (GEN-30). */
function fromFatherOf(
  { space }: LocusFamily,
  { sex }: Member,
  { gene, now }: Pick<Found, 'gene' | 'now'>,
): Fraction | null {
  const { locus } = space
  if (locus.linkage !== 'recombining' || sex !== locus.oddSex) return null
  let [all, his] = [zero, zero]
  for (const { states, chance } of now.read ?? []) {
    const { first, second } = stateAt(space, states[0] ?? 0)
    if (copiesIn([first, second], gene) !== 1) continue
    all = add(all, chance)
    if (copiesIn([locus.oddSex === 'male' ? second : first], gene) === 1) his = add(his, chance)
  }
  return isZero(all) ? null : divide(his, all)
}

const chancesIn = ({ space }: LocusFamily, { read }: Together, gene: string): CopyChances =>
  chancesOf(
    space,
    (read ?? []).map(({ states, chance }) => [states[0] ?? 0, chance] as const),
    gene,
  )
