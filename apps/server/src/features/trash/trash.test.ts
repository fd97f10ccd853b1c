import type { Trashed } from '@clutchbook/domain/trash/trash.schema'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db, DialectName } from '../../platform/database/database.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { formOf } from '../../testing/full.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { readRecords } from '../../testing/records.ts'
import { addSeason } from '../../testing/season.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { makeToken } from '../../testing/tokens.ts'
import { foreignKeysTo } from './foreign-key-map.ts'

const unlimited = { PLAN_LIMITS: 'off' }
const ember = { name: 'Ember', species: 'Python regius' }

onBothDatabases('the trash', (dialect) => {
  test(
    'R74 U7 whatever is deleted and brought back is as it was: links, records, photos, shares, reminders, figures',
    formOf(dialect === 'sqlite'),
    async () => {
      const clock = createTestClock('2026-06-15T12:00:00.000Z')
      const running = await startApp(dialect, { env: unlimited, clock })
      const keeper = await running.keeper({ timeZone: 'Europe/Berlin' })
      const season = await addSeason(keeper)
      await running.app.services.notifications.deliverReminders()
      const before = await readRecords(running)
      expect(before).toContain('notification {')
      for (const [kind, id] of [
        ['animals', season.sire],
        ['animals', season.dam],
        ['animals', season.child],
        ['animals', season.hatchling],
        ['breeding-projects', season.project],
        ...season.eggs.map((egg) => ['eggs', egg] as const),
        ['events', season.feeding],
        ['events', season.pairing],
      ] as const) {
        expect((await keeper.remove(`/api/${kind}/${id}`)).status).toBe(204)
        expect((await keeper.get('/api/trash')).json()).toMatchObject([{ kind, id }])
        const restored = await keeper.post(`/api/trash/${kind}/${id}/restore`)
        expect([restored.status, restored.json()]).toEqual([200, { kind, id, unlinked: 0 }])
        expect(await readRecords(running), `${kind} ${id}`).toBe(before)
      }
    },
  )

  test('OFF-20 says by what each thing was deleted: by the keeper or by a program, also what was restored in between', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { token } = await makeToken(keeper, { scope: 'change' })
    const program = { headers: { authorization: `Bearer ${token}` } }
    const add = async (): Promise<number> => (await keeper.post('/api/animals', ember)).json().id
    const [own, byProgram, both] = [await add(), await add(), await add()]
    await keeper.remove(`/api/animals/${own}`)
    expect((await keeper.call('DELETE', `/api/animals/${byProgram}`, program)).status).toBe(204)
    await keeper.remove(`/api/animals/${both}`)
    await keeper.post(`/api/trash/animals/${both}/restore`)
    expect((await keeper.call('DELETE', `/api/animals/${both}`, program)).status).toBe(204)
    const told = ((await keeper.get('/api/trash')).json() as Trashed[]).map((one) => [one.id, one.removedVia])
    expect(told).toEqual([
      [both, 'token'],
      [byProgram, 'token'],
      [own, 'session'],
    ])
  })

  test('R74 stays for 30 days to the minute; then records and photos go for good, those of others stay', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    const { app, visitor } = running
    const { trash, media } = app.services
    const keeper = await running.keeper({ username: 'mara' })
    const photos = [dataUrl(await plainJpeg())]
    const [first, second] = [
      (await keeper.post('/api/animals', { ...ember, photos })).json(),
      (await keeper.post('/api/animals', ember)).json(),
    ]
    await keeper.remove(`/api/animals/${first.id}`)
    clock.moveOn({ hours: 2 })
    await keeper.remove(`/api/animals/${second.id}`)
    expect((await keeper.get('/api/trash')).json()).toMatchObject([
      { id: second.id, photo: null, removedAt: '2026-06-15T14:00:00.000Z' },
      {
        ...{ kind: 'animals', id: first.id, label: 'Ember', note: 'Python regius' },
        ...{ photo: first.photos[0], leavesAt: '2026-07-15T12:00:00.000Z' },
      },
    ])
    clock.moveTo('2026-07-15T11:59:00.000Z')
    await trash.sweep()
    await media.sweep()
    const back = visitor()
    await back.post('/api/login', { username: 'mara', password: 'rack-7-tubs' })
    expect((await back.get(first.photos[0])).status).toBe(200)
    expect((await back.get('/api/trash')).json()).toHaveLength(2)
    clock.moveOn({ minutes: 1 })
    const seen = (await back.get('/api/trash')).headers.get('etag') ?? ''
    await trash.sweep()
    await media.sweep()
    expect((await back.get(first.photos[0])).status).toBe(404)
    // Who looks again is told, though nobody did anything.
    const after = await back.get('/api/trash', { 'if-none-match': seen })
    expect([after.status, after.json().map(({ id }: { id: number }) => id)]).toEqual([200, [second.id]])
    expect((await back.post(`/api/trash/animals/${first.id}/restore`)).status).toBe(404)
  })

  test('R74 R73 every reference to animals, projects, clutches, eggs, incubators, events and places is known to the trash', async () => {
    const { app, place } = await startApp(dialect, { ownDatabase: true })
    const references = await listReferences(app.db, place.dialect)
    const known = Object.entries(foreignKeysTo).flatMap(([to, hangings = []]) =>
      hangings.map(({ table, column }) => `${table}.${column} ${to}`),
    )
    const targets = [
      ...['animal', 'ancestor', 'breedingProject', 'clutch', 'egg', 'event', 'offspring', 'place'],
      ...['incubator', 'incubatorBox'],
    ]
    // SQLite adds no reference over two columns to a table that stands.
    const unbound = [
      ...['egg.clutchId clutch', 'offspring.clutchId clutch', 'boxStay.incubatorId incubator'],
      ...['clutch', 'egg', 'eggStay'].map((table) => `${table}.boxId incubatorBox`),
    ]
    // What a hatch made is no record: it goes with its clutch, and does not come back.
    const relevant = references.filter(({ table, to }) => targets.includes(to) && table !== 'clutchHatch')
    const bound = relevant.map(({ table, column, to }) => `${table}.${column} ${to}`)
    expect([...bound, ...unbound].sort()).toEqual(known.sort())
  })

  test('R74 a page of the trash leads to the next, the latest first', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const keeper = await newKeeper()
    const ids: number[] = []
    for (let n = 0; n < 3; n += 1) ids.unshift((await keeper.post('/api/animals', ember)).json().id)
    for (const id of ids.toReversed()) await keeper.remove(`/api/animals/${id}`)
    const first = await keeper.get('/api/trash?limit=2')
    const next = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await keeper.get(next)
    const shown = [...first.json(), ...second.json()].map(({ id }: { id: number }) => id)
    expect([shown, second.headers.get('link')]).toEqual([ids, null])
  })
})

/** What refers to what, as the database itself says. */
async function listReferences(db: Db, dialect: DialectName) {
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  const found: { table: string; column: string; to: string }[] = []
  for (const table of tables) {
    const { rows } = await (dialect === 'sqlite'
      ? sql<{ column: string; to: string }>`
          select "from" as "column", "table" as "to" from pragma_foreign_key_list(${table})`
      : sql<{ column: string; to: string }>`
          select attribute.attname as "column", target.relname as "to" from pg_constraint as reference
          join pg_class as target on target.oid = reference.confrelid
          join pg_attribute as attribute on attribute.attrelid = reference.conrelid
            and attribute.attnum = any(reference.conkey)
          where reference.contype = 'f' and reference.conrelid = ${`"${table}"`}::regclass`
    ).execute(db)
    found.push(...rows.filter(({ column }) => column !== 'keeperId').map((row) => ({ table, ...row })))
  }
  return found
}
