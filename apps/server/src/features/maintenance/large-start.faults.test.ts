import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { lastCheckOf } from '../../platform/last-check.ts'
import { damage } from '../../testing/damage.ts'
import { RunningServer } from '../../testing/running-server.ts'
import { createVisitor } from '../../testing/visitor.ts'

const gigabyte = 1024 ** 3
const pageSize = 4096
const starts = 5

async function launch(): Promise<RunningServer> {
  const server = await RunningServer.launch({ LOG_LEVEL: 'warn', PLAN_LIMITS: 'off' })
  onTestFinished(() => server.dispose())
  return server
}

/** A server that is stopped, with one animal whose notes are long. */
async function prepare(): Promise<{ server: RunningServer; path: string }> {
  const server = await launch()
  const keeper = createVisitor(server.url)
  const details = { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' }
  expect((await keeper.post('/api/register', details)).status).toBe(201)
  const ember = { name: 'Ember', species: 'Python regius', notes: 'Eats well. '.repeat(900) }
  expect((await keeper.post('/api/animals', ember)).status).toBe(201)
  expect(await server.stop()).toBe(0)
  return { server, path: join(server.dataDir, 'clutchbook.db') }
}

/** Copies the animal until the file has a gigabyte. */
function enlarge(path: string): void {
  const database = new DatabaseSync(path)
  database.exec('pragma journal_mode = wal; pragma synchronous = off')
  const columns = database
    .prepare(`select name from pragma_table_info('animal') where name <> 'id'`)
    .all()
    .map(({ name }) => `"${name}"`)
    .join(', ')
  const count = Math.ceil(gigabyte / 10_000)
  database.exec(`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    insert into animal (${columns}) select ${columns} from animal, numbers;
    update "keeperState" set animals = animals + ${count};
    pragma wal_checkpoint(truncate)`)
  database.close()
}

async function timeStart(server: RunningServer): Promise<number> {
  const start = performance.now()
  await server.start()
  const taken = performance.now() - start
  expect(await server.stop()).toBe(0)
  return taken
}

const middle = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

test('R08 a database of a gigabyte is looked through beside the serving: the start takes no longer, and damage is found', {
  timeout: 600_000,
}, async () => {
  const [small, large] = [await prepare(), await prepare()]
  enlarge(large.path)
  expect((await stat(large.path)).size).toBeGreaterThan(gigabyte)
  const times = { small: [] as number[], large: [] as number[] }
  for (let round = 0; round < starts; round += 1) {
    times.small.push(await timeStart(small.server))
    times.large.push(await timeStart(large.server))
  }
  const [quick, slow] = [middle(times.small), middle(times.large)]
  console.log(`ready after ${quick.toFixed(0)} ms when small, ${slow.toFixed(0)} ms with a gigabyte`)
  expect(slow).toBeLessThan(quick * 1.5 + 100)

  const page = Math.floor((await stat(large.path)).size / 2 / pageSize)
  await damage(large.path, page * pageSize, 1024)
  await rm(join(large.server.dataDir, 'last-check.json'), { force: true })
  await large.server.start()
  const visitor = createVisitor(large.server.url)
  expect((await visitor.get('/readyz')).status, 'it serves before it knows').toBe(200)
  const noted = lastCheckOf(large.server.dataDir)
  while ((await noted.find()) === null) await wait(250)
  expect((await visitor.get('/readyz')).status).toBe(503)
  expect(large.server.log).toContain('the database is damaged, so nothing is stored')
})
