import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createNumberedTable, createTable } from '../column-types.ts'

/** What a complete account needs: proved addresses, mailed links, numbered sessions, counted attempts, removal. */
export async function accounts(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await changeKeepers(db, types)
  await numberSessions(db, types)
  await createMailedTokens(db, types)
  await createAttempts(db, types)
  await prepareRemoval(db, types)
}

async function changeKeepers(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const flag = (name: string) =>
    db.schema
      .alterTable('keeper')
      .addColumn(name, types.flag, (c) => c.notNull().defaultTo(false))
      .execute()
  await flag('isEmailVerified')
  await flag('isSample')
  await db.schema.alterTable('keeper').addColumn('recoveryEmail', types.text).execute()
  await db.schema.alterTable('keeper').addColumn('recoveryEmailKey', types.key).execute()
  await db.schema.createIndex('keeperByRecoveryEmail').on('keeper').column('recoveryEmailKey').execute()
}

/** Sessions get a number by which their keeper can name them. No database adds one in place, so the table is remade. */
async function numberSessions(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'numberedSession', types)
    .addColumn('tokenHash', types.key, (c) => c.notNull())
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('isRemembered', types.flag, (c) => c.notNull())
    .addColumn('device', types.text, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('lastSeenAt', types.key, (c) => c.notNull())
    .addColumn('expiresAt', types.key, (c) => c.notNull())
    .addUniqueConstraint('sessionToken', ['tokenHash'])
    .execute()
  const ref = sql.ref
  await sql`
    insert into ${sql.table('numberedSession')} (${ref('tokenHash')}, ${ref('keeperId')}, ${ref('isRemembered')},
      ${ref('device')}, ${ref('createdAt')}, ${ref('lastSeenAt')}, ${ref('expiresAt')})
    select ${ref('tokenHash')}, ${ref('keeperId')}, ${ref('isRemembered')},
      '', ${ref('createdAt')}, ${ref('createdAt')}, ${ref('expiresAt')}
    from session`.execute(db)
  await db.schema.dropTable('session').execute()
  await db.schema.alterTable('numberedSession').renameTo('session').execute()
  await db.schema.createIndex('sessionByKeeper').on('session').column('keeperId').execute()
  await db.schema.createIndex('sessionByExpiry').on('session').column('expiresAt').execute()
}

async function createMailedTokens(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'mailedToken', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('purpose', types.key, (c) => c.notNull().check(sql`purpose in ('reset', 'verify')`))
    .addColumn('tokenHash', types.key, (c) => c.notNull())
    .addColumn('email', types.text, (c) => c.notNull())
    .addColumn('expiresAt', types.key, (c) => c.notNull())
    // One of each purpose: a newer link voids the older.
    .addPrimaryKeyConstraint('mailedTokenPurpose', ['keeperId', 'purpose'])
    .addUniqueConstraint('mailedTokenHash', ['tokenHash'])
    .execute()
}

async function createAttempts(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'attempt', types)
    .addColumn('key', types.key, (c) => c.primaryKey())
    .addColumn('count', types.whole, (c) => c.notNull())
    .addColumn('blockedUntil', types.key, (c) => c.notNull())
    .addColumn('expiresAt', types.key, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('attemptByExpiry').on('attempt').column('expiresAt').execute()
}

/** Every row of a keeper goes with the keeper. */
async function prepareRemoval(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  // Each medium that goes asks which animals show it; without an index that reads all animals of the keeper.
  await db.schema
    .createIndex('animalByProfile')
    .on('animal')
    .columns(['keeperId', 'profileMediaId'])
    .execute()
  if (types.dialect === 'postgres') {
    // PostgreSQL asks whether a medium is still shown as soon as the keeper's own cascades are through, so what shows
    // it must be among those. SQLite asks when the whole statement is.
    await db.schema
      .alterTable('animalMedia')
      .addForeignKeyConstraint('animalMediaKeeper', ['keeperId'], 'keeper', ['id'])
      .onDelete('cascade')
      .execute()
  }
}
