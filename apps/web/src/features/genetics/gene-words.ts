import type { GeneDefinition } from '@clutchbook/domain/genetics/keeper-genes'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { definitionOf } from './gene-definition.ts'
import type { KeeperGene } from './keeper-genes.queries.ts'
import { ownGenesTexts as texts } from './own-genes.texts.ts'

/** How a gene is passed on. */
export function inheritanceWords({ inheritance, dominance, sexLinkage }: GeneDefinition): string {
  return [
    texts.inheritance[inheritance],
    dominance && texts.dominance[dominance],
    sexLinkage &&
      (sexLinkage.kind === 'recombining' ? texts.exchanged(sexLinkage.recombination) : texts.oneCopy),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The name of a complex, or of the own gene whose place is shared. */
export const complexName = (genome: Genome | null, id: string): string =>
  genome?.catalogue.complexes.find((complex) => complex.id === id)?.name ??
  genome?.genesById.get(id)?.name ??
  id

/** Whether two copies die, as a word. */
export const lethalOf = (lethal: boolean | null): 'yes' | 'no' | 'open' =>
  lethal === null ? 'open' : lethal ? 'yes' : 'no'

/** All that is said of how a gene works; what goes without saying is left out. */
export const definitionWords = (genome: Genome | null, gene: GeneDefinition): string =>
  [
    inheritanceWords(gene),
    gene.superName && texts.twice(gene.superName),
    gene.complex && texts.of(complexName(genome, gene.complex)),
    gene.lethalHomozygous !== false && texts.lethal[lethalOf(gene.lethalHomozygous)],
  ]
    .filter(Boolean)
    .join(' · ')

/** What the catalogue says of what a keeper says otherwise; null where they agree. */
export function catalogueWords(genome: Genome | null, gene: KeeperGene): string | null {
  const { catalogue } = gene
  if (!catalogue) return null
  const said = definitionOf(gene)
  const differs = (...names: (keyof GeneDefinition)[]): boolean =>
    names.some((name) => JSON.stringify(catalogue[name]) !== JSON.stringify(said[name]))
  const words = [
    differs('inheritance', 'dominance', 'sexLinkage') && inheritanceWords(catalogue),
    differs('superName') && (catalogue.superName ? texts.twice(catalogue.superName) : texts.noSuper),
    differs('complex') &&
      (catalogue.complex ? texts.of(complexName(genome, catalogue.complex)) : texts.apart),
    differs('lethalHomozygous') && texts.lethal[lethalOf(catalogue.lethalHomozygous)],
  ].filter(Boolean)
  return words.length === 0 ? null : words.join(' · ')
}
