import { readingMessages } from '@clutchbook/domain/incubation/readings.rules'
import { expect, test } from 'vitest'
import { bringArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addIncubator, putBox } from '../../testing/incubators.ts'
import { exportArchive } from '../../testing/read-archive.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { bearing, makeToken } from '../../testing/tokens.ts'
import type { Visitor } from '../../testing/visitor.ts'

const now = '2026-06-15T12:00:00.000Z'
const noon = Date.parse(now)
const at = (secondsBefore: number): string => new Date(noon - secondsBefore * 1000).toISOString()

const send = async (keeper: Visitor, readings: readonly unknown[]) =>
  (await keeper.post('/api/readings', { readings })).json()

const pointsOf = async (keeper: Visitor, path: string, query = '') => {
  const answer = await keeper.get(`${path}/readings${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.json().points
}

onBothDatabases('readings', (dialect) => {
  const start = async () => {
    const app = await startApp(dialect, { clock: createTestClock(now) })
    const keeper = await app.keeper()
    const incubatorId = await addIncubator(keeper)
    return { ...app, owner: keeper, incubatorId, boxId: await putBox(keeper, incubatorId) }
  }

  test('CLU-22 each of a call is judged by itself, and a second of a place has one', async () => {
    const { owner, incubatorId, boxId } = await start()
    const first = { incubatorId, at: at(60), temperature: 31.5, humidity: 90 }
    expect(await send(owner, [first])).toEqual({ stored: 1, known: 0, refused: [] })
    const sent = [
      { ...first, temperature: 20 },
      { ...first, at: `${at(59).slice(0, 19)}.400Z` },
      { ...first, at: `${at(59).slice(0, 19)}.900Z` },
      { boxId, at: at(60), humidity: 88 },
      { ...first, at: at(0), temperature: 88 },
      { ...first, boxId },
      'warm',
    ]
    expect(await send(owner, sent)).toEqual({
      ...{ stored: 2, known: 2 },
      refused: [
        { index: 4, reason: readingMessages.temperature },
        { index: 5, reason: readingMessages.place },
        { index: 6, reason: readingMessages.reading },
      ],
    })
    expect(await pointsOf(owner, `/api/incubators/${incubatorId}`)).toMatchObject([
      { at: at(60), n: 2, temperatureMin: 31.5, temperatureMax: 31.5, humidityMean: 90 },
    ])
    expect((await owner.get(`/api/incubators/${incubatorId}`)).json().latest).toEqual({
      ...{ at: `${at(59).slice(0, 19)}.000Z`, temperature: 31.5, humidity: 90 },
    })
    expect((await owner.get(`/api/incubators/${incubatorId}/boxes`)).json()).toMatchObject([
      { latest: { at: at(60), temperature: null, humidity: 88 } },
    ])
    expect(await pointsOf(owner, `/api/boxes/${boxId}`)).toMatchObject([
      { n: 1, temperatureMin: null, temperatureMean: null, humidityMin: 88, humidityMax: 88 },
    ])
  })

  test('CLU-22 a call has 1 to 1,000 readings', async () => {
    const { owner, incubatorId } = await start()
    const some = (count: number) =>
      Array.from({ length: count }, (_none, n) => ({ incubatorId, at: at(n * 30), temperature: 31 }))
    for (const readings of [[], some(1001), 'all', undefined]) {
      const refused = await owner.post('/api/readings', { readings })
      expect([refused.status, Object.keys(refused.json().errors)]).toEqual([400, ['readings']])
    }
    expect(await send(owner, some(1000))).toEqual({ stored: 1000, known: 0, refused: [] })
    expect(await send(owner, some(1000))).toEqual({ stored: 0, known: 1000, refused: [] })
  })

  test('CLU-22 R20 a place of somebody else is not found, and nothing of the call is stored', async () => {
    const { owner, incubatorId, boxId, keeper } = await start()
    const other = await keeper()
    const own = await addIncubator(other)
    for (const foreign of [{ incubatorId }, { boxId }, { incubatorId: 999_999 }]) {
      const readings = [
        { incubatorId: own, at: at(60), temperature: 31 },
        { ...foreign, at: at(60), temperature: 31 },
      ]
      expect((await other.post('/api/readings', { readings })).status).toBe(404)
    }
    expect(await pointsOf(other, `/api/incubators/${own}`)).toEqual([])
    expect(await pointsOf(owner, `/api/incubators/${incubatorId}`)).toEqual([])
    expect((await other.get(`/api/incubators/${incubatorId}/readings`)).status).toBe(404)
    expect((await other.get(`/api/boxes/${boxId}/readings`)).status).toBe(404)
  })

  test('CLU-23 a token that measures sends readings, and may do nothing else', async () => {
    const { owner, incubatorId, visitor } = await start()
    const { token } = await makeToken(owner, { scope: 'measure' })
    const board = bearing(token)
    const readings = [{ incubatorId, at: at(60), temperature: 31 }]
    const sent = await visitor().post('/api/readings', { readings }, board)
    expect([sent.status, sent.json()]).toEqual([200, { stored: 1, known: 0, refused: [] }])
    for (const path of ['/api/animals', '/api/incubators', `/api/incubators/${incubatorId}/readings`]) {
      const refused = await visitor().get(path, board)
      expect([path, refused.status, refused.json().code]).toEqual([path, 403, 'not-allowed'])
    }
    expect((await visitor().post('/api/animals', {}, board)).status).toBe(403)
    const reader = bearing((await makeToken(owner)).token)
    expect((await visitor().post('/api/readings', { readings }, reader)).status).toBe(403)
    const changer = bearing((await makeToken(owner, { scope: 'change' })).token)
    expect((await visitor().post('/api/readings', { readings }, changer)).json()).toMatchObject({ known: 1 })
  })

  test('CLU-25 a chart keeps every extreme, leaves empty buckets out, and is bounded by its range', async () => {
    const { owner, incubatorId } = await start()
    const path = `/api/incubators/${incubatorId}`
    const spike = { incubatorId, at: at(5 * 86_400 + 7), temperature: 39.9 }
    const steady = Array.from({ length: 900 }, (_none, n) => ({
      ...{ incubatorId, at: at(n * 600), temperature: 31 + (n % 3) / 10, humidity: n % 2 === 0 ? 90 : null },
    }))
    expect((await send(owner, [...steady, spike])).stored).toBe(901)
    for (const query of ['', '?points=10', '?points=1000', `?from=${at(365 * 86_400)}`]) {
      const points = await pointsOf(owner, path, query)
      const told = points.map(({ temperatureMax }: { temperatureMax: number }) => temperatureMax)
      const counted = points.reduce((sum: number, { n }: { n: number }) => sum + n, 0)
      expect([query, Math.max(...told), counted]).toEqual([query, 39.9, 901])
      expect(points.length).toBeLessThanOrEqual(Number(/points=(\d+)/.exec(query)?.[1] ?? 300))
    }
    const edges = await pointsOf(owner, path, `?from=${at(1200)}&to=${at(600)}`)
    expect(edges).toMatchObject([{ at: at(1200), n: 1 }])
    expect(
      await pointsOf(owner, path, `?from=${at(5 * 86_400)}&to=${at(4 * 86_400)}&points=10`),
    ).toHaveLength(8)
    const gap = await pointsOf(owner, path, `?from=${at(20 * 86_400)}&to=${at(10 * 86_400)}`)
    expect(gap).toEqual([])
    for (const [query, field] of [
      ['?points=9', 'points'],
      ['?points=1001', 'points'],
      ['?from=yesterday', 'from'],
      [`?from=${at(60)}&to=${at(60)}`, 'to'],
    ]) {
      const refused = await owner.get(`${path}/readings${query}`)
      expect([query, refused.status, Object.keys(refused.json().errors)]).toEqual([query, 400, [field]])
    }
  })

  test('CLU-25 sums of hours and spans are those of the readings, in whatever order and parts they came', async () => {
    const { owner, incubatorId, boxId } = await start()
    const all = Array.from({ length: 600 }, (_none, n) => ({
      ...{ at: at(3600 * 40 - n * 240 - (n % 7)), temperature: 28 + ((n * 37) % 61) / 10 },
      humidity: n % 5 === 0 ? null : 60 + ((n * 13) % 40),
    }))
    await send(
      owner,
      all.map((one) => ({ ...one, incubatorId })),
    )
    const mixed = all.map((one, n) => ({ one, key: (n * 7919) % 600 })).sort((a, b) => a.key - b.key)
    for (let from = 0; from < mixed.length; from += 130)
      await send(
        owner,
        mixed.slice(from, from + 130).map(({ one }) => ({ ...one, boxId })),
      )
    for (const query of [
      '',
      '?points=10',
      `?from=${at(300 * 86_400)}`,
      `?from=${at(3600 * 30 + 77)}&points=20`,
    ])
      expect(await pointsOf(owner, `/api/boxes/${boxId}`, query)).toEqual(
        await pointsOf(owner, `/api/incubators/${incubatorId}`, query),
      )
  })

  test('CLU-25 a chart that is unchanged is not sent again, and is once the time or a reading has changed it', async () => {
    const clock = createTestClock(now)
    const keeper = await (await startApp(dialect, { clock })).keeper()
    const incubatorId = await addIncubator(keeper)
    const path = `/api/incubators/${incubatorId}/readings`
    await send(keeper, [{ incubatorId, at: at(30 * 86_400 - 400), temperature: 31 }])
    const first = await keeper.get(path)
    expect(first.json().points).toHaveLength(1)
    const tag = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await keeper.get(path, tag)).status).toBe(304)
    clock.moveOn({ minutes: 10 })
    expect((await keeper.get(path, tag)).json().points).toEqual([])
  })

  test('CLU-20 CLU-22 readings wait while their incubator is in the trash, and go once it is gone for good', async () => {
    const { app, keeper: newKeeper, place, url } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const incubatorId = await addIncubator(keeper)
    const boxId = await putBox(keeper, incubatorId)
    const moment = new Date(Date.now() - 60_000).toISOString()
    const measured = { at: moment, temperature: 31 }
    await send(keeper, [
      { ...measured, incubatorId },
      { ...measured, boxId },
    ])
    const before = await pointsOf(keeper, `/api/boxes/${boxId}`)
    expect(before).toHaveLength(1)
    await keeper.remove(`/api/incubators/${incubatorId}`)
    await app.services.incubation.readings.sweep()
    const archive = await exportArchive(url, keeper)
    const other = await newKeeper()
    expect((await bringArchive(other, archive)).status).toBe(201)
    expect(await app.db.selectFrom('readingHour').select('id').execute()).toHaveLength(2)
    await keeper.post(`/api/trash/incubators/${incubatorId}/restore`)
    expect(await pointsOf(keeper, `/api/boxes/${boxId}`)).toEqual(before)
    await keeper.remove(`/api/incubators/${incubatorId}`)
    await keeper.remove(`/api/trash/incubators/${incubatorId}`)
    await app.services.incubation.readings.sweep()
    for (const table of ['readingHour', 'readingSpan', 'readingPlace'] as const)
      expect([place.dialect, await app.db.selectFrom(table).selectAll().execute()]).toEqual([
        place.dialect,
        [],
      ])
  })

  test('CLU-22 an archive carries readings, and brings them back with their sums', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect, { ownDatabase: true })
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const incubatorId = await addIncubator(keeper)
    const boxId = await putBox(keeper, incubatorId)
    const readings = Array.from({ length: 200 }, (_none, n) => ({
      ...{ ...(n % 2 === 0 ? { incubatorId } : { boxId }), temperature: 30 + n / 100, humidity: null },
      at: new Date(Date.now() - n * 700_000).toISOString(),
    }))
    expect((await send(keeper, readings)).stored).toBe(200)
    expect((await bringArchive(other, await exportArchive(url, keeper))).status).toBe(201)
    const [there] = (await other.get('/api/incubators')).json()
    const [box] = (await other.get(`/api/incubators/${there.id}/boxes`)).json()
    const year = `?from=${new Date(Date.now() - 365 * 86_400_000).toISOString()}`
    for (const query of [year, '?points=1000']) {
      expect(await pointsOf(other, `/api/incubators/${there.id}`, query)).toEqual(
        await pointsOf(keeper, `/api/incubators/${incubatorId}`, query),
      )
      expect(await pointsOf(other, `/api/boxes/${box.id}`, query)).toEqual(
        await pointsOf(keeper, `/api/boxes/${boxId}`, query),
      )
    }
  })
})
