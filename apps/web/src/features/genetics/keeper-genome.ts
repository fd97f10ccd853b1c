import { isSameSpecies } from '@clutchbook/domain/genetics/catalogue/catalogues'
import type { Catalogue } from '@clutchbook/domain/genetics/gene'
import { changesFrom } from '@clutchbook/domain/genetics/gene-definition.rules'
import { keeperCatalogue } from '@clutchbook/domain/genetics/keeper-catalogue.rules'
import type { KeeperGenes } from '@clutchbook/domain/genetics/keeper-genes'
import { type Genome, genomeOf } from '@clutchbook/domain/genetics/locus.rules'
import { definitionOf } from './gene-definition.ts'
import type { KeeperGene, OwnWord } from './keeper-genes.queries.ts'

const keeperGenesOf = (
  species: string,
  genes: readonly KeeperGene[],
  words: readonly OwnWord[],
): KeeperGenes => ({
  own: genes
    .filter(({ isOwn }) => isOwn)
    .map((gene) => ({
      ...{ id: gene.id, name: gene.name, aliases: gene.aliases, note: gene.note },
      definition: definitionOf(gene),
    })),
  changes: new Map(
    genes.flatMap((gene) =>
      gene.catalogue ? [[gene.id, changesFrom(gene.catalogue, definitionOf(gene))] as const] : [],
    ),
  ),
  words: words.filter((one) => isSameSpecies(one.species, species)),
})

/** The genes of a species as its keeper knows them, as the server makes them too; null where none are known (GEN-06). */
export function keeperGenome(
  shipped: Catalogue | null,
  species: string,
  said: { readonly genes: readonly KeeperGene[]; readonly words: readonly OwnWord[] },
): Genome | null {
  const catalogue = keeperCatalogue(shipped, species, keeperGenesOf(species, said.genes, said.words))
  return catalogue && genomeOf(catalogue)
}
