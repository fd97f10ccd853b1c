import {
  type CatalogueEntry,
  catalogues,
  findCatalogue,
} from '@clutchbook/domain/genetics/catalogue/catalogues'
import type { Catalogue } from '@clutchbook/domain/genetics/gene'
import { keeperCatalogue } from '@clutchbook/domain/genetics/keeper-catalogue.rules'
import { ownGeneNumber } from '@clutchbook/domain/genetics/keeper-genes'
import { type Genome, genomeOf } from '@clutchbook/domain/genetics/locus.rules'
import { saidOfSpecies } from '@clutchbook/domain/genetics/said-genes.rules'
import { LRUCache } from 'lru-cache'
import type { Owner } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { type KeeperRows, listKeeperRows, listOwnGenes } from './keeper-genes.repository.ts'

/** The genes of a species as the catalogue has them; null where none are known. They are loaded when they are wanted. */
export async function findShippedGenome(species: string): Promise<Genome | null> {
  const catalogue = await findShipped(species)
  return catalogue && genomeOf(catalogue)
}

/** Catalogues that were loaded: to import one again takes longer than to read what a keeper says of it. */
const loaded = new WeakMap<CatalogueEntry, Catalogue>()

async function load(entry: CatalogueEntry): Promise<Catalogue> {
  const catalogue = loaded.get(entry) ?? (await entry.load())
  loaded.set(entry, catalogue)
  return catalogue
}

async function findShipped(species: string): Promise<Catalogue | null> {
  const entry = findCatalogue(species)
  return entry && load(entry)
}

/** The genes of a species as a keeper knows them; null where none are known. */
export async function findGenome(reader: Db, owner: Owner, species: string): Promise<Genome | null> {
  const catalogue = await catalogueOf(await listKeeperRows(reader, owner.keeperId), species)
  return catalogue && genomeOf(catalogue)
}

/** Finds the genes of one species after the other as a keeper knows them now, each of them once. */
export async function openGenomes(
  reader: Db,
  owner: Owner,
): Promise<(species: string) => Promise<Genome | null>> {
  const said = await listKeeperRows(reader, owner.keeperId)
  const known = new Map<string, Genome | null>()
  return async (species) => {
    const found = known.get(species)
    if (found !== undefined) return found
    const catalogue = await catalogueOf(said, species)
    const genome = catalogue && genomeOf(catalogue)
    known.set(species, genome)
    return genome
  }
}

/** Catalogues of keepers that were made last, by all that they are made of: names are gathered once for each. */
const made = new LRUCache<string, Catalogue>({ max: 50 })

/** A species' catalogue by what a keeper says of genes. */
export async function catalogueOf(rows: KeeperRows, species: string): Promise<Catalogue | null> {
  const shipped = await findShipped(species)
  if (rows.own.length + rows.changes.length + rows.words.length === 0) return shipped
  const said = saidOfSpecies(rows, species, shipped)
  if (said.own.length + said.changes.size + said.words.length === 0) return shipped
  const key = JSON.stringify([shipped?.species ?? species, said.own, [...said.changes], said.words])
  const known = made.get(key)
  if (known) return known
  const catalogue = keeperCatalogue(shipped, species, said)
  if (catalogue) made.set(key, catalogue)
  return catalogue
}

/** The species of a gene, of the catalogue or a keeper's own; ids are unique over all species. */
export async function findSpeciesOf(reader: Db, { keeperId }: Owner, gene: string): Promise<string | null> {
  const number = ownGeneNumber(gene)
  if (number !== null)
    return (await listOwnGenes(reader, keeperId)).find((row) => row.number === number)?.species ?? null
  for (const entry of catalogues)
    if ((await load(entry)).genes.some(({ id }) => id === gene)) return entry.species
  return null
}
