import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { type ColumnTypes, createNumberedTable } from '../column-types.ts'

type Table = CreateTableBuilder<string, string>

/** Breeding projects, eggs, and the links from animals to what they came from. */
export async function breeding(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createProjects(db, types)
  await createEggs(db, types)
  await createOffspring(db, types)
}

const columns = (table: Table, names: readonly string[], type: ColumnTypes['text']): Table =>
  names.reduce((wider, name) => wider.addColumn(name, type), table)

/** Begins a table of one keeper's records. Both columns of each reference to it name the owner too. */
const createOwned = (db: Kysely<unknown>, name: string, types: ColumnTypes): Table =>
  (createNumberedTable(db, name, types) as Table)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addUniqueConstraint(`${name}Owner`, ['keeperId', 'id'])

/** A record of another keeper can't be named even by a faulty query. */
const refersTo = (table: Table, name: string, column: string, target: string): Table =>
  table.addForeignKeyConstraint(name, ['keeperId', column], target, ['keeperId', 'id'])

async function createProjects(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  let table: Table = createOwned(db, 'breedingProject', types)
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('startDate', types.key, (c) => c.notNull())
    .addColumn('status', types.key, (c) => c.notNull())
    .addColumn('isActive', types.flag, (c) => c.notNull())
    .addColumn('confirmedLock', types.flag, (c) => c.notNull())
    .addColumn('clutchSize', types.whole, (c) => c.check(sql`${sql.ref('clutchSize')} >= 0`))
    .addColumn('searchText', types.key, (c) => c.notNull())
  table = columns(table, ['maleId', 'femaleId'], types.reference)
  table = columns(table, ['nextClutchDate', 'expectedLayDate'], types.key)
  table = columns(
    table,
    ['projectCode', 'notes', 'maleName', 'maleMorph', 'femaleName', 'femaleMorph', 'species'],
    types.text,
  )
  table = refersTo(table, 'breedingProjectMale', 'maleId', 'animal')
  table = refersTo(table, 'breedingProjectFemale', 'femaleId', 'animal')
  await table.execute()
  const index = indexOn(db, 'breedingProject')
  await index('breedingProjectByActive', ['isActive', 'id'])
  await index('breedingProjectByStatus', ['status', 'id'])
  await index('breedingProjectByMale', ['maleId', 'id'])
  await index('breedingProjectByFemale', ['femaleId', 'id'])
}

async function createEggs(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  let table: Table = createOwned(db, 'egg', types)
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('updatedAt', types.key, (c) => c.notNull())
    .addColumn('breedingProjectId', types.reference)
    .addColumn('eggNumber', types.key, (c) => c.notNull())
    .addColumn('layDate', types.key, (c) => c.notNull())
    .addColumn('status', types.key, (c) =>
      c.notNull().check(sql`status in ('Incubating', 'Hatched', 'Failed', 'Infertile', 'Slugged')`),
    )
    .addColumn('temperature', types.amount)
    .addColumn('temperatureUnit', types.text, (c) => c.notNull())
    .addColumn('humidity', types.amount)
    .addColumn('incubationDays', types.whole, (c) => c.notNull())
    .addColumn('isViable', types.flag, (c) => c.notNull())
    .addColumn('numberKey', types.key, (c) => c.notNull())
    .addColumn('expectedDay', types.key, (c) => c.notNull())
  table = columns(table, ['dueDate', 'hatchDate'], types.key)
  table = columns(table, ['notes', 'projectName'], types.text)
  await refersTo(table, 'eggProject', 'breedingProjectId', 'breedingProject').execute()
  const index = indexOn(db, 'egg')
  await index('eggByExpectedDay', ['status', 'expectedDay', 'id'])
  await index('eggByNumber', ['breedingProjectId', 'numberKey', 'id'])
  await index('eggByStatus', ['breedingProjectId', 'status'])
  // Eggs without a number, and those of no project, don't stand in each other's way (EGG-43).
  await db.schema
    .createIndex('eggNumberInProject')
    .unique()
    .on('egg')
    .columns(['keeperId', 'breedingProjectId', 'eggNumber'])
    .where(sql.ref('eggNumber'), '<>', sql.lit(''))
    .execute()
}

async function createOffspring(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  let table: Table = createOwned(db, 'offspring', types).addColumn('reptileId', types.reference, (c) =>
    c.notNull(),
  )
  table = columns(table, ['parentId', 'breedingProjectId', 'eggId'], types.reference)
  table = columns(table, ['hatchDate'], types.key)
  table = columns(table, ['notes'], types.text)
  table = refersTo(table, 'offspringReptile', 'reptileId', 'animal')
  table = refersTo(table, 'offspringParent', 'parentId', 'animal')
  table = refersTo(table, 'offspringProject', 'breedingProjectId', 'breedingProject')
  table = refersTo(table, 'offspringEgg', 'eggId', 'egg')
  await table
    .addUniqueConstraint('offspringOfProject', ['keeperId', 'breedingProjectId', 'reptileId'])
    .addUniqueConstraint('offspringOfParent', ['keeperId', 'parentId', 'reptileId'])
    .execute()
  const index = indexOn(db, 'offspring')
  await index('offspringByReptile', ['reptileId'])
  await index('offspringByEgg', ['eggId'])
}

/** Every question names the owner first. */
const indexOn = (db: Kysely<unknown>, table: string) => (name: string, names: readonly string[]) =>
  db.schema
    .createIndex(name)
    .on(table)
    .columns(['keeperId', ...names])
    .execute()
