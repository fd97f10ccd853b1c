import { genesTexts as texts } from './genes.texts.ts'
import type { GeneReading, Genotype } from './genotype.queries.ts'

type Warning = Genotype['warnings'][number]

/** A concern in the fewest words: how grave it is, and of which genes. */
export function warningInShort({ level, genes }: Warning, readings: readonly GeneReading[]): string {
  const nameOf = (id: string): string => readings.find(({ gene }) => gene === id)?.name ?? id
  const [a = '', b] = genes
  const what = a === b ? texts.card.two(nameOf(a)) : genes.map(nameOf).join(' + ')
  return `${texts.level[level]}: ${what}`
}
