import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createNumberedTable, createTable } from '../column-types.ts'

/** Ancestors that are told of in words and photos, because they are no animals of the collection. */
export async function lineage(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'ancestor', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('animalId', types.reference, (c) => c.notNull())
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('relation', types.key, (c) =>
      c
        .notNull()
        .check(
          sql`relation in ('grandfather', 'grandmother', 'great-grandfather', 'great-grandmother', 'ancestor')`,
        ),
    )
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('morph', types.text)
    .addColumn('source', types.text)
    .addColumn('producedBy', types.text)
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addUniqueConstraint('ancestorOwner', ['keeperId', 'id'])
    .addForeignKeyConstraint('ancestorAnimal', ['keeperId', 'animalId'], 'animal', ['keeperId', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('ancestorByAnimal')
    .on('ancestor')
    .columns(['keeperId', 'animalId', 'id'])
    .execute()
  await createAncestorMedia(db, types)
}

async function createAncestorMedia(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'ancestorMedia', types)
    .addColumn('ancestorId', types.reference, (c) => c.notNull())
    // With the keeper go all of these at once, before PostgreSQL asks whether their media are still shown.
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('position', types.whole, (c) => c.notNull())
    .addColumn('mediaId', types.reference, (c) => c.notNull())
    .addPrimaryKeyConstraint('ancestorMediaPlace', ['ancestorId', 'position'])
    .addForeignKeyConstraint(
      'ancestorMediaAncestor',
      ['keeperId', 'ancestorId'],
      'ancestor',
      ['keeperId', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('ancestorMediaMedia', ['keeperId', 'mediaId'], 'media', ['keeperId', 'id'])
    .execute()
  await db.schema
    .createIndex('ancestorMediaByMedia')
    .on('ancestorMedia')
    .columns(['keeperId', 'mediaId'])
    .execute()
}
