import { isSameSpecies } from './catalogue/catalogues.ts'
import type { Catalogue } from './gene.ts'
import { type GeneChanges, type KeeperGenes, type OwnGene, ownGeneId } from './keeper-genes.ts'

/** What is stored of an own gene besides its name. */
export type StoredDefinition = OwnGene['definition'] & Pick<OwnGene, 'aliases' | 'note'>

/** All that a keeper says of genes, as it is stored; own genes in the order in which they were added. */
export type SaidGenes = {
  readonly own: readonly {
    readonly number: number
    readonly species: string
    readonly name: string
    readonly definition: string | StoredDefinition
  }[]
  readonly changes: readonly { readonly gene: string; readonly definition: string | GeneChanges }[]
  readonly words: readonly { readonly species: string; readonly word: string; readonly text: string }[]
}

/** JSON, or what was read from it. */
const parsed = <Value>(stored: string | Value): Value =>
  typeof stored === 'string' ? (JSON.parse(stored) as Value) : stored

/** What a keeper says of the genes of a species, beside the catalogue of it where there is one. */
export function saidOfSpecies(
  { own, changes, words }: SaidGenes,
  species: string,
  shipped: Catalogue | null,
): KeeperGenes {
  const ids = new Set(shipped?.genes.map(({ id }) => id))
  return {
    own: own
      .filter((row) => isSameSpecies(row.species, species))
      .map(({ number, name, definition: stored }) => {
        const { aliases, note, ...definition } = parsed(stored)
        return { id: ownGeneId(number), name, aliases, note, definition }
      }),
    changes: new Map(
      changes.filter(({ gene }) => ids.has(gene)).map(({ gene, definition }) => [gene, parsed(definition)]),
    ),
    words: words
      .filter((row) => isSameSpecies(row.species, species))
      .map(({ word, text }) => ({ word, text })),
  }
}
