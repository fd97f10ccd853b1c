import { loggedKinds } from '@clutchbook/domain/areas'
import { expect, test } from 'vitest'
import type { DialectName } from '../../platform/database/database.ts'
import { beginEpoch } from '../../platform/database/epoch.ts'
import { dayMs } from '../../platform/durations.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { differencesOf, emptyCopy, feed } from '../../testing/changes/device-copy.ts'
import { addSeason } from '../../testing/season.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const species = 'Python regius'

/** A product in whose days a season is not over. */
const startInSeason = (dialect: DialectName) => startApp(dialect, { clock: createTestClock() })

const add = async (keeper: Visitor, name: string): Promise<number> =>
  (await keeper.post('/api/animals', { name, species })).json().id

const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

onBothDatabases('what a copy of the records is fed', (dialect) => {
  test('OFF-04 OFF-05 without a state is all there is, every kind of it', async () => {
    const keeper = await (await startInSeason(dialect)).keeper()
    const { eggs } = await addSeason(keeper)
    const { clutchId } = (await keeper.get(`/api/eggs/${eggs[0]}`)).json()
    await keeper.post(`/api/clutches/${clutchId}/log`, { kind: 'note', note: 'Dents' })
    const answer = await keeper.get('/api/sync')
    expect(answer.status, answer.text).toBe(200)
    const { state, reset, records, gone, next } = answer.json()
    expect({ reset, next }).toEqual({ reset: true, next: null })
    expect(state).toMatch(/^\S+$/)
    expect(Object.keys(records).sort()).toEqual([...loggedKinds].sort())
    expect(Object.keys(gone).sort()).toEqual([...loggedKinds].sort())
    for (const kind of loggedKinds) expect(records[kind].length, kind).toBeGreaterThan(0)
  })

  test('OFF-05 after a state is each record that was touched since, once, and what is gone', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const [kept, left] = [await add(keeper, 'Cinder'), await add(keeper, 'Ash')]
    const { state } = (await keeper.get('/api/sync')).json()
    const fresh = await add(keeper, 'Ember')
    for (const name of ['One', 'Two']) await keeper.patch(`/api/animals/${kept}`, { name })
    await keeper.remove(`/api/animals/${left}`)
    const passing = await add(keeper, 'Passing')
    await keeper.remove(`/api/animals/${passing}`)
    const since = (await keeper.get(`/api/sync?state=${state}`)).json()
    expect(since.reset).toBe(false)
    expect(since.records.animals.map(({ id, name }: Record<string, unknown>) => [id, name])).toEqual([
      [kept, 'Two'],
      [fresh, 'Ember'],
    ])
    expect(since.gone.animals).toEqual([left, passing])
    const none = (await keeper.get(`/api/sync?state=${since.state}`)).json()
    expect([none.records.animals, none.gone.animals, none.state]).toEqual([[], [], since.state])
  })

  test('OFF-06 an animal is just as its own page reads it, and an event has its numbers and flags', async () => {
    const keeper = await (await startInSeason(dialect)).keeper()
    const { sire, feeding } = await addSeason(keeper)
    const { records } = (await keeper.get('/api/sync')).json()
    const found = records.animals.find(({ id }: { id: number }) => id === sire)
    expect(found).toEqual((await keeper.get(`/api/animals/${sire}`)).json())
    const event = records.events.find(({ id }: { id: number }) => id === feeding)
    expect(event).toMatchObject({
      title: 'Feed',
      reminder: true,
      reminderDate: 1,
      animalId: sire,
      version: 1,
    })
  })

  test('OFF-06 at a reset records and events are those of 180 days and of what is to come, and conditions that last', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const id = await add(keeper, 'Cinder')
    const note = (details: string, days: number) =>
      keeper.post(`/api/animals/${id}/records`, { recordType: 'note', recordDate: daysAgo(days), details })
    await note('old', 200)
    await note('late', 170)
    await keeper.post(`/api/animals/${id}/records`, { recordType: 'quarantine', recordDate: daysAgo(400) })
    for (const [title, days] of [
      ['old', 200],
      ['late', 170],
      ['to come', -400],
    ] as const)
      await keeper.post('/api/events', { title, startDate: daysAgo(days) })
    const { records } = (await keeper.get('/api/sync')).json()
    const texts = records.records.map(
      ({ details, recordType }: Record<string, unknown>) => details ?? recordType,
    )
    expect(texts.sort()).toEqual(['late', 'quarantine'])
    expect(records.events.map(({ title }: Record<string, unknown>) => title).sort()).toEqual([
      'late',
      'to come',
    ])
  })

  test('OFF-06 OFF-07 where they are asked for, of before 180 days come the latest records of each kind of an animal and a place, in pages of any size', async () => {
    const keeper = await (await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })).keeper()
    const places: number[] = []
    for (const name of ['One', 'Two'])
      places.push((await keeper.post('/api/places', { kind: 'enclosure', name })).json().id)
    const animals: number[] = []
    for (let n = 0; n < 60; n++) animals.push(await add(keeper, `Snake ${n}`))
    const fed = (animalId: number, days: number, outcome: string) => ({
      ...{ animalId, recordType: 'feeding', recordDate: daysAgo(days), data: { outcome } },
    })
    const weighed = (animalId: number, days: number) => ({
      ...{ animalId, recordType: 'weight', recordDate: daysAgo(days), measurement: `${days}` },
    })
    const cleaned = (placeId: number, days: number) => ({
      ...{ placeId, recordType: 'cleaning', recordDate: daysAgo(days), data: { scope: 'spot' } },
    })
    const [first = 0, second = 0] = animals
    const entries = [
      // Ten refusals since the last meal count, and of those before only the latest.
      ...Array.from({ length: 10 }, (_, n) => fed(first, 200 + n, 'refused')),
      fed(first, 300, 'eaten'),
      // Of an animal that eats the latest meals come, and the latest of what it left before.
      ...Array.from({ length: 8 }, (_, n) => fed(second, 250 - n, 'eaten')),
      ...Array.from({ length: 8 }, (_, n) => fed(second, 260 + n, 'refused')),
      ...animals.flatMap((id) => [weighed(id, 190), weighed(id, 240)]),
      ...Array.from({ length: 32 }, (_, n) => cleaned(places[0] ?? 0, 200 + n)),
      cleaned(places[1] ?? 0, 500),
      // What is of late, lasts, or ended of late is told once, with the records of late.
      { animalId: first, recordType: 'shed', recordDate: daysAgo(5) },
      { animalId: first, recordType: 'brumation', recordDate: daysAgo(300) },
      { animalId: second, recordType: 'brumation', recordDate: daysAgo(300), endDate: daysAgo(10) },
    ].map((entry, n) => ({ ...entry, clientId: `earlier-${n}` }))
    const logged = await keeper.post('/api/log', { entries })
    expect(logged.status, logged.text).toBe(200)
    const { records } = (await keeper.get('/api/sync?earlier=true&limit=1000')).json()
    const told: number[] = records.records.map(({ id }: { id: number }) => id)
    expect(new Set(told).size).toBe(told.length)
    const whole = emptyCopy()
    await feed(keeper, whole, 1000)
    const rows = [...whole.records].flatMap(([name, text]) =>
      name.startsWith('records ') ? [JSON.parse(text)] : [],
    )
    const countOf = (column: string, id: number, kind: string): number =>
      rows.filter((row) => row[column] === id && row.recordType === kind).length
    expect([countOf('animalId', first, 'feeding'), countOf('animalId', second, 'feeding')]).toEqual([11, 12])
    for (const id of animals) expect(countOf('animalId', id, 'weight'), `animal ${id}`).toBe(2)
    expect(places.map((id) => countOf('placeId', id, 'cleaning'))).toEqual([30, 1])
    for (const limit of [1, 7, 50]) {
      const paged = emptyCopy()
      await feed(keeper, paged, limit)
      expect(differencesOf(paged, whole), `pages of ${limit}`).toEqual([])
    }
    const page = (
      await keeper.get('/api/sync?earlier=true&limit=5&cursor=all.99999.0-3.earlier-of-animals')
    ).json()
    expect(Object.keys(page.errors)).toEqual(['cursor'])
  })

  test('OFF-07 comes in pages that all say the state of before the first, whatever is written between them', async () => {
    const keeper = await (await startInSeason(dialect)).keeper()
    await addSeason(keeper)
    const whole = emptyCopy()
    await feed(keeper, whole, 1000)
    const paged = emptyCopy()
    await feed(keeper, paged, 1)
    expect(differencesOf(paged, whole)).toEqual([])
    const first = (await keeper.get('/api/sync?limit=3')).json()
    const late = await add(keeper, 'Late')
    const second = (await keeper.get(`/api/sync?limit=1000&cursor=${encodeURIComponent(first.next)}`)).json()
    expect([second.state, second.next]).toEqual([first.state, null])
    const since = (await keeper.get(`/api/sync?state=${first.state}`)).json()
    expect(since.records.animals.map(({ id }: { id: number }) => id)).toEqual([late])
  })

  test('OFF-07 is not sent again while nothing changes', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    await add(keeper, 'Cinder')
    const { headers, json } = await keeper.get('/api/sync')
    const tag = headers.get('etag') ?? ''
    expect((await keeper.get('/api/sync', { 'If-None-Match': tag })).status).toBe(304)
    const path = `/api/sync?state=${json().state}`
    const again = (await keeper.get(path)).headers.get('etag') ?? ''
    expect((await keeper.get(path, { 'If-None-Match': again })).status).toBe(304)
    await keeper.patch('/api/user/profile', { name: 'Mara' })
    expect((await keeper.get(path, { 'If-None-Match': again })).status).toBe(304)
    await add(keeper, 'Ash')
    expect((await keeper.get(path, { 'If-None-Match': again })).status).toBe(200)
  })

  test('OFF-05 begins anew after a state that is ahead, or older than the log', async () => {
    const { app, keeper: begin } = await startApp(dialect)
    const keeper = await begin()
    await add(keeper, 'Cinder')
    const { state } = (await keeper.get('/api/sync')).json()
    expect((await keeper.get('/api/sync?state=v999999')).json().reset).toBe(true)
    expect((await keeper.get(`/api/sync?state=${state}`)).json().reset).toBe(false)
    await add(keeper, 'Ash')
    const { id } = (await keeper.get('/api/user')).json()
    await app.db
      .updateTable('keeperState')
      .set((eb) => ({ logFrom: eb.ref('dataVersion'), dataVersion: eb('dataVersion', '+', 1) }))
      .where('keeperId', '=', id)
      .execute()
    expect((await keeper.get(`/api/sync?state=${state}`)).json().reset).toBe(true)
  })

  test('OFF-05 begins anew after the database was put back or brought elsewhere', async () => {
    const { app, keeper: begin } = await startApp(dialect, { ownDatabase: true })
    const keeper = await begin()
    await add(keeper, 'Cinder')
    const { state } = (await keeper.get('/api/sync')).json()
    await app.db.transaction().execute((tx) => beginEpoch(tx, dialect))
    const anew = (await keeper.get(`/api/sync?state=${state}`)).json()
    expect(anew.reset).toBe(true)
    const id = await add(keeper, 'Ash')
    const since = (await keeper.get(`/api/sync?state=${anew.state}`)).json()
    expect([since.reset, since.records.animals.map((one: { id: number }) => one.id)]).toEqual([false, [id]])
  })

  test.for([
    ['state=hello', 'state'],
    ['state=v-1', 'state'],
    ['state=v01', 'state'],
    ['state=', 'state'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=ten', 'limit'],
    ['cursor=animals', 'cursor'],
    ['cursor=all.1.0.wolves', 'cursor'],
    ['cursor=all.99999.0.animals', 'cursor'],
  ])('OFF-04 OFF-05 refuses ?%s by name', async ([search, field]) => {
    const keeper = await (await startApp(dialect)).keeper()
    const answer = await keeper.get(`/api/sync?${search}`)
    expect([answer.status, Object.keys(answer.json().errors)]).toEqual([400, [field]])
  })

  test("OFF-05 is each keeper's own, with the numbers of another as well", async () => {
    const running = await startApp(dialect)
    const [mara, noor] = [await running.keeper(), await running.keeper()]
    await add(mara, 'Cinder')
    const first = (await mara.get('/api/sync?limit=1')).json()
    expect(JSON.stringify((await noor.get('/api/sync')).json())).not.toContain('Cinder')
    const since = (await noor.get(`/api/sync?state=v1`)).json()
    expect(since.records.animals).toEqual([])
    expect((await noor.get(`/api/sync?cursor=${first.next ?? 'all.1.0.animals'}`)).text).not.toContain(
      'Cinder',
    )
  })
})
