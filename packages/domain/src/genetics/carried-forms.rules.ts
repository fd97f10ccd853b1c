import { strongestEntries } from './entries.rules.ts'
import type { Entry } from './entry.ts'
import type { GeneForm } from './forms.ts'
import { isOne } from './fraction.ts'
import { type Genome, isRecessive } from './locus.rules.ts'

/**
 * Each gene of some entries by its strongest evidence, with the copies that are sure or possible, as in
 * " bp-clown:p1 bp-pastel:2 ". What is proven absent is left out.
 */
export function formsOf(entries: readonly Entry[]): string {
  const held = strongestEntries(entries).filter(({ copies }) => copies !== 0)
  const words = held.map(
    ({ gene, copies, chance }) => `${gene}:${copies === null ? 't' : `${isOne(chance) ? '' : 'p'}${copies}`}`,
  )
  return words.length === 0 ? '' : ` ${words.join(' ')} `
}

/** The words that mean a form of a gene; none where the gene has no such form. */
function wordsOf(genome: Genome, gene: string, form: GeneForm): string[] {
  const known = genome.genesById.get(gene)
  if (form === 'possible') return ['p1', 'p2']
  if (!genome.locusOf(gene)) return form === 'visual' ? ['t'] : []
  const hidden = known !== undefined && isRecessive(known)
  if (form === 'het') return hidden ? ['1'] : []
  return hidden ? ['2'] : ['1', '2', 'p2']
}

/** What stands in the forms of each animal that carries a gene, whatever its form. */
export const formsWith = (gene: string): string => ` ${gene}:`

/** Of which one stands in the forms of each animal that carries a gene in a form (GEN-58); none where nobody knows the gene. */
export const formsWithForm = (genome: Genome | null, gene: string, form: GeneForm): string[] =>
  genome ? wordsOf(genome, gene, form).map((word) => `${formsWith(gene)}${word} `) : []
