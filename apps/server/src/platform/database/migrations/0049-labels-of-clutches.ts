import type { Kysely } from 'kysely'
import { goes, owner } from '../animal-or-place.ts'
import { type ColumnTypes, createNumberedTable } from '../column-types.ts'
import { rebuildTable } from '../rebuild-table.ts'

/** Labels of clutches, of incubators and of the boxes in them. */
export async function labelsOfClutches(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  if (types.dialect === 'postgres') await widenLabels(db, types)
  else await rebuildTable(db, 'label', kept, (draft) => createLabels(db, types, draft))
  for (const [column] of added)
    await db.schema
      .createIndex(`labelBy_${column}`)
      .on('label')
      .columns(['keeperId', column])
      .where(column, 'is not', null)
      .execute()
}

/** What labels may open from now on: column, constraint, table. */
const added = [
  ['clutchId', 'labelOfClutch', 'clutch'],
  ['incubatorId', 'labelOfIncubator', 'incubator'],
  ['boxId', 'labelOfBox', 'incubatorBox'],
] as const

const kept = ['id', 'keeperId', 'key', 'animalId', 'placeId', 'breedingProjectId', 'createdAt', 'addedIn']

async function widenLabels(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  for (const [column, constraint, table] of added) {
    await db.schema.alterTable('label').addColumn(column, types.reference).execute()
    await db.schema
      .alterTable('label')
      .addForeignKeyConstraint(constraint, ['keeperId', column], table, owner)
      .onDelete('cascade')
      .execute()
  }
}

const createLabels = (db: Kysely<unknown>, types: ColumnTypes, name: string): Promise<void> =>
  createNumberedTable(db, name, types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('key', types.key, (c) => c.notNull().unique())
    .addColumn('animalId', types.reference)
    .addColumn('placeId', types.reference)
    .addColumn('breedingProjectId', types.reference)
    .addColumn('clutchId', types.reference)
    .addColumn('incubatorId', types.reference)
    .addColumn('boxId', types.reference)
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('addedIn', types.whole, (c) => c.notNull().defaultTo(0))
    .addForeignKeyConstraint('labelOfAnimal', ['keeperId', 'animalId'], 'animal', owner, goes)
    .addForeignKeyConstraint('labelOfPlace', ['keeperId', 'placeId'], 'place', owner, goes)
    .addForeignKeyConstraint(
      'labelOfProject',
      ['keeperId', 'breedingProjectId'],
      'breedingProject',
      owner,
      goes,
    )
    .addForeignKeyConstraint('labelOfClutch', ['keeperId', 'clutchId'], 'clutch', owner, goes)
    .addForeignKeyConstraint('labelOfIncubator', ['keeperId', 'incubatorId'], 'incubator', owner, goes)
    .addForeignKeyConstraint('labelOfBox', ['keeperId', 'boxId'], 'incubatorBox', owner, goes)
    .execute()
