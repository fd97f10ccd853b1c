import type { Gene, OwnWord } from './gene.ts'

/** The kinds of records that are what a keeper says of genes: all that reads genes shows them. */
export const keeperGeneKinds = ['genes', 'gene-changes', 'gene-words'] as const

/** What a keeper may say of a gene otherwise than the catalogue does (GEN-06). */
export type GeneChanges = {
  readonly inheritance?: Gene['inheritance'] | undefined
  readonly dominance?: NonNullable<Gene['dominance']> | null | undefined
  readonly sexLinkage?: NonNullable<Gene['sexLinkage']> | null | undefined
  readonly superName?: string | null | undefined
  /** The id of a complex or of an own gene whose locus it shares; null is a locus of its own (GEN-07). */
  readonly complex?: string | null | undefined
  readonly lethalHomozygous?: boolean | null | undefined
}

/** Everything that a keeper may say of a gene; null where there is nothing to say. */
export type GeneDefinition = {
  readonly inheritance: Gene['inheritance']
  readonly dominance: NonNullable<Gene['dominance']> | null
  readonly sexLinkage: NonNullable<Gene['sexLinkage']> | null
  readonly superName: string | null
  readonly complex: string | null
  readonly lethalHomozygous: boolean | null
}

/** A gene that a keeper added. */
export type OwnGene = {
  readonly id: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly note: string | null
  readonly definition: GeneDefinition
}

/** The genes and words of a keeper for one species. */
export type KeeperGenes = {
  readonly own: readonly OwnGene[]
  /** By the id of the gene. */
  readonly changes: ReadonlyMap<string, GeneChanges>
  readonly words: readonly OwnWord[]
}

/** The id of an own gene by its number, which is never used again. */
export const ownGeneId = (number: number): string => `own-${number}`

/** The number of an own gene; null of a gene of the catalogue. */
export function ownGeneNumber(id: string): number | null {
  const [, digits] = /^own-(\d{1,15})$/.exec(id) ?? []
  return digits === undefined ? null : Number(digits)
}
