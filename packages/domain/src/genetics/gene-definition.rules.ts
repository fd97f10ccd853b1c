import type { Gene } from './gene.ts'
import type { GeneChanges, GeneDefinition } from './keeper-genes.ts'

/** What the catalogue says of a gene that a keeper may say otherwise. */
export const definitionOf = (gene: Gene): GeneDefinition => ({
  inheritance: gene.inheritance,
  dominance: gene.dominance ?? null,
  sexLinkage: gene.sexLinkage ?? null,
  superName: gene.superName ?? null,
  complex: gene.complex ?? null,
  lethalHomozygous: gene.lethalHomozygous === undefined ? false : gene.lethalHomozygous,
})

/** A definition with what is said of it anew; what only a sex-linked gene has goes with that. */
export function mergedDefinition(before: GeneDefinition, change: GeneChanges): GeneDefinition {
  const { inheritance = before.inheritance } = change
  const isLinked = inheritance === 'sex_linked'
  const { dominance = isLinked ? before.dominance : null, sexLinkage = isLinked ? before.sexLinkage : null } =
    change
  const { superName = before.superName, complex = before.complex } = change
  const { lethalHomozygous = before.lethalHomozygous } = change
  return { inheritance, dominance, sexLinkage, superName, complex, lethalHomozygous }
}

/** What of a definition is not as the catalogue has it. */
export const changesFrom = (shipped: GeneDefinition, definition: GeneDefinition): GeneChanges =>
  Object.fromEntries(
    Object.entries(definition).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(shipped[name as keyof GeneDefinition]),
    ),
  )
