import { codeKeyOf } from '@clutchbook/domain/clutches/clutch-codes.rules'
import { type GroupedClutch, groupedClutches } from '@clutchbook/domain/clutches/clutch-grouping.rules'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { type ColumnTypes, createNumberedTable, takeNumbers } from '../column-types.ts'
import type { Schema } from '../schema.ts'

/** Clutches with their sires, and the eggs of before in clutches (CLU-14). Of eggs nothing else is written. */
export async function clutches(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createClutches(db, types)
  await createSires(db, types)
  await widenEggs(db, types)
  await groupEggs(db as Kysely<Schema>)
}

const ofKeeper = (c: ColumnDefinitionBuilder) => c.notNull().references('keeper.id').onDelete('cascade')

async function createClutches(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  let table = createNumberedTable(db, 'clutch', types)
    .addColumn('keeperId', types.reference, ofKeeper)
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('kind', types.key, (c) => c.notNull().check(sql`kind in ('eggs', 'litter')`))
    .addColumn('code', types.text, (c) => c.notNull())
    .addColumn('codeKey', types.key, (c) => c.notNull())
    .addColumn('layDate', types.key, (c) => c.notNull())
    .addColumn('breedingProjectId', types.reference)
    .addColumn('femaleId', types.reference)
    .addColumn('isParthenogenetic', types.flag, (c) => c.notNull())
    .addColumn('temperatureUnit', types.text, (c) => c.notNull())
  for (const whole of ['layDateSpread', 'liveCount', 'stillbornCount', 'slugCount'])
    table = table.addColumn(whole, types.whole, (c) => c.notNull())
  for (const amount of ['massGrams', 'temperature', 'humidity']) table = table.addColumn(amount, types.amount)
  for (const text of ['medium', 'notes', 'projectName', 'femaleName', 'femaleMorph', 'species'])
    table = table.addColumn(text, types.text)
  await table
    .addUniqueConstraint('clutchOwner', ['keeperId', 'id'])
    .addForeignKeyConstraint('clutchProject', ['keeperId', 'breedingProjectId'], 'breedingProject', [
      'keeperId',
      'id',
    ])
    .addForeignKeyConstraint('clutchFemale', ['keeperId', 'femaleId'], 'animal', ['keeperId', 'id'])
    .execute()
  await takeNumbers(db, types, 'clutch')
  for (const column of ['breedingProjectId', 'femaleId', 'codeKey'])
    await db.schema
      .createIndex(`clutchBy_${column}`)
      .on('clutch')
      .columns(['keeperId', column, 'id'])
      .execute()
}

async function createSires(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'clutchSire', types)
    .addColumn('keeperId', types.reference, ofKeeper)
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('clutchId', types.reference, (c) => c.notNull())
    .addColumn('animalId', types.reference)
    .addColumn('position', types.whole, (c) => c.notNull())
    .addColumn('name', types.text)
    .addColumn('morph', types.text)
    .addUniqueConstraint('clutchSireOwner', ['keeperId', 'id'])
    .addForeignKeyConstraint('clutchSireOf', ['keeperId', 'clutchId'], 'clutch', ['keeperId', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('clutchSireAnimal', ['keeperId', 'animalId'], 'animal', ['keeperId', 'id'])
    .execute()
  await takeNumbers(db, types, 'clutchSire')
  for (const column of ['clutchId', 'animalId'])
    await db.schema
      .createIndex(`clutchSireBy_${column}`)
      .on('clutchSire')
      .columns(['keeperId', column])
      .execute()
}

async function widenEggs(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const egg = () => db.schema.alterTable('egg')
  // SQLite adds no reference over two columns to a table that stands.
  await egg().addColumn('clutchId', types.reference).execute()
  await egg().addColumn('massGrams', types.amount).execute()
  await egg().addColumn('position', types.text).execute()
  await egg()
    .addColumn('isTopMarked', types.flag, (c) => c.notNull().defaultTo(false))
    .execute()
  await db.schema
    .createIndex('eggByClutch')
    .on('egg')
    .columns(['keeperId', 'clutchId', 'status'])
    .where('clutchId', 'is not', null)
    .execute()
}

/** How many rows one statement stores or names. */
const atOnce = 200

async function groupEggs(db: Kysely<Schema>): Promise<void> {
  const keepers = await db
    .selectFrom('egg')
    .select('keeperId')
    .distinct()
    .where('breedingProjectId', 'is not', null)
    .orderBy('keeperId')
    .execute()
  for (const { keeperId } of keepers) await groupEggsOf(db, keeperId)
}

async function groupEggsOf(db: Kysely<Schema>, keeperId: number): Promise<void> {
  const eggs = await db
    .selectFrom('egg')
    .select(['id', 'breedingProjectId', 'layDate', 'createdAt'])
    .select(['temperature', 'temperatureUnit', 'humidity'])
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', 'is not', null)
    .execute()
  const projects = await db
    .selectFrom('breedingProject')
    .select(['id', 'startDate', 'maleId', 'maleName', 'maleMorph'])
    .select(['femaleId', 'femaleName', 'femaleMorph', 'species'])
    .where('keeperId', '=', keeperId)
    .execute()
  for (const portion of inPortions(groupedClutches(eggs, projects), atOnce))
    await storeClutches(db as unknown as Kysely<SchemaThen>, keeperId, portion)
}

/** Clutches as they were then: they knew no boxes. */
type SchemaThen = Omit<Schema, 'clutch'> & { readonly clutch: Omit<Schema['clutch'], 'boxId'> }

async function storeClutches(
  db: Kysely<SchemaThen>,
  keeperId: number,
  grouped: readonly GroupedClutch[],
): Promise<void> {
  const made = await db
    .insertInto('clutch')
    .values(
      grouped.map(({ sire: _sire, eggIds: _eggs, ...clutch }) => ({
        ...{ ...clutch, keeperId, version: 1, kind: 'eggs' as const, codeKey: codeKeyOf(clutch.code) },
        ...{ layDateSpread: 0, isParthenogenetic: false, medium: null, massGrams: null, notes: null },
        ...{ liveCount: 0, stillbornCount: 0, slugCount: 0, projectName: null },
      })),
    )
    .returning('id')
    .execute()
  // Numbers are given in the order of the rows, though neither database promises to answer in it.
  const ids = made.map(({ id }) => id).sort((one, other) => one - other)
  const sires = grouped.flatMap(({ sire, createdAt }, n) =>
    sire === null ? [] : [{ ...sire, keeperId, createdAt, clutchId: ids[n] ?? 0, position: 0 }],
  )
  if (sires.length > 0) await db.insertInto('clutchSire').values(sires).execute()
  for (const [n, { eggIds }] of grouped.entries())
    for (const some of inPortions(eggIds, atOnce))
      await db
        .updateTable('egg')
        .set({ clutchId: ids[n] ?? null })
        .where('keeperId', '=', keeperId)
        .where('id', 'in', some)
        .execute()
}
