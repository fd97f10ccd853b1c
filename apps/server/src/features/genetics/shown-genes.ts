import type { Gene } from '@clutchbook/domain/genetics/gene'
import { definitionOf } from '@clutchbook/domain/genetics/gene-definition.rules'
import { ownGeneNumber } from '@clutchbook/domain/genetics/keeper-genes'
import type { GenesQuery, KeeperGene } from '@clutchbook/domain/genetics/keeper-genes.schema'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { nameKey } from '@clutchbook/domain/genetics/morph-words'
import { toShownGene } from './catalogue-answers.ts'
import type { KeeperRows } from './keeper-genes.repository.ts'
import { catalogueOf, findShippedGenome } from './keeper-genome.ts'
import { readChanges, readDefinition } from './stored-definitions.ts'

/** The genes of a species as a keeper knows them whose name or alias holds what is looked for; own ones first. */
export async function listShown(
  rows: KeeperRows,
  { species, q: sought = '', mine = false }: GenesQuery,
): Promise<KeeperGene[]> {
  const catalogue = await catalogueOf(rows, species)
  if (!catalogue) return []
  const shipped = await findShippedGenome(species)
  const key = nameKey(sought)
  return catalogue.genes
    .filter(({ ofKeeper }) => !mine || ofKeeper !== undefined)
    .filter(({ name, aliases = [] }) => [name, ...aliases].some((one) => nameKey(one).includes(key)))
    .toSorted((a, b) => Number(b.ofKeeper === 'own') - Number(a.ofKeeper === 'own'))
    .map((gene) => toKeeperGene(rows, shipped, catalogue.species, gene))
}

/** A gene as its keeper reads it. Its complex is as it was said, not the locus that follows from it. */
export function toKeeperGene(
  { own, changes }: KeeperRows,
  shipped: Genome | null,
  species: string,
  gene: Gene,
): KeeperGene {
  const row = own.find(({ number }) => number === ownGeneNumber(gene.id))
  const stored = row && readDefinition(row.definition)
  const change = changes.find((one) => one.gene === gene.id)
  const said = change && readChanges(change.definition)
  const asShipped = gene.ofKeeper === 'changed' ? shipped?.genesById.get(gene.id) : undefined
  return {
    ...toShownGene(gene),
    species,
    ...(stored && { complex: stored.complex, confidence: null }),
    ...(said?.complex !== undefined && { complex: said.complex }),
    note: stored?.note ?? null,
    isOwn: gene.ofKeeper === 'own',
    isChanged: gene.ofKeeper === 'changed',
    catalogue: asShipped ? definitionOf(asShipped) : null,
  }
}
