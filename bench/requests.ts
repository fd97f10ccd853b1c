import type { DialectName } from '../apps/server/src/platform/database/database.ts'
import { dataUrl, grainyJpeg } from '../apps/server/src/testing/pictures.ts'
import type { Visitor } from '../apps/server/src/testing/visitor.ts'
import { startWorld } from './harness/world.ts'

/**
 * What a keeper with 60 animals costs: processor time of the server, and of PostgreSQL where there is one, for each kind
 * of request. Time of processors, not of clocks, so that a busy machine tells nearly the same. Linux only.
 */
const animals = 60
const rounds = 5
const requests = 200
const atOnce = 4

type Kind = { readonly name: string; readonly ask: (n: number) => Promise<unknown> }

async function listKinds(keeper: Visitor): Promise<Kind[]> {
  const list = '/api/animals/main?limit=60'
  const photos = [dataUrl(await grainyJpeg({ width: 800, height: 600 }))]
  const { id, photos: kept } = (
    await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius', photos })
  ).json()
  const photo = `${new URL(kept[0], 'http://localhost').pathname}?size=thumb`
  const tag = async (path: string) => (await keeper.get(path)).headers.get('etag') ?? ''
  const unchanged = async (path: string): Promise<Kind['ask']> => {
    const known = { 'if-none-match': await tag(path) }
    return () => keeper.get(path, known)
  }
  const weight = { recordType: 'weight', recordDate: '2026-06-01', measurement: '512', unit: 'g' }
  return [
    { name: 'list, unchanged (304)', ask: await unchanged(list) },
    { name: 'list of 60', ask: () => keeper.get(list) },
    { name: 'dashboard', ask: () => keeper.get('/api/dashboard') },
    { name: 'one animal', ask: () => keeper.get(`/api/animals/${id}`) },
    { name: 'small photo', ask: () => keeper.get(photo) },
    { name: 'weight written down', ask: () => keeper.post(`/api/animals/${id}/records`, weight) },
    { name: 'animal changed', ask: (n) => keeper.patch(`/api/animals/${id}`, { notes: `note ${n}` }) },
  ]
}

async function measure(dialect: DialectName): Promise<Map<string, number>> {
  const { keeper, usedMs, dispose } = await startWorld({ sizes: [animals], others: 0 }, dialect)
  try {
    const kinds = await listKinds(keeper(animals))
    const costs = new Map(kinds.map(({ name }): [string, number[]] => [name, []]))
    // The first round is served by code that is still being compiled; it is nobody's measure.
    for (let round = 0; round <= rounds; round += 1)
      for (const { name, ask } of kinds) {
        const before = usedMs()
        for (let n = 0; n < requests; n += atOnce)
          await Promise.all(Array.from({ length: atOnce }, (_, at) => ask(n + at)))
        if (round > 0) costs.get(name)?.push((usedMs() - before) / requests)
      }
    return new Map([...costs].map(([name, each]) => [name, each.sort((a, b) => a - b)[2] ?? 0]))
  } finally {
    await dispose()
  }
}

const sqlite = await measure('sqlite')
const postgres = await measure('postgres')
console.log('| request | SQLite, ms | PostgreSQL and server, ms |\n|---|---|---|')
for (const [name, ms] of sqlite)
  console.log(`| ${name} | ${ms.toFixed(2)} | ${(postgres.get(name) ?? 0).toFixed(2)} |`)
