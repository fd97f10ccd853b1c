import type { FamilyEntry } from '@clutchbook/domain/genetics/family'
import { wordOf } from '@clutchbook/domain/genetics/family-facts'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Trait } from '@clutchbook/domain/genetics/trait'

/** What is stated of a kept animal, of each gene by its belief or else its fact; for where its family clashes. */
export const statedTraits = (genome: Genome, entries: readonly FamilyEntry[]): Trait[] =>
  [...new Set(entries.map(({ gene }) => gene))].flatMap((gene) => {
    const locus = genome.locusOf(gene)
    return (locus ? wordOf(locus, entries, gene) : entries.find((entry) => entry.gene === gene)) ?? []
  })
