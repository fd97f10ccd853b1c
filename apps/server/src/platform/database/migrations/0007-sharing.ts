import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createNumberedTable, createTable } from '../column-types.ts'

/** What keepers show to others, and whom they follow. Everything is private until its keeper opens it. */
export async function sharing(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await changeKeepers(db, types)
  await createAnimalSharing(db, types)
  await createFollows(db, types)
}

async function changeKeepers(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const flag = (name: string, initially: boolean) =>
    db.schema
      .alterTable('keeper')
      .addColumn(name, types.flag, (c) => c.notNull().defaultTo(initially))
      .execute()
  await flag('sharesProfile', false)
  await flag('sharesCollection', false)
  await flag('isListed', true)
  await db.schema
    .alterTable('keeper')
    .addColumn('nameKey', types.key, (c) => c.notNull().defaultTo(''))
    .execute()
  await sql`update keeper set ${sql.ref('nameKey')} = lower(coalesce(name, ''))`.execute(db)
}

async function createAnimalSharing(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'animalSharing', types)
    .addColumn('animalId', types.reference, (c) => c.primaryKey())
    .addColumn('keeperId', types.reference, (c) => c.notNull())
    .addColumn('isShared', types.flag, (c) => c.notNull())
    .addColumn('showsNotes', types.flag, (c) => c.notNull())
    .addForeignKeyConstraint(
      'animalSharingAnimal',
      ['keeperId', 'animalId'],
      'animal',
      ['keeperId', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('animalSharingByKeeper')
    .on('animalSharing')
    .columns(['keeperId', 'animalId'])
    .execute()
}

async function createFollows(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'follow', types)
    .addColumn('followerId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('followingId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addUniqueConstraint('followPair', ['followerId', 'followingId'])
    .addCheckConstraint('followOther', sql`${sql.ref('followerId')} <> ${sql.ref('followingId')}`)
    .execute()
  await db.schema.createIndex('followByFollowing').on('follow').column('followingId').execute()
}
