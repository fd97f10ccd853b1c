import type { Evidence } from '@clutchbook/domain/genetics/entry'
import { genesTexts } from './genes.texts.ts'
import type { GeneReading, Genotype } from './genotype.queries.ts'
import { warningInShort } from './warning-words.ts'

const texts = genesTexts.card

/** Lines of an ID card about genes, in place of the morph text. */
export type CardGenes = readonly { readonly term: string; readonly text: string }[]

/** What the card of an animal says of its genes; null while nothing is kept, and where no name can be written (GEN-68). */
export function cardGenesOf(genotype: Genotype): CardGenes | null {
  const { isKept, nowName, readings, entries, warnings } = genotype
  if (!isKept || nowName === '') return null
  const knownBy = (evidence: Evidence) => (reading: GeneReading) =>
    entries.some((entry) => entry.gene === reading.gene && entry.evidence === evidence)
  const isProven = (reading: GeneReading) => reading.proof !== null || knownBy('offspring')(reading)
  const namesOf = (isWanted: (reading: GeneReading) => boolean): string =>
    readings
      .filter(isWanted)
      .map(({ text }) => text)
      .join(', ')
  return [
    { term: texts.genes, text: nowName },
    { term: texts.lab, text: namesOf(knownBy('lab')) },
    { term: texts.proven, text: namesOf(isProven) },
    { term: texts.welfare, text: warnings.map((one) => warningInShort(one, readings)).join('; ') },
  ].filter(({ text }) => text !== '')
}
