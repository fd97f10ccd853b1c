import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './platform/database/database.ts'
import { createPlace } from './testing/both-databases.ts'
import { dataUrl, plainJpeg } from './testing/pictures.ts'
import { RunningServer } from './testing/running-server.ts'
import { createBucket, storageUrlOf } from './testing/s3/test-bucket.ts'
import { startSpread } from './testing/spread.ts'
import { createVisitor, type Visitor } from './testing/visitor.ts'

const ember = { name: 'Ember', species: 'Python regius' }

/** Two processes with nothing in common but one database and one store, started at the same moment. */
async function launchTwo(env: Record<string, string>): Promise<[RunningServer, RunningServer]> {
  const launch = async (): Promise<RunningServer> => {
    const server = await RunningServer.launch({ LOG_LEVEL: 'warn', PLAN_LIMITS: 'off', ...env })
    onTestFinished(() => server.dispose())
    return server
  }
  return Promise.all([launch(), launch()])
}

async function createEmptyDatabase(): Promise<string> {
  const place = await createPlace('postgres', { empty: true })
  onTestFinished(place.remove)
  return place.databaseUrl ?? ''
}

async function register(url: string): Promise<Visitor> {
  const keeper = createVisitor(url)
  const details = { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' }
  expect((await keeper.post('/api/register', details)).status).toBe(201)
  return keeper
}

/** The same browser, asking another server. */
function sameAt(keeper: Visitor, url: string): Visitor {
  const other = createVisitor(url)
  for (const [name, value] of keeper.cookies) other.cookies.set(name, value)
  return other
}

test('of two servers that start at once on an empty database one builds it, and both serve it', async () => {
  const DATABASE_URL = await createEmptyDatabase()
  const servers = await launchTwo({ DATABASE_URL })
  const keeper = await register(servers[0].url)
  expect((await sameAt(keeper, servers[1].url).get('/api/user')).json().username).toBe('mara')
  const { db } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' })
  const { rows } = await sql`select name from kysely_migration`.execute(db)
  await db.destroy()
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length)
  expect(servers.map(({ log }) => /"level":(50|60)/.test(log))).toEqual([false, false])
})

test('what is written through one server is seen through the other by the next read, photos too', async (context) => {
  const STORAGE_URL = storageUrlOf(await createBucket(context))
  const [one, two] = await launchTwo({ DATABASE_URL: await createEmptyDatabase(), STORAGE_URL })
  const here = await register(one.url)
  const there = sameAt(here, two.url)
  const photos = [dataUrl(await plainJpeg({ width: 300, height: 200 }))]
  const { id, photos: kept } = (await here.post('/api/animals', { ...ember, photos })).json()
  expect((await there.get(kept[0])).status).toBe(200)
  for (let round = 0; round < 50; round += 1) {
    const [writer, reader] = round % 2 === 0 ? [here, there] : [there, here]
    const before = await reader.get('/api/animals')
    expect((await writer.patch(`/api/animals/${id}`, { name: `Ember ${round}` })).status).toBe(200)
    const tag = before.headers.get('etag') ?? ''
    const list = await reader.get('/api/animals', { 'if-none-match': tag })
    expect([list.status, list.json()[0].name]).toEqual([200, `Ember ${round}`])
    expect((await reader.get(`/api/animals/${id}`)).json().name).toBe(`Ember ${round}`)
  }
  await here.post('/api/logout')
  expect((await there.get('/api/user')).status, 'a session ended here has ended there').toBe(401)
})

test('R01 of two servers one is killed again and again amid writes, and no write that was acknowledged is lost', async () => {
  const servers = await launchTwo({ DATABASE_URL: await createEmptyDatabase() })
  const spread = await startSpread(servers.map(({ url }) => url))
  onTestFinished(spread.close)
  const keeper = await register(spread.url)
  const acknowledged: string[] = []
  let isOver = false
  const write = async (writer: number): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const name = `Ember ${writer}-${turn}`
      const answer = await keeper.post('/api/animals', { ...ember, name }).catch(() => null)
      if (answer?.status === 201) acknowledged.push(name)
    }
  }
  const writers = Array.from({ length: 6 }, (_, writer) => write(writer))
  for (let kill = 0; kill < 6; kill += 1) {
    const enough = acknowledged.length + 20 + randomInt(30)
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(enough)
    const server = servers[kill % 2]
    await server?.kill9()
    await server?.start()
  }
  isOver = true
  await Promise.all(writers)
  const names = new Set((await keeper.get('/api/animals')).json().map(({ name }: { name: string }) => name))
  expect(acknowledged.filter((name) => !names.has(name))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(120)
})
