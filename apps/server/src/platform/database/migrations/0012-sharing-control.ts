import type { Kysely } from 'kysely'
import { type ColumnTypes, createTable } from '../column-types.ts'

/** Until when, with what and behind which password things are shared, and how often they were seen. */
export async function sharingControl(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await changeAnimalSharing(db, types)
  await createKeeperPages(db, types)
}

async function changeAnimalSharing(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const change = () => db.schema.alterTable('animalSharing')
  await change()
    .addColumn('showsPrice', types.flag, (c) => c.notNull().defaultTo(true))
    .execute()
  for (const moment of ['endsAt', 'lastViewedOn']) await change().addColumn(moment, types.key).execute()
  for (const secret of ['passwordHash', 'passKey']) await change().addColumn(secret, types.text).execute()
  await change()
    .addColumn('views', types.whole, (c) => c.notNull().defaultTo(0))
    .execute()
}

async function createKeeperPages(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'keeperPage', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('page', types.key, (c) => c.notNull())
    .addColumn('endsAt', types.key)
    .addColumn('passwordHash', types.text)
    .addColumn('passKey', types.text)
    .addColumn('views', types.whole, (c) => c.notNull().defaultTo(0))
    .addColumn('lastViewedOn', types.key)
    .addPrimaryKeyConstraint('keeperPageOf', ['keeperId', 'page'])
    .execute()
}
