import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createNumberedTable, createTable } from '../column-types.ts'

/** The first tables: keepers and their sessions, request keys, media, animals. */
export async function first(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createKeepers(db, types)
  await createRequestKeys(db, types)
  await createMedia(db, types)
  await createAnimals(db, types)
  await createAnimalMedia(db, types)
}

async function createKeepers(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'keeper', types)
    .addColumn('username', types.text, (c) => c.notNull())
    .addColumn('usernameKey', types.key, (c) => c.notNull())
    .addColumn('email', types.text, (c) => c.notNull())
    .addColumn('emailKey', types.key, (c) => c.notNull())
    .addColumn('name', types.text)
    .addColumn('passwordHash', types.text, (c) => c.notNull())
    .addColumn('profileImage', types.text)
    .addColumn('plan', types.text, (c) => c.notNull().check(sql`plan in ('free', 'pro')`))
    .addColumn('isAdmin', types.flag, (c) => c.notNull())
    .addColumn('isActive', types.flag, (c) => c.notNull())
    .addColumn('timeZone', types.text, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addUniqueConstraint('keeperUsername', ['usernameKey'])
    .addUniqueConstraint('keeperEmail', ['emailKey'])
    .execute()
  const counts = [
    'animals',
    'archivedAnimals',
    'holdbacks',
    'projects',
    'activeProjects',
    'eggs',
    'incubatingEggs',
    'events',
  ]
  let state = createTable(db, 'keeperState', types)
    .addColumn('keeperId', types.reference, (c) => c.primaryKey().references('keeper.id').onDelete('cascade'))
    .addColumn('dataVersion', types.whole, (c) => c.notNull())
  for (const count of counts) {
    state = state.addColumn(count, types.whole, (c) =>
      c.notNull().check(sql`${sql.ref(count)} >= 0`),
    ) as typeof state
  }
  await state.execute()
  await createTable(db, 'session', types)
    .addColumn('tokenHash', types.key, (c) => c.primaryKey())
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('isRemembered', types.flag, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('expiresAt', types.key, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sessionByKeeper').on('session').column('keeperId').execute()
  await db.schema.createIndex('sessionByExpiry').on('session').column('expiresAt').execute()
}

async function createRequestKeys(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'requestKey', types)
    .addColumn('scope', types.key, (c) => c.notNull())
    .addColumn('key', types.key, (c) => c.notNull())
    .addColumn('fingerprint', types.key, (c) => c.notNull())
    .addColumn('answer', types.text, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addPrimaryKeyConstraint('requestKeyIdentity', ['scope', 'key'])
    .execute()
  await db.schema.createIndex('requestKeyByAge').on('requestKey').column('createdAt').execute()
}

async function createMedia(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'media', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('sha256', types.key, (c) => c.notNull())
    .addColumn('storageKey', types.key, (c) => c.notNull())
    .addColumn('kind', types.text, (c) => c.notNull().check(sql`kind in ('image', 'video')`))
    .addColumn('contentType', types.text, (c) => c.notNull())
    .addColumn('width', types.whole)
    .addColumn('height', types.whole)
    .addColumn('bytes', types.whole, (c) => c.notNull())
    .addColumn('uses', types.whole, (c) => c.notNull().check(sql`uses >= 0`))
    .addColumn('arrivals', types.whole, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addUniqueConstraint('mediaContent', ['keeperId', 'sha256'])
    .addUniqueConstraint('mediaOwner', ['keeperId', 'id'])
    .execute()
  await db.schema
    .createIndex('mediaUnused')
    .on('media')
    .column('createdAt')
    .where(sql.ref('uses'), '=', sql.lit(0))
    .execute()
}

async function createAnimals(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  let table = createNumberedTable(db, 'animal', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    // What a search reads of every animal stands first: PostgreSQL walks each row up to the last column that it needs,
    // so that behind the others a search would take nearly twice as long.
    .addColumn('isHoldback', types.flag, (c) => c.notNull())
    .addColumn('isArchived', types.flag, (c) => c.notNull())
    .addColumn('sex', types.text, (c) => c.notNull().check(sql`sex in ('Male', 'Female', 'Unsexed')`))
    .addColumn('searchText', types.key, (c) => c.notNull())
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('species', types.text, (c) => c.notNull())
    .addColumn('dateOfBirth', types.key)
    .addColumn('weight', types.amount)
    .addColumn('weightUnit', types.text, (c) => c.notNull())
    .addColumn('priceStatus', types.text, (c) => c.notNull())
    .addColumn('priceCurrency', types.text, (c) => c.notNull())
    .addColumn('fatherId', types.reference)
    .addColumn('motherId', types.reference)
    .addColumn('profilePhotoIndex', types.whole, (c) => c.notNull())
    .addColumn('profileMediaId', types.reference)
    .addColumn('customIdKey', types.key, (c) => c.notNull())
  for (const text of animalTexts) table = table.addColumn(text, types.text) as typeof table
  await table
    .addUniqueConstraint('animalOwner', ['keeperId', 'id'])
    // Both columns in each reference: a parent or photo of another keeper can't be named even by a faulty query.
    .addForeignKeyConstraint('animalFather', ['keeperId', 'fatherId'], 'animal', ['keeperId', 'id'])
    .addForeignKeyConstraint('animalMother', ['keeperId', 'motherId'], 'animal', ['keeperId', 'id'])
    .addForeignKeyConstraint('animalProfile', ['keeperId', 'profileMediaId'], 'media', ['keeperId', 'id'])
    .execute()
  await createAnimalIndexes(db)
}

const animalTexts = [
  'morph',
  'length',
  'source',
  'producedBy',
  'notes',
  'customId',
  'price',
  'contactInfo',
  'fatherName',
  'motherName',
  'fatherMorph',
  'motherMorph',
  'fatherSource',
  'motherSource',
  'fatherProducedBy',
  'motherProducedBy',
]

async function createAnimalIndexes(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('animal').columns(columns).execute()
  await index('animalByList', ['keeperId', 'isArchived', 'isHoldback', 'id'])
  await index('animalByCustomId', ['keeperId', 'customIdKey', 'id'])
  await index('animalBySpecies', ['keeperId', 'species', 'id'])
  await index('animalByFather', ['keeperId', 'fatherId'])
  await index('animalByMother', ['keeperId', 'motherId'])
}

async function createAnimalMedia(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'animalMedia', types)
    .addColumn('animalId', types.reference, (c) => c.notNull())
    .addColumn('keeperId', types.reference, (c) => c.notNull())
    .addColumn('role', types.text, (c) => c.notNull().check(sql`role in ('own', 'father', 'mother')`))
    .addColumn('position', types.whole, (c) => c.notNull())
    .addColumn('mediaId', types.reference, (c) => c.notNull())
    .addPrimaryKeyConstraint('animalMediaPlace', ['animalId', 'role', 'position'])
    .addForeignKeyConstraint(
      'animalMediaAnimal',
      ['keeperId', 'animalId'],
      'animal',
      ['keeperId', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('animalMediaMedia', ['keeperId', 'mediaId'], 'media', ['keeperId', 'id'])
    .execute()
  await db.schema
    .createIndex('animalMediaByMedia')
    .on('animalMedia')
    .columns(['keeperId', 'mediaId'])
    .execute()
}
