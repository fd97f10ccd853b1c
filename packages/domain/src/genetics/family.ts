import type { Evidence } from './entry.ts'
import type { Fraction } from './fraction.ts'
import type { Sex } from './gene.ts'
import type { Trait } from './trait.ts'

/** What a kept animal is said to carry of a gene, and how that is known. */
export type FamilyEntry = Trait & { readonly evidence: Evidence }

/** An animal of one species, as the family is read from it. */
export type FamilyAnimal = {
  readonly id: number
  readonly sex: Sex | null
  /** Parents that are not among the animals given count as unknown. */
  readonly fatherId: number | null
  readonly motherId: number | null
  /** An ISO day; young without one come last. */
  readonly bornOn: string | null
  /** Null of an animal that is not kept: nothing is known of it. None of a kept one: it shows nothing. */
  readonly entries: readonly FamilyEntry[] | null
}

/** Young that are no animals but were counted on a project by their look (GEN-42). */
export type CountedYoung = {
  readonly projectId: number
  /** Null where nobody is linked any more. */
  readonly fatherId: number | null
  readonly motherId: number | null
  readonly bornOn: string | null
  readonly sex: Sex | null
  readonly count: number
  /** What they show, as their text reads; visible genes that it doesn't name were not seen. */
  readonly entries: readonly FamilyEntry[]
}

/** The chances of no copy, one and two; they sum to one. */
export type CopyChances = readonly [none: Fraction, one: Fraction, two: Fraction]

/** Facts that can't all be true: of an animal alone, or of a young and its parents. */
export type Clash = {
  readonly animalIds: readonly number[]
  /** The young among these; null where it is an animal alone, or young that were counted. */
  readonly childId: number | null
  /** The parent whom the facts speak against, where it is one of them. */
  readonly parent: 'father' | 'mother' | null
}

/** What the family says of one gene of an animal (GEN-41). */
export type FamilyReading = {
  readonly gene: string
  readonly locus: string
  /** Null in a conflict, as `before` is. */
  readonly chances: CopyChances | null
  /** As if the animal had no young; null without young. */
  readonly before: CopyChances | null
  readonly status: 'sure' | 'possible' | 'conflict'
  /** The entry that is a belief, else the one that is a fact; null of a gene that is not entered. */
  readonly stated: FamilyEntry | null
  /** Whether the belief says otherwise than the reading. */
  readonly disagrees: boolean
  /** The first young that shows the gene and makes it sure: an animal, or one that was counted on a project. */
  readonly proof: { readonly animalId: number | null; readonly projectId: number | null } | null
  /** Kept and counted young, and how many of these show the gene. */
  readonly young: { readonly count: number; readonly showing: number }
  /** Of one copy of a recombining gene in the sex with two kinds of chromosomes: the chance that it is from the father. */
  readonly fromFather: Fraction | null
  /** How likely the young are what they are if the belief, which counts, is true (GEN-Q01); null without young. */
  readonly ifTrue: Fraction | null
  /** Whether links were cut because the family has too many loops. */
  readonly approximate: boolean
  readonly clash: Clash | null
}
