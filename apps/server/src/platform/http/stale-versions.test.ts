import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createPair } from '../../testing/pair.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

/** A record that two of its keeper's tabs change: first the one field, then the other. */
type Kind = {
  method: 'PATCH' | 'PUT'
  /** Where it is added. */
  path: string
  body: object
  first: object
  second: object
}

/** The kinds of records that are changed from a stated version. */
async function createKinds(keeper: Visitor): Promise<Kind[]> {
  const pair = await createPair(keeper)
  const photos = [dataUrl(await plainJpeg({ width: 90, height: 60 }))]
  const [first, second] = [{ notes: 'First' }, { notes: 'Second' }]
  const animal = `/api/animals/${pair.maleId}`
  return [
    {
      ...{ method: 'PATCH', path: '/api/animals', first, second },
      body: { name: 'Ember', species: 'Python regius', photos },
    },
    {
      ...{ method: 'PATCH', path: `${animal}/records` },
      body: { recordType: 'note', recordDate: '2026-06-01' },
      ...{ first: { details: 'First' }, second: { details: 'Second' } },
    },
    {
      ...{ method: 'PATCH', path: `/api/reptiles/${pair.maleId}/ancestors` },
      body: { relation: 'ancestor', name: 'Old Cinder', photos },
      ...{ first: { morph: 'First' }, second: { morph: 'Second' } },
    },
    {
      ...{ method: 'PUT', path: '/api/breeding-projects', first, second },
      body: { ...pair, name: 'Pair', startDate: '2026-06-15', status: 'Pairing' },
    },
    { method: 'PATCH', path: '/api/eggs', body: { layDate: '2026-06-01' }, first, second },
    {
      ...{ method: 'PATCH', path: '/api/clutches', first, second },
      body: { femaleId: pair.femaleId, layDate: '2026-06-01', eggs: 2 },
    },
    {
      ...{ method: 'PATCH', path: '/api/incubators', body: { name: 'Left' } },
      ...{ first: { temperature: 31 }, second: { temperature: 32 } },
    },
    {
      ...{ method: 'PATCH', path: `/api/animals/${pair.femaleId}/season-facts`, body: { kind: 'sign' } },
      ...{ first: { note: 'First' }, second: { note: 'Second' } },
    },
    { method: 'PATCH', path: '/api/places', body: { kind: 'room', name: 'Snakes' }, first, second },
    {
      ...{ method: 'PUT', path: '/api/events', body: { title: 'Feed', startDate: '2026-06-15' } },
      ...{ first: { description: 'First' }, second: { description: 'Second' } },
    },
  ]
}

/** Further kinds whose versions stay, with where each is changed. */
async function createFurtherKinds(keeper: Visitor): Promise<(Kind & { at: string })[]> {
  const { id } = (await keeper.post('/api/incubators', { name: 'Right' })).json()
  const stock = { prey: 'mouse', size: 'adult', state: 'live', count: 4 }
  return [
    {
      ...{ method: 'PATCH', path: '/api/feeders', at: '/api/feeders', body: stock },
      ...{ first: { lowAt: 2 }, second: { lowAt: 3 } },
    },
    {
      ...{ method: 'PATCH', path: `/api/incubators/${id}/boxes`, at: '/api/boxes', body: { name: 'Top' } },
      ...{ first: { capacity: 8 }, second: { capacity: 9 } },
    },
  ]
}

const from = (version: number) => ({ 'if-match': `"${version}"` })

onBothDatabases('a change from an earlier version', (dialect) => {
  test('R13 the second of two changes is refused with the record as it is now, and may follow from there', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (const { method, path, body, first, second } of await createKinds(keeper)) {
      const { id, version } = (await keeper.post(path, body)).json()
      const change = (fields: object, start: number) =>
        keeper.call(method, `${path}/${id}`, { body: fields, headers: from(start) })
      const stored = (await change(first, version)).json()
      const refused = await change(second, version)
      expect([path, refused.status, refused.json().code]).toEqual([path, 412, 'stale-version'])
      expect(refused.json().current, path).toEqual(stored)
      expect(refused.headers.get('cache-control')).toBe('no-store')
      const changed = await change(second, refused.json().current.version)
      expect([path, changed.status]).toEqual([path, 200])
      expect(changed.json()).toEqual({
        ...stored,
        ...second,
        version: stored.version + 1,
        ...movedOn(changed),
      })
    }
  })

  test('R13 OFF-01 a save that changes nothing leaves a record its version, and tells no copy of it', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const alike = (await createKinds(keeper)).map((kind) => ({ ...kind, at: kind.path }))
    for (const { method, path, at, body, first } of [...alike, ...(await createFurtherKinds(keeper))]) {
      const { id } = (await keeper.post(path, body)).json()
      const change = () => keeper.call(method, `${at}/${id}`, { body: first })
      const stored = (await change()).json()
      const { state } = (await keeper.get('/api/sync')).json()
      const again = await change()
      expect([path, again.status, again.json()]).toEqual([path, 200, stored])
      const { records, gone } = (await keeper.get(`/api/sync?state=${state}`)).json()
      const told = [...Object.values(records), ...Object.values(gone)].flat()
      expect([path, told]).toEqual([path, []])
    }
  })

  test('R13 a move from an earlier version is refused with the animal as it is now', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id } = (await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius' })).json()
    const stored = (await keeper.patch(`/api/animals/${id}`, { weight: 500 })).json()
    for (const [method, step, body] of [
      ['POST', 'archive', undefined],
      ['POST', 'unarchive', undefined],
      ['PATCH', 'holdback', { isHoldback: true }],
    ] as const) {
      const refused = await keeper.call(method, `/api/animals/${id}/${step}`, { body, headers: from(1) })
      expect([refused.status, refused.json().current]).toEqual([412, stored])
    }
  })

  test('R13 a deletion from an earlier version is refused with the record as it is now; other deletions are not', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (const { method, path, body, first } of await createKinds(keeper)) {
      const { id, version } = (await keeper.post(path, body)).json()
      const remove = (start: string) =>
        keeper.call('DELETE', `${path}/${id}`, { headers: { 'if-match': start } })
      const stored = (await keeper.call(method, `${path}/${id}`, { body: first })).json()
      const refused = await remove(`"${version}"`)
      expect([path, refused.status, refused.json().code]).toEqual([path, 412, 'stale-version'])
      expect(refused.json().current, path).toEqual(stored)
      expect([path, (await remove('soon')).status]).toEqual([path, 400])
      expect([path, (await remove(`"${stored.version}"`)).status]).toEqual([path, 204])
      expect([path, (await remove(`"${stored.version}"`)).status]).toEqual([path, 404])
      const another = (await keeper.post(path, body)).json()
      expect([path, (await keeper.remove(`${path}/${another.id}`)).status]).toEqual([path, 204])
    }
  })

  test('R13 a changed egg does not hatch from an earlier version, nor is a changed event completed or reminded of', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const egg = { path: '/api/eggs', body: { layDate: '2026-06-01' }, other: { humidity: 88 } }
    const feed = { title: 'Feed', startDate: '2026-06-15' }
    const event = { path: '/api/events', body: feed, other: { title: 'Feed all' } }
    for (const [{ path, body, other }, change, call, part, sent] of [
      [egg, 'PATCH', 'POST', 'hatchling', { name: 'Ash', species: 'Python regius' }],
      [event, 'PUT', 'PUT', 'complete', { completed: true }],
      [event, 'PUT', 'PUT', 'reminder', { reminder: true }],
    ] as const) {
      const { id, version } = (await keeper.post(path, body)).json()
      const stored = (await keeper.call(change, `${path}/${id}`, { body: { ...body, ...other } })).json()
      const ask = (start: number) =>
        keeper.call(call, `${path}/${id}/${part}`, { body: sent, headers: from(start) })
      const refused = await ask(version)
      expect([part, refused.status, refused.json().current]).toEqual([part, 412, stored])
      expect([part, (await ask(stored.version)).status]).toEqual([part, call === 'POST' ? 201 : 200])
    }
  })

  test('R13 R20 whose record it is not is refused as for one that is not there, with nothing of it', async () => {
    const app = await startApp(dialect)
    const [keeper, other] = [await app.keeper(), await app.keeper()]
    for (const { method: change, path, body, first } of await createKinds(keeper)) {
      const { id } = (await keeper.post(path, body)).json()
      for (const method of [change, 'DELETE']) {
        const asked = (number: number) =>
          other.call(method, `${path}/${number}`, {
            ...(method === change && { body: first }),
            headers: from(7),
          })
        const [foreign, unknown] = [await asked(id), await asked(987654)]
        expect([method, path, foreign.status, foreign.text]).toEqual([method, path, 404, unknown.text])
        expect(foreign.json()).not.toHaveProperty('current')
      }
    }
  })
})

/** What every change moves on by itself. */
const movedOn = (changed: { json: () => Record<string, unknown> }): object => {
  const { updatedAt } = changed.json()
  return updatedAt === undefined ? {} : { updatedAt }
}

type Described = Record<string, Record<string, { responses: Record<string, unknown> }>>

test('R13 R82 where a stale version is refused, the description names the record that the refusal carries', async () => {
  const { visitor } = await startApp('sqlite')
  const { paths } = (await visitor().get('/api/openapi.json')).json() as { paths: Described }
  const refusing = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      responses['412'] ? [{ path, method, responses }] : [],
    ),
  )
  expect(refusing.length).toBeGreaterThanOrEqual(9)
  const removed = refusing.filter(({ method }) => method === 'delete')
  const changed = refusing.filter(
    ({ path, method }) => method.startsWith('p') && /(\}|\/genotype)$/.test(path),
  )
  expect(removed.map(({ path }) => path)).toEqual(changed.map(({ path }) => path))
  const schemaOf = (answer: unknown) =>
    (answer as { content: { 'application/json': { schema: Record<string, unknown> } } }).content[
      'application/json'
    ].schema
  for (const { path, responses } of refusing) {
    const { properties, required } = schemaOf(responses['412']) as {
      properties: Record<string, Record<string, unknown>>
      required: string[]
    }
    expect([path, required]).toEqual([path, ['message', 'code', 'current']])
    // A call beneath a record answers more than it, or something else; the record's own address says what it is.
    const record = changed.find((other) => other.path === path.replace(/\/(hatchling|take-back)$/, ''))
    const { responses: answers } = record ?? { responses }
    expect(Object.keys(properties.current?.properties as object), path).toEqual(
      Object.keys(schemaOf(answers['200']).properties as object),
    )
  }
})
