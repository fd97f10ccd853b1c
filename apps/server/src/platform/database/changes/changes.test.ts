import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../../testing/both-databases.ts'
import { addIncubator } from '../../../testing/incubators.ts'
import { startApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { bearing, makeToken } from '../../../testing/tokens.ts'
import { createVisitor, type Visitor } from '../../../testing/visitor.ts'
import type { Db } from '../database.ts'
import { createTransact } from '../transaction.ts'
import { forgetOldChanges } from './forgetting.ts'
import { cascades, trackedTables } from './tracked-tables.ts'

const species = 'Python regius'

const readLog = async (db: Db, keeperId: number) =>
  db
    .selectFrom('change')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .orderBy('version')
    .orderBy('part')
    .execute()

const add = async (keeper: Visitor, fields: object = {}): Promise<number> =>
  (await keeper.post('/api/animals', { name: 'Cinder', species, ...fields })).json().id

const idOf = async (keeper: Visitor): Promise<number> => (await keeper.get('/api/user')).json().id

onBothDatabases('the change log', (dialect) => {
  const start = async () => {
    const running = await startApp(dialect)
    const keeper = await running.keeper()
    return { ...running, keeper, keeperId: await idOf(keeper) }
  }

  test('OFF-01 tells who did what, in which version, and what changed fields held', async () => {
    const { app, keeper, keeperId } = await start()
    const id = await add(keeper)
    await keeper.patch(`/api/animals/${id}`, { name: 'Ash', isHoldback: true })
    const [added, changed] = await readLog(app.db, keeperId)
    expect(added).toMatchObject({
      ...{ part: 0, userId: keeperId, via: 'session', writtenAt: null },
      ...{ verb: 'added', kind: 'animals', ids: `[${id}]`, before: null },
    })
    expect(changed).toMatchObject({ verb: 'changed', kind: 'animals', ids: `[${id}]` })
    expect(JSON.parse(changed?.before ?? '')).toEqual({ [id]: { name: 'Cinder', isHoldback: false } })
    const { dataVersion } = await app.db
      .selectFrom('keeperState')
      .select('dataVersion')
      .where('keeperId', '=', keeperId)
      .executeTakeFirstOrThrow()
    expect(changed?.version).toBe(dataVersion)
    const { rows } =
      await sql`select ${sql.ref('addedIn')} as "addedIn" from animal where id = ${id}`.execute(app.db)
    expect(rows).toEqual([{ addedIn: expect.any(Number) }])
    expect((rows[0] as { addedIn: number }).addedIn).toBeLessThanOrEqual(added?.version ?? 0)
    const of = app.db.selectFrom('changeOf').selectAll().where('keeperId', '=', keeperId)
    expect(await of.execute()).toEqual([{ keeperId, kind: 'animals', recordId: id, version: dataVersion }])
  })

  test('OFF-01 tells a program by its token from its keeper', async () => {
    const { app, url, keeper, keeperId } = await start()
    const { token } = await makeToken(keeper, { scope: 'change' })
    const animal = { name: 'Ember', species }
    const answer = await createVisitor(url).post('/api/animals', animal, bearing(token))
    expect(answer.status, answer.text).toBe(201)
    expect(await readLog(app.db, keeperId)).toMatchObject([{ via: 'token', userId: keeperId }])
  })

  test('OFF-01 a record that is deleted is removed with what goes along, and comes back restored', async () => {
    const { app, keeper, keeperId } = await start()
    const id = await add(keeper)
    const note = { recordType: 'note', recordDate: '2026-06-01' }
    await keeper.post(`/api/animals/${id}/records`, note)
    await keeper.post('/api/labels', { animals: [id] })
    await keeper.remove(`/api/animals/${id}`)
    await keeper.post(`/api/trash/animals/${id}/restore`)
    const told = (await readLog(app.db, keeperId)).map(({ verb, kind }) => `${verb} ${kind}`)
    expect(told.slice(0, 3)).toEqual(['added animals', 'added records', 'added labels'])
    expect(told.slice(3, 6).sort()).toEqual(['removed animals', 'removed labels', 'removed records'])
    expect(told.slice(6).sort()).toEqual(['restored animals', 'restored labels', 'restored records'])
  })

  test('OFF-01 a refused call leaves no change', async () => {
    const { app, keeper, keeperId } = await start()
    const id = await add(keeper)
    const before = await readLog(app.db, keeperId)
    const answer = await keeper.patch(`/api/animals/${id}`, { name: 'Ash' }, { 'If-Match': '"7"' })
    expect(answer.status).toBe(412)
    expect(await readLog(app.db, keeperId)).toEqual(before)
  })

  test('OFF-01 what is let go of for good is not told of any longer, and others are', async () => {
    const { app, keeper, keeperId } = await start()
    const [gone, kept] = [await add(keeper), await add(keeper)]
    for (const id of [gone, kept]) await keeper.patch(`/api/animals/${id}`, { morph: 'Secret' })
    for (const id of [gone, kept]) await keeper.patch(`/api/animals/${id}`, { morph: null })
    await keeper.remove(`/api/animals/${gone}`)
    await keeper.remove(`/api/trash/animals/${gone}`)
    const told = (await readLog(app.db, keeperId)).filter(({ before }) => before !== null)
    expect(told.map(({ ids }) => ids)).toEqual([`[${kept}]`, `[${kept}]`])
  })

  test('OFF-01 events that were deleted at once are not told of once they can not come back', async () => {
    const clock = createTestClock()
    const { app, keeper: begin } = await startApp(dialect, { clock })
    const keeper = await begin()
    const keeperId = await idOf(keeper)
    const { id } = (await keeper.post('/api/events', { title: 'Secret', startDate: '2026-07-01' })).json()
    await keeper.put(`/api/events/${id}`, { title: 'Feed', startDate: '2026-07-01' })
    await keeper.remove('/api/events/all')
    const readTold = async () =>
      (await readLog(app.db, keeperId)).map(({ verb, before }) => [verb, before?.includes('Secret') ?? false])
    const told = ['added', 'changed', 'removed']
    expect(await readTold()).toEqual(told.map((verb) => [verb, verb === 'changed']))
    clock.moveOn({ days: 1 })
    await app.services.calendar.sweep()
    expect(await readTold()).toEqual(told.map((verb) => [verb, false]))
  })

  test('OFF-03 readings leave no change, and no device is told of them', async () => {
    const { app, keeper, keeperId } = await start()
    const incubatorId = await addIncubator(keeper)
    const { state } = (await keeper.get('/api/sync')).json()
    const readings = [{ incubatorId, at: '2026-06-02T12:00:00Z', temperature: 31.4 }]
    expect((await keeper.post('/api/readings', { readings })).json().stored).toBe(1)
    expect((await readLog(app.db, keeperId)).map(({ verb, kind }) => `${verb} ${kind}`)).toEqual([
      'added incubators',
    ])
    const since = (await keeper.get(`/api/sync?state=${state}`)).json()
    expect([since.state, since.records.incubators, since.records.readings]).toEqual([state, [], undefined])
  })

  test('OFF-01 is kept for 730 days, and a state from before is told everything anew', async () => {
    const clock = createTestClock()
    const { app, keeper: begin } = await startApp(dialect, { clock })
    const keeper = await begin()
    const keeperId = await idOf(keeper)
    await add(keeper)
    const { state } = (await keeper.get('/api/sync')).json()
    const late = createTestClock()
    late.moveOn({ days: 729 })
    const transact = createTransact(app.db, () => undefined)
    await forgetOldChanges({ db: app.db, transact, clock: late }, 730)
    expect(await readLog(app.db, keeperId)).toHaveLength(1)
    await add(keeper)
    late.moveOn({ days: 2 })
    await forgetOldChanges({ db: app.db, transact, clock: late }, 730)
    expect(await readLog(app.db, keeperId)).toHaveLength(0)
    expect((await keeper.get(`/api/sync?state=${state}`)).json().reset).toBe(true)
    const anew = (await keeper.get('/api/sync')).json()
    expect((await keeper.get(`/api/sync?state=${anew.state}`)).json().reset).toBe(false)
  })

  test('OFF-03 every table of records is watched, has addedIn, and what the database removes along is known', async () => {
    const { app } = await start()
    const tables = await app.db.introspection.getTables()
    for (const [name, { isRecord }] of trackedTables)
      if (isRecord) {
        const columns = tables.find((table) => table.name === name)?.columns.map((column) => column.name)
        expect(columns, name).toEqual(expect.arrayContaining(['id', 'keeperId', 'addedIn']))
      }
    if (dialect === 'sqlite') expect(await listCascades(app.db)).toEqual(listKnown())
  })
})

/** What SQLite removes or changes along with a record, as `child.column with parent`; the log knows of no changes. */
async function listCascades(db: Db): Promise<string[]> {
  const lines: string[] = []
  for (const [name, { isRecord }] of trackedTables) {
    if (!isRecord) continue
    const { rows } = await sql<{ parent: string; from: string; does: string }>`
      select "table" as parent, "from", on_delete as does from pragma_foreign_key_list(${name})`.execute(db)
    for (const { parent, from, does } of rows)
      if (trackedTables.has(parent) && from !== 'keeperId' && does !== 'NO ACTION')
        lines.push(`${name}.${from} ${does === 'CASCADE' ? '' : `${does} `}with ${parent}`)
  }
  return lines.sort()
}

const listKnown = (): string[] =>
  [...cascades]
    .flatMap(([parent, all]) => all.map(({ table, column }) => `${table}.${column} with ${parent}`))
    .sort()
