import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../../app.ts'
import { onBothDatabases } from '../../../testing/both-databases.ts'
import { addAnimal } from '../../../testing/family.ts'
import { startApp, type TestApp } from '../../../testing/test-app.ts'
import { createVisitor, type Visitor } from '../../../testing/visitor.ts'
import { readSettings } from '../../settings/settings.ts'
import { createResponseCache } from './response-cache.ts'

const nothing = { all: 1, bucket: 1, response: 1 }

/** Another process on the same records. */
async function joinWith({ place }: TestApp, cache = createResponseCache()): Promise<string> {
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
  })
  const app = await createApp(settings, { responseCache: cache })
  onTestFinished(() => app.close())
  return app.http.listen({ port: 0, host: '127.0.0.1' })
}

/** The same keeper at another process. */
function at(url: string, { cookies }: Visitor): Visitor {
  const visitor = createVisitor(url)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return visitor
}

const perRequest = new Set(['date', 'x-request-id', 'keep-alive'])

/** What was answered, without what is each answer's own. */
async function read(visitor: Visitor, path: string, tag?: string) {
  const { status, headers, text } = await visitor.get(path, tag ? { 'If-None-Match': tag } : {})
  return {
    status,
    text,
    headers: [...headers].filter(([name]) => !perRequest.has(name)) as [string, string][],
  }
}

/** Lists, records and figures, some asked for in words that are refused. */
const addresses = (id: number): readonly string[] => [
  '/api/animals',
  '/api/animals/main?limit=2',
  '/api/animals/main?limit=2&q=e',
  '/api/animals/main?limit=none',
  '/api/animals/archived',
  '/api/animals/species?list=main',
  `/api/animals/${id}`,
  `/api/animals/${id}/records`,
  `/api/animals/${id}/lineage`,
  '/api/dashboard',
  '/api/events',
  '/api/events/upcoming/7',
  '/api/user',
  '/api/user/sharing',
]

/** Changes of every kind that these addresses tell of. */
const changes: readonly ((keeper: Visitor, id: number, word: string) => Promise<unknown>)[] = [
  (keeper, _id, word) => keeper.post('/api/animals', { name: `Ember ${word}`, species: 'Boa' }),
  (keeper, id, word) => keeper.patch(`/api/animals/${id}`, { name: word, notes: word }),
  (keeper, id) => keeper.call('PUT', `/api/animals/${id}/archive`),
  (keeper, id) => keeper.call('PUT', `/api/animals/${id}/unarchive`),
  (keeper, id, word) =>
    keeper.post(`/api/animals/${id}/records`, { recordType: word, recordDate: '2026-06-01' }),
  (keeper, _id, word) => keeper.post('/api/events', { title: word, startDate: '2026-06-15' }),
  (keeper, _id, word) => keeper.patch('/api/user/profile', { name: word }),
  (keeper) => keeper.patch('/api/user/sharing', { isCollectionPublic: true }),
  (keeper, id) => keeper.remove(`/api/animals/${id}`),
]

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const step = fc.record({
  who: fc.nat({ max: 1 }),
  process: fc.nat({ max: 1 }),
  change: fc.option(fc.nat({ max: changes.length - 1 })),
  word: fc.stringMatching(/^[a-z]{1,8}$/),
  animal: fc.nat({ max: 12 }),
  address: fc.nat({ max: addresses(0).length - 1 }),
})

type World = { readonly keepers: readonly Visitor[]; readonly urls: readonly string[]; readonly bare: string }

/**
 * That an address answers each keeper at each process what a server that keeps nothing answers: as it is made, as it is
 * cached, and to whom has an answer already, of now or from before.
 */
async function compare(
  { keepers, urls, bare }: World,
  path: string,
  tags: Map<string, string>,
): Promise<void> {
  for (const [owner, keeper] of keepers.entries()) {
    const truth = at(bare, keeper)
    const place = `${owner} ${path}`
    const whole = await read(truth, path)
    const known = tags.get(place)
    const again = known && (await read(truth, path, known))
    for (const url of [...urls, ...urls]) {
      const reader = at(url, keeper)
      expect(await read(reader, path), place).toEqual(whole)
      if (known) expect(await read(reader, path, known), place).toEqual(again)
    }
    const given = new Headers(whole.headers).get('etag')
    if (given) tags.set(place, given)
  }
}

onBothDatabases('cached responses', (dialect) => {
  test('F1 F3 whatever two keepers change at two processes, each reads what a server that keeps nothing answers', async () => {
    const first = await startApp(dialect, { ownDatabase: true })
    const keepers = [await first.keeper(), await first.keeper()]
    const urls = [first.url, await joinWith(first)]
    const world = { keepers, urls, bare: await joinWith(first, createResponseCache(nothing)) }
    const tags = new Map<string, string>()
    const steps = fc.array(step, { minLength: 25, maxLength: 25 })
    const holds = async (taken: readonly Step[]): Promise<void> => {
      for (const { who, process, change, word, animal, address } of taken) {
        const keeper = at(urls[process] ?? '', keepers[who] as Visitor)
        if (change !== null) await changes[change]?.(keeper, animal, word)
        await compare(world, addresses(animal)[address] ?? '', tags)
      }
    }
    await fc.assert(fc.asyncProperty(steps, holds), { numRuns: 2, endOnFailure: true, seed: 3 })
  })

  test('B20 who holds a list from before a change that had no part in it is not sent it again', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    const [oldest, , newest] = [await addAnimal(keeper), await addAnimal(keeper), await addAnimal(keeper)]
    const list = '/api/animals/main?limit=2'
    const tag = (await keeper.get(list)).headers.get('etag') ?? ''
    const again = () => keeper.get(list, { 'If-None-Match': tag })
    const shed = { recordType: 'shed', recordDate: '2026-06-01' }
    expect((await keeper.post(`/api/animals/${newest}/records`, shed)).status).toBe(201)
    for (const answer of [await again(), await again()]) {
      expect(answer.status).toBe(304)
      expect(answer.headers.get('etag')).toBe(tag)
    }
    // The animals of the page are the same, and nothing follows them any more.
    expect((await keeper.remove(`/api/animals/${oldest}`)).status).toBe(204)
    for (const answer of [await again(), await again()]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('link')).toBeNull()
    }
    await keeper.patch(`/api/animals/${newest}`, { name: 'Rook' })
    expect((await again()).json()[0].name).toBe('Rook')
  })
})
