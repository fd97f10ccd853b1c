import { type Kysely, sql } from 'kysely'
import { goes, isOfOne, letGoOfAnimal, owner } from '../animal-or-place.ts'
import { type ColumnTypes, createNumberedTable } from '../column-types.ts'
import { rebuildTable } from '../rebuild-table.ts'

/** Records of places: each is of an animal or of a place (decision 0084). */
export async function placeRecords(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  if (types.dialect === 'postgres') await letGoOfAnimal(db, types, { table: 'animalRecord', ofPlace, ofOne })
  else await rebuildTable(db, 'animalRecord', kept, (draft) => createRecords(db, types, draft))
  await db.schema
    .createIndex('animalRecordOfPlace')
    .on('animalRecord')
    .columns(['keeperId', 'placeId', 'recordDate', 'id'])
    .where('placeId', 'is not', null)
    .execute()
  await db.schema.alterTable('goneRecord').addColumn('ofPlace', types.reference).execute()
}

const [ofOne, ofPlace] = ['animalRecordOfOne', 'animalRecordPlace']

const kept = [
  ...['id', 'keeperId', 'animalId', 'version', 'recordType', 'typeKey', 'recordDate', 'details'],
  ...['measurement', 'unit', 'createdAt', 'mealOn', 'recordTime', 'endDate', 'clientId', 'outcome'],
  ...['openKind', 'data', 'effects', 'movedTo'],
]

const createRecords = (db: Kysely<unknown>, types: ColumnTypes, name: string): Promise<void> =>
  createNumberedTable(db, name, types)
    .addColumn('keeperId', types.reference, (c) => c.notNull())
    .addColumn('animalId', types.reference)
    .addColumn('placeId', types.reference)
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('recordType', types.text, (c) => c.notNull())
    .addColumn('typeKey', types.key, (c) => c.notNull().check(sql`${sql.ref('typeKey')} <> ''`))
    .addColumn('recordDate', types.key, (c) => c.notNull())
    .addColumn('details', types.text)
    .addColumn('measurement', types.text)
    .addColumn('unit', types.text)
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('mealOn', types.key)
    .addColumn('recordTime', types.key)
    .addColumn('endDate', types.key)
    .addColumn('clientId', types.key)
    .addColumn('outcome', types.key)
    .addColumn('openKind', types.key)
    .addColumn('data', types.text)
    .addColumn('effects', types.text)
    .addColumn('movedTo', types.reference)
    .addForeignKeyConstraint('animalRecordAnimal', ['keeperId', 'animalId'], 'animal', owner, goes)
    .addForeignKeyConstraint(ofPlace, ['keeperId', 'placeId'], 'place', owner, goes)
    .addCheckConstraint(ofOne, isOfOne)
    .execute()
