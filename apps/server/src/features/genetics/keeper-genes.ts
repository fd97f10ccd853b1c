import { findCatalogue } from '@clutchbook/domain/genetics/catalogue/catalogues'
import type { Catalogue, Gene } from '@clutchbook/domain/genetics/gene'
import {
  changesFrom,
  definitionOf,
  mergedDefinition,
} from '@clutchbook/domain/genetics/gene-definition.rules'
import {
  geneIdTaken,
  geneNotFound,
  nameTaken,
  onlyOfOwnGene,
  tooManyOwn,
} from '@clutchbook/domain/genetics/genetics.errors'
import { geneLimits } from '@clutchbook/domain/genetics/genetics-limits.rules'
import { ownGeneId, ownGeneNumber } from '@clutchbook/domain/genetics/keeper-genes'
import { ensureGene, isKnownName } from '@clutchbook/domain/genetics/keeper-genes.rules'
import type {
  GeneChange,
  GenesQuery,
  KeeperGene,
  NewGene,
} from '@clutchbook/domain/genetics/keeper-genes.schema'
import { nameKey } from '@clutchbook/domain/genetics/morph-words'
import type { Actor, Owner } from '../../platform/actor.ts'
import { isoNow, todayIn } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { ensureUncarried, ensureUncontradicted } from './gene-carriers.ts'
import type { GenotypesDependencies } from './genotypes.ts'
import {
  addOwnGene,
  changeOwnGene,
  listKeeperRows,
  putGeneChange,
  removeGeneChange,
  removeOwnGene,
} from './keeper-genes.repository.ts'
import { catalogueOf, findShippedGenome, findSpeciesOf } from './keeper-genome.ts'
import { listShown, toKeeperGene } from './shown-genes.ts'
import { readChanges, readDefinition } from './stored-definitions.ts'

/** A keeper's own genes, and what they say otherwise than the catalogue (GEN-06). */
export function createKeeperGenes({ db, transact, clock }: GenotypesDependencies) {
  const todayOf = (actor: Actor): string => todayIn(clock, actor.timeZone)

  return {
    list: async (owner: Owner, asked: GenesQuery) =>
      listShown(await listKeeperRows(db, owner.keeperId), asked),

    /** Throws 'taken' for a name or id that means something already, and 'not-valid' for what no gene can be. */
    add: (actor: Actor, { id, species: asked, name, aliases, note, ...gene }: NewGene): Promise<KeeperGene> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const species = findCatalogue(asked)?.species ?? asked
        const rows = await listKeeperRows(tx, actor.keeperId)
        const catalogue = (await catalogueOf(rows, species)) ?? unknownOf(species)
        ensureGene(catalogue, null, gene)
        ensureNames(catalogue, { name, aliases }, null)
        if (rows.own.length >= geneLimits.own) throw tooManyOwn(geneLimits.own, 'genes')
        const former = id === undefined ? null : ownGeneNumber(id)
        if (rows.own.some((one) => one.number === former)) throw geneIdTaken(ownGeneId(former ?? 0))
        const definition = JSON.stringify({ ...gene, aliases, note })
        const row = { keeperId, species, name, definition, createdAt: isoNow(clock) }
        const { number } = await addOwnGene(tx, row, former)
        return readGene(tx, actor, species, ownGeneId(number))
      }),

    /** Throws 'taken' where animals carry the gene in a way that could not be so then. */
    change: (actor: Actor, id: string, change: GeneChange): Promise<KeeperGene> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        const { species, catalogue, gene } = await findGene(tx, actor, id)
        if (gene.ofKeeper === 'own') await changeOwn(tx, actor, { catalogue, gene, change })
        else await changeShipped(tx, actor, { species, catalogue, gene, change }, isoNow(clock))
        await ensureUncontradicted(tx, actor, { species, id, today: todayOf(actor) })
        return readGene(tx, actor, species, id)
      }),

    /** Throws 'taken' while animals carry an own gene, or would contradict the catalogue. */
    remove: (actor: Actor, id: string): Promise<void> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        const { species } = await findGene(tx, actor, id)
        const number = ownGeneNumber(id)
        if (number === null) {
          await removeGeneChange(tx, actor.keeperId, id)
          await ensureUncontradicted(tx, actor, { species, id, today: todayOf(actor) })
          return
        }
        await ensureUncarried(tx, actor, id)
        await removeOwnGene(tx, actor.keeperId, number)
      }),
  }
}

type Changing = { readonly catalogue: Catalogue; readonly gene: Gene; readonly change: GeneChange }

async function changeOwn(tx: Tx, owner: Owner, { catalogue, gene, change }: Changing): Promise<void> {
  const { keeperId } = owner
  const number = ownGeneNumber(gene.id) ?? 0
  const row = (await listKeeperRows(tx, owner.keeperId)).own.find((one) => one.number === number)
  if (!row) throw geneNotFound()
  const stored = readDefinition(row.definition)
  const definition = mergedDefinition(stored, change)
  ensureGene(catalogue, gene.id, definition)
  const { name = row.name, aliases = [...stored.aliases], note = stored.note } = change
  ensureNames(catalogue, { name, aliases }, gene)
  await changeOwnGene(tx, {
    ...{ keeperId, number, name },
    definition: JSON.stringify({ ...definition, aliases, note }),
  })
}

async function changeShipped(
  tx: Tx,
  owner: Owner,
  { species, catalogue, gene, change }: Changing & { readonly species: string },
  createdAt: string,
): Promise<void> {
  for (const field of ['name', 'aliases', 'note'] as const)
    if (change[field] !== undefined) throw onlyOfOwnGene(field)
  const shipped = (await findShippedGenome(species))?.genesById.get(gene.id)
  if (!shipped) throw geneNotFound()
  const said = (await listKeeperRows(tx, owner.keeperId)).changes.find((one) => one.gene === gene.id)
  const before = mergedDefinition(definitionOf(shipped), said ? readChanges(said.definition) : {})
  const definition = mergedDefinition(before, change)
  ensureGene(catalogue, gene.id, definition)
  const changes = changesFrom(definitionOf(shipped), definition)
  if (Object.keys(changes).length === 0) {
    await removeGeneChange(tx, owner.keeperId, gene.id)
  } else {
    const saying = { gene: gene.id, definition: JSON.stringify(changes), createdAt }
    await putGeneChange(tx, { keeperId: owner.keeperId, ...saying })
  }
}

/** A gene of the catalogue or the keeper's own. Throws 'not-found' for any other one. */
async function findGene(tx: Tx, owner: Owner, id: string) {
  const species = await findSpeciesOf(tx, owner, id)
  if (species === null) throw geneNotFound()
  const catalogue = await catalogueOf(await listKeeperRows(tx, owner.keeperId), species)
  const gene = catalogue?.genes.find((one) => one.id === id)
  if (!catalogue || !gene) throw geneNotFound()
  return { species, catalogue, gene }
}

async function readGene(tx: Tx, owner: Owner, species: string, id: string): Promise<KeeperGene> {
  const rows = await listKeeperRows(tx, owner.keeperId)
  const gene = (await catalogueOf(rows, species))?.genes.find((one) => one.id === id)
  if (!gene) throw geneNotFound()
  return toKeeperGene(rows, await findShippedGenome(species), species, gene)
}

const unknownOf = (species: string): Catalogue => ({
  ...{ species, sexSystem: 'unknown', genes: [], complexes: [], combos: [], riskPairs: [] },
})

/** Throws 'taken' for a name that means something else already, and for one that is given twice. */
function ensureNames(
  catalogue: Catalogue,
  { name, aliases }: { readonly name: string; readonly aliases: readonly string[] },
  gene: Gene | null,
): void {
  const given = new Set<string>()
  for (const [field, one] of [
    ['name', name] as const,
    ...aliases.map((alias) => ['aliases', alias] as const),
  ]) {
    const key = nameKey(one)
    if (key === '' || given.has(key) || isKnownName(catalogue, one, gene)) throw nameTaken(field, one)
    given.add(key)
  }
}
