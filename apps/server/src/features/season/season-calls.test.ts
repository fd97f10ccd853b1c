import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { beginSeason, taken } from '../../testing/season-facts.ts'
import { startApp } from '../../testing/test-app.ts'
import { bearing, makeToken } from '../../testing/tokens.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

/** What is read of seasons, beside what is read of a female. */
const ofAll = [
  ...['/api/seasons/2026/board', '/api/seasons/2026/males', '/api/seasons/2026/weeks'],
  ...['/api/forecasts', '/api/forecasts/error', '/api/statistics/seasons?by=female'],
  ...['/api/season-settings', '/api/species-facts/Python%20regius'],
  '/api/pairing-planner?species=Python%20regius',
]

/** A female with a fact, a window and a clutch, and everything that is read of her season. */
async function begin(keeper: Visitor) {
  const season = await beginSeason(keeper)
  const fact = await taken(season.add({ kind: 'shed', day: '2026-03-12', note: 'All in one piece' }))
  const laid = { breedingProjectId: season.id, layDate: '2026-04-12', eggs: 2 }
  await taken(keeper.post('/api/clutches', laid))
  const reads = [season.facts, `/api/animals/${season.femaleId}/forecast`, ...ofAll]
  return { ...season, fact, one: `${season.facts}/${fact.id}`, reads }
}

onBothDatabases('the calls on seasons', (dialect) => {
  test('SEA-18 answer 304 while nothing changes, and anew what a change of a season makes old', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { reads, one, facts } = await begin(keeper)
    const held = new Map<string, { tag: string; text: string }>()
    for (const path of reads) {
      const { status, headers, text } = await keeper.get(path)
      expect([path, status], text).toEqual([path, 200])
      held.set(path, { tag: headers.get('etag') ?? '', text })
    }
    const again = () =>
      Promise.all([...held].map(([path, { tag }]) => keeper.get(path, { 'if-none-match': tag })))
    expect((await again()).map(({ status, text }) => [status, text])).toEqual(reads.map(() => [304, '']))
    await taken(keeper.patch(one, { day: '2026-03-13' }))
    const old: string[] = []
    for (const [at, { status, text }] of (await again()).entries()) {
      const path = reads[at] ?? ''
      const now = (await keeper.get(path)).text
      if (now !== held.get(path)?.text) old.push(path)
      // What holds nothing else may be a 304 after a change too.
      expect([path, status === 304 ? held.get(path)?.text : text]).toEqual([path, now])
    }
    expect(old).toEqual(expect.arrayContaining([facts, '/api/seasons/2026/board']))
  })

  test('SEA-18 refuse a change and a removal from an earlier version, and tell the fact as it is', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const { one, fact } = await begin(keeper)
    const current = await taken(keeper.patch(one, { note: 'In two pieces' }))
    const before = await readWholeDatabase(app.db)
    const headers = { 'if-match': `"${fact.version}"` }
    for (const [method, options] of [
      ['PATCH', { body: { note: 'In three' }, headers }],
      ['DELETE', { headers }],
    ] as const) {
      const refused = await keeper.call(method, one, options)
      expect([method, refused.status, refused.json()]).toEqual([
        ...[method, 412],
        expect.objectContaining({ code: 'stale-version', current }),
      ])
    }
    expect(await readWholeDatabase(app.db)).toBe(before)
    const removed = await keeper.call('DELETE', one, { headers: { 'if-match': `"${current.version}"` } })
    expect(removed.status).toBe(204)
  })

  test('SEA-18 make one fact of a repeated call, and refuse its key for another', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { facts } = await begin(keeper)
    const key = { 'idempotency-key': 'weighed-for-spring' }
    const fact = { kind: 'target', day: '2026-01-05', grams: 1800 }
    const answers = await Promise.all(Array.from({ length: 5 }, () => keeper.post(facts, fact, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await taken(keeper.get(facts))).toHaveLength(2)
    const other = await keeper.post(facts, { ...fact, grams: 1700 }, key)
    expect([other.status, other.json().code]).toEqual([422, 'key-reused'])
  })

  test('SEA-18 tell nobody else: 401 without a session, 404 for another keeper, who sees nothing of it, 403 for a token', async () => {
    const { app, keeper: newKeeper, visitor } = await startApp(dialect, { ownDatabase: true })
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const { facts, one, femaleId, reads } = await begin(keeper)
    const own = await begin(other)
    const reader = await makeToken(keeper, { scope: 'read' })
    const sensor = await makeToken(keeper, { scope: 'measure' })
    // Their first use is noted.
    await keeper.get('/api/user', bearing(reader.token))
    await keeper.get('/api/user', bearing(sensor.token))
    const before = await readWholeDatabase(app.db)
    const sign = { kind: 'sign', note: 'Cold side' }
    const changes: [method: string, path: string, body?: object][] = [
      ['POST', facts, sign],
      ['POST', '/api/animals/season-facts', { ...sign, ids: [femaleId] }],
      ['PATCH', one, sign],
      ['DELETE', one],
    ]
    const settings: typeof changes = [
      ['PUT', '/api/season-settings', { firstDay: '09-01' }],
      ['PUT', '/api/species-facts/Boa', { kind: 'litter' }],
      ['DELETE', '/api/species-facts/Boa'],
    ]
    const sent = async (by: Visitor, calls: typeof changes, headers: Record<string, string> = {}) => {
      const answers = calls.map(([method, path, body]) => by.call(method, path, { body, headers }))
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    const asked = reads.map((path): (typeof changes)[number] => ['GET', path])
    const all = [...asked, ...changes, ...settings]
    const each = <T>(status: T) => all.map(() => status)
    expect(await sent(visitor(), all)).toEqual(each(401))
    expect(await sent(visitor(), all, bearing(sensor.token))).toEqual(each(403))
    const reading = [...asked.map(() => 200), ...[...changes, ...settings].map(() => 403)]
    expect(await sent(visitor(), all, bearing(reader.token))).toEqual(reading)
    expect(await sent(other, changes)).toEqual([404, 404, 404, 404])
    const astray = one.replace(facts, own.facts)
    expect(
      await sent(other, [
        ['PATCH', astray, sign],
        ['DELETE', astray],
      ]),
    ).toEqual([404, 404])
    expect(await sent(other, asked.slice(0, 2))).toEqual([404, 404])
    const told = await Promise.all(ofAll.map(async (path) => (await other.get(path)).text))
    expect(told.join('\n')).not.toContain(`"animalId":${femaleId},`)
    expect(told.join('\n')).not.toContain(`"femaleId":${femaleId},`)
    expect(await readWholeDatabase(app.db)).toBe(before)
  })
})
