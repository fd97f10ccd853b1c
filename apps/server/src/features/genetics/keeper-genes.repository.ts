import { type Generated, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Moment } from '../../platform/database/stored-values.ts'

type Owned = { id: Generated<number>; keeperId: number; createdAt: Moment }

/** Genes that keepers added; `number` stands in the id of one. */
type OwnGeneTable = Owned & { number: number; species: string; name: string; definition: string }

/** What keepers say of genes otherwise than the catalogue. */
type GeneChangeTable = Owned & { gene: string; definition: string }

/** Words of keepers, and what they stand for. */
type GeneWordTable = Owned & { species: string; word: string; text: string }

declare module '../../platform/database/schema.ts' {
  interface Schema {
    ownGene: OwnGeneTable
    geneChange: GeneChangeTable
    geneWord: GeneWordTable
  }
}

export type OwnGeneRow = Selectable<OwnGeneTable>
export type GeneChangeRow = Selectable<GeneChangeTable>
export type GeneWordRow = Selectable<GeneWordTable>

/** The own genes of a keeper, in the order in which they were added. */
export const listOwnGenes = (db: Db, keeperId: number): Promise<OwnGeneRow[]> =>
  db.selectFrom('ownGene').selectAll().where('keeperId', '=', keeperId).orderBy('number').execute()

export const listGeneWords = (db: Db, keeperId: number): Promise<GeneWordRow[]> =>
  db.selectFrom('geneWord').selectAll().where('keeperId', '=', keeperId).orderBy('id').execute()

/** All that a keeper says of genes. */
export type KeeperRows = {
  readonly own: readonly OwnGeneRow[]
  readonly changes: readonly GeneChangeRow[]
  readonly words: readonly GeneWordRow[]
}

/** All of it in one statement, for everything that reads genes asks, and most keepers say nothing. */
export async function listKeeperRows(db: Db, keeperId: number): Promise<KeeperRows> {
  const common = ['id', 'keeperId', 'createdAt'] as const
  const rows = await db
    .selectFrom('ownGene')
    .select([...common, 'number', 'species', 'name as said', 'definition as text'])
    .select(sql<Said>`'own'`.as('kind'))
    .where('keeperId', '=', keeperId)
    .unionAll(
      db
        .selectFrom('geneChange')
        .select([...common, sql<number>`0`.as('number'), sql<string>`''`.as('species')])
        .select(['gene as said', 'definition as text', sql<Said>`'change'`.as('kind')])
        .where('keeperId', '=', keeperId),
    )
    .unionAll(
      db
        .selectFrom('geneWord')
        .select([...common, sql<number>`0`.as('number'), 'species', 'word as said', 'text'])
        .select(sql<Said>`'word'`.as('kind'))
        .where('keeperId', '=', keeperId),
    )
    .execute()
  const ofKind = (kind: Said) => rows.filter((row) => row.kind === kind).sort((a, b) => a.id - b.id)
  return {
    own: ofKind('own')
      .map(({ said: name, text: definition, kind, ...row }) => ({ ...row, name, definition }))
      .sort((a, b) => a.number - b.number),
    changes: ofKind('change').map(({ said: gene, text: definition, kind, species, number, ...row }) => ({
      ...{ ...row, gene, definition },
    })),
    words: ofKind('word').map(({ said: word, kind, number, ...row }) => ({ ...row, word })),
  }
}

/** Which of a keeper's tables a row is from. */
type Said = 'own' | 'change' | 'word'

type Added<Row> = Omit<Row, 'id'>

/** Adds a gene by the number that it had, else by that of its row, unless an archive brought a higher one. */
export async function addOwnGene(
  tx: Tx,
  gene: Omit<Added<OwnGeneRow>, 'number'>,
  former: number | null,
): Promise<OwnGeneRow> {
  const { keeperId } = gene
  const { last } = await tx
    .selectFrom('ownGene')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('keeperId', '=', keeperId)
    .executeTakeFirstOrThrow()
  const next = (Number(last) || 0) + 1
  const added = await tx
    .insertInto('ownGene')
    .values({ ...gene, number: former ?? next })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (former !== null) return added
  return tx
    .updateTable('ownGene')
    .set({ number: Math.max(added.id, next) })
    .where('keeperId', '=', keeperId)
    .where('id', '=', added.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function changeOwnGene(
  tx: Tx,
  { keeperId, number, name, definition }: Pick<OwnGeneRow, 'keeperId' | 'number' | 'name' | 'definition'>,
): Promise<void> {
  await tx
    .updateTable('ownGene')
    .set({ name, definition })
    .where('keeperId', '=', keeperId)
    .where('number', '=', number)
    .execute()
}

export async function removeOwnGene(tx: Tx, keeperId: number, number: number): Promise<void> {
  await tx.deleteFrom('ownGene').where('keeperId', '=', keeperId).where('number', '=', number).execute()
}

/** Says something of a gene of the catalogue in place of what was said. */
export async function putGeneChange(tx: Tx, change: Added<GeneChangeRow>): Promise<void> {
  await removeGeneChange(tx, change.keeperId, change.gene)
  await tx.insertInto('geneChange').values(change).execute()
}

export async function removeGeneChange(tx: Tx, keeperId: number, gene: string): Promise<void> {
  await tx.deleteFrom('geneChange').where('keeperId', '=', keeperId).where('gene', '=', gene).execute()
}

export const addGeneWord = (tx: Tx, word: Added<GeneWordRow>): Promise<GeneWordRow> =>
  tx.insertInto('geneWord').values(word).returningAll().executeTakeFirstOrThrow()

/** Whether there was such a word. */
export async function removeGeneWord(tx: Tx, keeperId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('geneWord')
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The animals of a keeper with entries of a gene. */
export const listCarriers = (db: Db, keeperId: number, gene: string) =>
  db
    .selectFrom('genotype')
    .innerJoin('animal', (join) =>
      join.onRef('animal.id', '=', 'genotype.animalId').on('animal.keeperId', '=', keeperId),
    )
    .select(['animal.id', 'animal.species', 'animal.sex', 'genotype.entries'])
    .where('genotype.keeperId', '=', keeperId)
    .where('genotype.entries', 'like', `%"gene":"${gene}"%`)
    .execute()
