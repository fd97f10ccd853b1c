import type { GeneDefinition } from '@clutchbook/domain/genetics/keeper-genes'

/** What is said of a gene that may be said otherwise. */
export const definitionOf = (gene: GeneDefinition): GeneDefinition => {
  const { inheritance, dominance, sexLinkage, superName, complex, lethalHomozygous } = gene
  return { inheritance, dominance, sexLinkage, superName, complex, lethalHomozygous }
}
