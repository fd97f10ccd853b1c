/** A sex that bears on inheritance. */
export type Sex = 'male' | 'female'

/**
 * How a gene is passed on. `incomplete_dominant` is what the hobby calls codominant; of `dominant` genes one copy and two
 * look alike; `polygenic` and `unknown` are tags without odds (GEN-03).
 */
export type Inheritance =
  | 'recessive'
  | 'incomplete_dominant'
  | 'dominant'
  | 'sex_linked'
  | 'polygenic'
  | 'unknown'

/** High: two or more sources agree. Medium: one source. Low: disputed, weak, or field knowledge alone. */
export type Confidence = 'high' | 'medium' | 'low'

/**
 * Where a sex-linked gene lies: on both sex chromosomes, which exchange it with the chance given, or on the one that both
 * sexes have, so that the sex with two kinds of chromosomes has one copy at most and shows it.
 */
export type SexLinkage =
  | { readonly kind: 'recombining'; readonly recombination: string }
  | { readonly kind: 'one-copy' }

/** What a gene may do to its carriers, and to which of them. */
export type Harm = {
  readonly code: string
  readonly when: 'carrier' | 'two' | 'female' | 'line'
}

export type Gene = {
  /** Never renamed or used again. */
  readonly id: string
  readonly name: string
  readonly aliases?: readonly string[]
  readonly inheritance: Inheritance
  /** Of a sex-linked gene: how it shows. */
  readonly dominance?: 'recessive' | 'incomplete_dominant' | 'dominant'
  readonly sexLinkage?: SexLinkage
  readonly complex?: string
  /** The name of two copies; without one it is "Super" and the name. */
  readonly superName?: string
  readonly superAliases?: readonly string[]
  /** Whether two copies die before or soon after hatching; null where that is not settled. */
  readonly lethalHomozygous?: boolean | null
  readonly harms?: readonly Harm[]
  /** The symbol of the gene, where a paper or a laboratory names it. */
  readonly molecular?: string
  readonly confidence: Confidence
  readonly sources: readonly string[]
  /** Of a gene that is not as the catalogue has it: whether a keeper added it or changed it. */
  readonly ofKeeper?: 'own' | 'changed'
}

/** The look of two different alleles, where it has a name of its own. */
export type Compound = {
  readonly name: string
  readonly alleles: readonly [string, string]
  readonly aliases?: readonly string[]
}

/** Genes that are alleles of one locus, or are suspected to be; the latter count as apart (GEN-04). */
export type Complex = {
  readonly id: string
  readonly name: string
  readonly kind: 'allelic' | 'suspected_allelic'
  readonly confidence: Confidence
  readonly compounds: readonly Compound[]
}

/** A trade name for several genes, with the copies of each. */
export type Combo = {
  readonly name: string
  readonly copies: Readonly<Record<string, 1 | 2>>
  readonly confidence: Confidence
}

/** How grave a concern for welfare is, the worst first. */
export const riskLevels = ['lethal', 'severe', 'moderate', 'caution'] as const

export type RiskLevel = (typeof riskLevels)[number]

/** Two genes that harm who has both; the same one twice means two copies. */
export type RiskPair = {
  readonly genes: readonly [string, string]
  readonly level: RiskLevel
  readonly code: string
  readonly confidence: Confidence
  readonly sources: readonly string[]
}

/** Which sex has two kinds of sex chromosomes, where chromosomes decide the sex at all. */
export type SexSystem = 'XX/XY' | 'ZZ/ZW' | 'TSD' | 'GSD' | 'unknown'

/** All that is known of the genes of one species. */
export type Catalogue = {
  readonly species: string
  readonly sexSystem: SexSystem
  readonly genes: readonly Gene[]
  readonly complexes: readonly Complex[]
  readonly combos: readonly Combo[]
  readonly riskPairs: readonly RiskPair[]
  /** Words of a keeper, and the morph texts that they stand for (GEN-20). */
  readonly words?: readonly OwnWord[]
}

/** A word that a keeper uses, and the morph text that it stands for; an empty one says nothing of genes. */
export type OwnWord = { readonly word: string; readonly text: string }
