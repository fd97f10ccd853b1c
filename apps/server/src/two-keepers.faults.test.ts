import { expect, test } from 'vitest'
import { onBothDatabases } from './testing/both-databases.ts'
import { createWire } from './testing/fuzz/wire.ts'
import { createProject } from './testing/pair.ts'
import { exportArchive, readArchive } from './testing/read-archive.ts'
import { startApp, type TestApp } from './testing/test-app.ts'
import type { Visitor } from './testing/visitor.ts'

/** Rows of a keeper: animals with the pair among them, eggs and events, 500 with the project. */
const rows = { animals: 249, eggs: 150, events: 100 } as const

type Kind = keyof typeof rows
const kinds = Object.keys(rows) as Kind[]

type Keeper = { readonly visitor: Visitor; readonly sign: string; readonly feed: string }

/** A keeper in each of whose rows one word stands that stands in nobody else's. */
async function createKeeper({ url, keeper }: TestApp, sign: string): Promise<Keeper> {
  const visitor = await keeper()
  const parent = { name: `${sign} parent`, notes: sign }
  const project = { name: `${sign} project`, notes: sign }
  const { id } = await createProject(visitor, { male: parent, female: parent, project })
  const { url: feed } = (await visitor.post('/api/calendar-feeds', {})).json()
  const send = createWire(url, 8)
  const makers: Record<Kind, (n: number) => object> = {
    animals: (n) => ({
      ...{
        name: `${sign} ${n}`,
        species: `${sign} regius`,
        morph: sign,
        customId: `${sign}-${n}`,
        notes: sign,
      },
      ...{ isHoldback: n % 3 === 0, isArchived: n % 5 === 0 },
    }),
    eggs: () => ({ layDate: '2026-06-01', breedingProjectId: id, notes: sign }),
    events: (n) => ({ title: `${sign} ${n}`, startDate: '2026-06-15', description: sign }),
  }
  for (const kind of kinds) {
    const count = kind === 'animals' ? rows.animals - 2 : rows[kind]
    const add = async (n: number): Promise<void> => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify(makers[kind](n))
      const answer = await send(visitor, { method: 'POST', path: `/api/${kind}`, headers, body })
      expect(answer.status, answer.text).toBe(201)
    }
    for (let n = 0; n < count; n += 8)
      await Promise.all(Array.from({ length: Math.min(8, count - n) }, (_, more) => add(n + more)))
  }
  return { visitor, sign, feed: new URL(feed).pathname }
}

const idsOf = async ({ visitor }: Keeper, kind: Kind): Promise<number[]> =>
  (await visitor.get(`/api/${kind}`)).json().map(({ id }: { id: number }) => id)

/** Everything that a keeper can ask for without naming a record, also with the other's word in it. */
async function readAll({ url, app }: TestApp, keeper: Keeper, other: Keeper): Promise<[string, string][]> {
  const paths = app.http.routeTable
    .filter(({ method, url: path, access }) => method === 'GET' && access === 'keeper' && !path.includes(':'))
    .filter(({ url: path }) => path !== '/api/moving/archive')
    .flatMap(({ url: path }) => [path, `${path}?q=${other.sign}`, `${path}?q=${keeper.sign}`])
  const texts = paths.map(
    async (path): Promise<[string, string]> => [path, (await keeper.visitor.get(path)).text],
  )
  const archive = await readArchive(await exportArchive(url, keeper.visitor))
  const feed = await keeper.visitor.get(keeper.feed)
  expect(feed.status).toBe(200)
  return [
    ...(await Promise.all(texts)),
    ...Array.from(archive, ([name, { bytes }]): [string, string] => [
      `the archive's ${name}`,
      bytes.toString(),
    ]),
    ['the feed', feed.text],
  ]
}

onBothDatabases('two keepers with 500 rows each', (dialect) => {
  test('R22 share nothing in any list, figure, search, archive or feed', async () => {
    const running = await startApp(dialect, { env: { PLAN_LIMITS: 'off' }, ownDatabase: true })
    const keepers = [
      await createKeeper(running, 'marasign'),
      await createKeeper(running, 'ottosign'),
    ] as const
    for (const kind of kinds) {
      const [own, others] = [await idsOf(keepers[0], kind), await idsOf(keepers[1], kind)]
      expect([kind, own.length, others.length]).toEqual([kind, rows[kind], rows[kind]])
      expect(own.filter((id) => others.includes(id))).toEqual([])
    }
    for (const [keeper, other] of [keepers, [keepers[1], keepers[0]] as const]) {
      const answers = await readAll(running, keeper, other)
      expect(answers.length).toBeGreaterThan(60)
      const heard = answers.filter(([, text]) => text.includes(other.sign)).map(([place]) => place)
      expect(heard).toEqual([])
      expect(answers.filter(([, text]) => text.includes(keeper.sign)).length).toBeGreaterThan(15)
      const { totalAnimals } = (await keeper.visitor.get('/api/dashboard')).json()
      expect(totalAnimals, 'all but the archived').toBe(rows.animals - 50)
    }
  })
})
