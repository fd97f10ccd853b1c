import { strongestEntries } from '@clutchbook/domain/genetics/entries.rules'
import { isOne } from '@clutchbook/domain/genetics/fraction'
import { readEntries } from './stored-entries.ts'

/**
 * The columns of a genotype that follow from its entries: each gene that it has, by its strongest evidence, with the copies
 * that are sure or possible, as in " bp-clown:p1 bp-pastel:2 ". What is proven absent is left out.
 */
export const deriveGenotype = ({ entries }: { readonly entries: string }) => {
  const held = strongestEntries(readEntries(entries)).filter(({ copies }) => copies !== 0)
  const words = held.map(
    ({ gene, copies, chance }) => `${gene}:${copies === null ? 't' : `${isOne(chance) ? '' : 'p'}${copies}`}`,
  )
  return { forms: words.length === 0 ? '' : ` ${words.join(' ')} ` }
}
