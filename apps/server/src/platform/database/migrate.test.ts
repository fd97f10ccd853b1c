import { PostgresIntrospector, SqliteIntrospector } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPlace, onBothDatabases } from '../../testing/both-databases.ts'
import { columnTypes, createNumberedTable, createTable } from './column-types.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { first } from './migrations/0001-first.ts'
import { accounts } from './migrations/0002-accounts.ts'
import { sharingControl } from './migrations/0012-sharing-control.ts'
import { release02 } from './migrations/release-0.2.ts'

onBothDatabases('bringing a database up to date', (dialect) => {
  /** A database without tables, to be filled as an earlier version did. */
  const openOld = async () => {
    const place = await createPlace(dialect, { empty: true })
    const { db } = await openDatabase(place)
    onTestFinished(async () => {
      await db.destroy()
      await place.remove()
    })
    // biome-ignore lint/suspicious/noExplicitAny: the tables of an earlier version are not those of the schema
    return { db, old: db as any, types: columnTypes(dialect) }
  }

  test('a database that has gone through all steps is asked whether it has, and not looked through', async () => {
    const place = await createPlace(dialect)
    const opened = await openDatabase(place)
    onTestFinished(async () => {
      await opened.db.destroy()
      await place.remove()
    })
    const introspector = dialect === 'postgres' ? PostgresIntrospector : SqliteIntrospector
    const getTables = vi.spyOn(introspector.prototype, 'getTables')
    onTestFinished(() => getTables.mockRestore())
    await migrate(opened)
    expect(getTables).not.toHaveBeenCalled()
  })

  test('R11 sessions of before the accounts were completed go on, with a number of their own', async () => {
    const { db, old, types } = await openOld()
    await first(old, types)
    const { id: keeperId } = await old
      .insertInto('keeper')
      .values({
        username: 'mara',
        usernameKey: 'mara',
        email: 'mara@example.org',
        emailKey: 'mara@example.org',
        passwordHash: '',
        plan: 'free',
        isAdmin: false,
        isActive: true,
        timeZone: 'UTC',
        createdAt: '2026-01-01T00:00:00.000Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const session = (tokenHash: string) => ({
      tokenHash,
      keeperId,
      isRemembered: true,
      createdAt: '2026-01-01T00:00:00.000Z',
      expiresAt: '2026-02-01T00:00:00.000Z',
    })
    await old
      .insertInto('session')
      .values([session('a'), session('b')])
      .execute()
    await accounts(old, types)
    const kept = await db.selectFrom('session').selectAll().orderBy('tokenHash').execute()
    expect(kept).toMatchObject([
      { ...session('a'), isRemembered: expect.anything(), lastSeenAt: '2026-01-01T00:00:00.000Z' },
      { ...session('b'), isRemembered: expect.anything(), device: '' },
    ])
    expect(new Set(kept.map(({ id }) => id)).size).toBe(2)
    const keeper = await db.selectFrom('keeper').selectAll().executeTakeFirstOrThrow()
    expect([Boolean(keeper.isEmailVerified), Boolean(keeper.isSample), keeper.recoveryEmail]).toEqual([
      false,
      false,
      null,
    ])
  })

  test('S2 animals that were shared before stay shared, without end, with their price, and unseen so far', async () => {
    const { db, old, types } = await openOld()
    await createTable(old, 'keeper', types)
      .addColumn('id', types.reference, (c) => c.primaryKey())
      .execute()
    await createTable(old, 'animalSharing', types)
      .addColumn('animalId', types.reference, (c) => c.primaryKey())
      .addColumn('keeperId', types.reference, (c) => c.notNull())
      .addColumn('isShared', types.flag, (c) => c.notNull())
      .addColumn('showsNotes', types.flag, (c) => c.notNull())
      .execute()
    const row = { animalId: 7, keeperId: 1, isShared: true, showsNotes: false }
    await old.insertInto('animalSharing').values(row).execute()
    await sharingControl(old, types)
    const { isShared, showsNotes, showsPrice, views, ...rest } = await db
      .selectFrom('animalSharing')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect([isShared, showsNotes, showsPrice, views].map(Number)).toEqual([1, 0, 1, 0])
    expect(rest).toEqual({
      ...{ animalId: 7, keeperId: 1, endsAt: null, lastViewedOn: null, passwordHash: null, passKey: null },
    })
  })

  test('HUS-01 HUS-08 records of before have no data, and those with the word of a condition ended on their day', async () => {
    const { db, old, types } = await openOld()
    await createTable(old, 'keeper', types)
      .addColumn('id', types.reference, (c) => c.primaryKey())
      .execute()
    const record = createTable(old, 'animalRecord', types).addColumn('id', types.reference, (c) =>
      c.primaryKey(),
    )
    await ['keeperId', 'animalId', 'typeKey', 'recordDate']
      .reduce(
        (table, name) => table.addColumn(name, name.endsWith('Id') ? types.reference : types.key),
        record,
      )
      .execute()
    const rows = [
      { id: 1, keeperId: 1, animalId: 7, typeKey: 'blue', recordDate: '2026-01-02' },
      { id: 2, keeperId: 1, animalId: 7, typeKey: 'blue', recordDate: '2026-03-04' },
      { id: 3, keeperId: 1, animalId: 7, typeKey: 'feeding', recordDate: '2026-03-05' },
    ]
    await old.insertInto('animalRecord').values(rows).execute()
    await release02['0025-record-data']?.(old, types)
    const nothing = {
      recordTime: null,
      clientId: null,
      outcome: null,
      openKind: null,
      data: null,
      effects: null,
    }
    expect(await db.selectFrom('animalRecord').selectAll().orderBy('id').execute()).toEqual(
      rows.map((row) => ({ ...row, ...nothing, endDate: row.typeKey === 'blue' ? row.recordDate : null })),
    )
  })

  test('HUS-15 records of before stay as they are when places may have some too, also where the step was undone at first', async () => {
    const { db, old, types } = await openOld()
    for (const name of ['animal', 'place'])
      await createTable(old, name, types)
        .addColumn('id', types.reference, (c) => c.primaryKey())
        .addColumn('keeperId', types.reference, (c) => c.notNull())
        .addUniqueConstraint(`${name}Owner`, ['keeperId', 'id'])
        .execute()
    await createTable(old, 'goneRecord', types)
      .addColumn('ofAnimal', types.reference, (c) => c.notNull())
      .execute()
    const texts = ['recordType', 'typeKey', 'recordDate', 'createdAt']
    const blanks = [
      ...['details', 'measurement', 'unit', 'mealOn', 'recordTime', 'endDate', 'clientId'],
      ...['outcome', 'openKind', 'data', 'effects'],
    ]
    let table = createNumberedTable(old, 'animalRecord', types)
    for (const name of ['keeperId', 'animalId', 'version'])
      table = table.addColumn(name, types.reference, (c) => c.notNull()) as never
    for (const name of texts) table = table.addColumn(name, types.key, (c) => c.notNull()) as never
    for (const name of blanks) table = table.addColumn(name, types.key) as never
    await table.addColumn('movedTo', types.reference).execute()
    await old.schema
      .createIndex('animalRecordByClientId')
      .unique()
      .on('animalRecord')
      .columns(['keeperId', 'clientId'])
      .where('clientId', 'is not', null)
      .execute()
    await old.insertInto('animal').values({ id: 7, keeperId: 1 }).execute()
    await old.insertInto('place').values({ id: 3, keeperId: 1 }).execute()
    const record = (clientId: string | null, of: object = { animalId: 7 }) => ({
      ...{ keeperId: 1, version: 1, recordType: 'note', typeKey: 'note', recordDate: '2026-06-01' },
      ...{ createdAt: '2026-06-01T00:00:00.000Z', clientId, ...of },
    })
    const add = async (of?: object): Promise<number> =>
      (
        await old
          .insertInto('animalRecord')
          .values(record(null, of))
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    await old
      .insertInto('animalRecord')
      .values([record('phone-0001'), record(null)])
      .execute()
    const last = await add()
    await old.deleteFrom('animalRecord').where('id', '=', last).execute()
    const before = await old.selectFrom('animalRecord').selectAll().orderBy('id').execute()
    const step = release02['0034-place-records']
    const undone = old.transaction().execute(async (tx: typeof old) => {
      await step?.(tx, types)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await old.selectFrom('animalRecord').selectAll().orderBy('id').execute()).toEqual(before)
    await old.transaction().execute(async (tx: typeof old) => step?.(tx, types))
    // Not the statement from before the table was built anew, which is prepared for its columns.
    const after = await db.selectFrom('animalRecord').selectAll().where('id', '>', 0).orderBy('id').execute()
    expect(after).toEqual(before.map((row: object) => ({ ...row, placeId: null })))
    expect(await add()).toBeGreaterThan(last)
    expect(await add({ placeId: 3 })).toBeGreaterThan(last + 1)
    const same = old.insertInto('animalRecord').values(record('phone-0001')).execute()
    await expect(same).rejects.toThrow()
    for (const of of [{}, { animalId: 7, placeId: 3 }, { placeId: 4 }])
      await expect(add(of)).rejects.toThrow()
    await old.deleteFrom('place').execute()
    expect(await db.selectFrom('animalRecord').select('placeId').distinct().execute()).toEqual([
      { placeId: null },
    ])
  })

  test('SEA-23 labels of before stay as they are when clutches, incubators and boxes may have some too, also where the step was undone at first', async () => {
    const { db, old, types } = await openOld()
    await createTable(old, 'keeper', types)
      .addColumn('id', types.reference, (c) => c.primaryKey())
      .execute()
    await old.insertInto('keeper').values({ id: 1 }).execute()
    for (const name of ['animal', 'place', 'breedingProject', 'clutch', 'incubator', 'incubatorBox']) {
      await createTable(old, name, types)
        .addColumn('id', types.reference, (c) => c.primaryKey())
        .addColumn('keeperId', types.reference, (c) => c.notNull())
        .addUniqueConstraint(`${name}Owner`, ['keeperId', 'id'])
        .execute()
      await old.insertInto(name).values({ id: 7, keeperId: 1 }).execute()
    }
    await release02['0033-labels']?.(old, types)
    await db.schema
      .alterTable('label')
      .addColumn('addedIn', types.whole, (c) => c.notNull().defaultTo(0))
      .execute()
    const add = async (key: string, of: object): Promise<number> =>
      (
        await old
          .insertInto('label')
          .values({ keeperId: 1, key, createdAt: '2026-06-01T00:00:00.000Z', ...of })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    await add('of an animal', { animalId: 7, addedIn: 3 })
    await add('of a place', { placeId: 7 })
    const last = await add('void', { breedingProjectId: 7 })
    await old.deleteFrom('label').where('id', '=', last).execute()
    const before = await old.selectFrom('label').selectAll().orderBy('id').execute()
    const step = release02['0049-labels-of-clutches']
    const undone = old.transaction().execute(async (tx: typeof old) => {
      await step?.(tx, types)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await old.selectFrom('label').selectAll().orderBy('id').execute()).toEqual(before)
    await old.transaction().execute(async (tx: typeof old) => step?.(tx, types))
    // Not the statement from before the table was built anew, which is prepared for its columns.
    const after = await db.selectFrom('label').selectAll().where('id', '>', 0).orderBy('id').execute()
    const blank = { clutchId: null, incubatorId: null, boxId: null }
    expect(after).toEqual(before.map((row: object) => ({ ...row, ...blank })))
    expect(await add('of a clutch', { clutchId: 7 })).toBeGreaterThan(last)
    await add('of an incubator', { incubatorId: 7 })
    await add('of a box', { boxId: 7 })
    await expect(add('of a place', { clutchId: 7 })).rejects.toThrow()
    await expect(add('of nothing here', { clutchId: 8 })).rejects.toThrow()
    for (const name of ['animal', 'clutch', 'incubator', 'incubatorBox']) await old.deleteFrom(name).execute()
    expect(await db.selectFrom('label').select('key').execute()).toEqual([{ key: 'of a place' }])
  })

  test('a database that is up to date is left as it is', async () => {
    const place = await createPlace(dialect)
    const opened = await openDatabase(place)
    onTestFinished(async () => {
      await opened.db.destroy()
      await place.remove()
    })
    await migrate(opened)
    const names = async () => (await opened.db.introspection.getTables()).map(({ name }) => name).sort()
    const before = await names()
    await migrate(opened)
    expect(await names()).toEqual(before)
    expect(before).toContain('mailedToken')
  })
})
