import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { plainJpeg } from './testing/pictures.ts'
import { RunningServer, runServer } from './testing/running-server.ts'
import { createVisitor, type Visitor } from './testing/visitor.ts'

const ember = { name: 'Ember', species: 'Python regius' }

async function launch(env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await RunningServer.launch({ LOG_LEVEL: 'warn', PLAN_LIMITS: 'off', ...env })
  onTestFinished(() => server.dispose())
  return server
}

async function register(server: RunningServer): Promise<Visitor> {
  const keeper = createVisitor(server.url)
  const details = { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' }
  expect((await keeper.post('/api/register', details)).status).toBe(201)
  return keeper
}

// It waits for a real disk, which may be everyone's.
test('R01 kill -9 during 500 acknowledged creates loses none of them', { timeout: 180_000 }, async () => {
  const server = await launch()
  const keeper = await register(server)
  const acknowledged: number[] = []
  let killing = 0
  while (acknowledged.length < 500) {
    const until = acknowledged.length + 100
    let alive = true
    const write = async () => {
      while (alive) {
        const answer = await keeper.post('/api/animals', ember).catch(() => null)
        if (answer === null) return
        expect(answer.status).toBe(201)
        acknowledged.push(answer.json().id)
        if (acknowledged.length >= until && alive) {
          alive = false
          killing += 1
          await server.kill9()
        }
      }
    }
    await Promise.all([write(), write(), write(), write()])
    await server.start()
    const kept = new Set((await keeper.get('/api/animals')).json().map(({ id }: { id: number }) => id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  }
  expect(killing).toBeGreaterThanOrEqual(5)
  await server.stop()
  const database = new DatabaseSync(join(server.dataDir, 'clutchbook.db'))
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([])
  const { stored, counted } = database
    .prepare('select (select count(*) from animal) as stored, (select animals from keeperState) as counted')
    .get() as { stored: number; counted: number }
  expect(counted).toBe(stored)
  database.close()
})

test('R04 told to stop, the server finishes what is under way, refuses what is new, and ends with 0', async () => {
  const server = await launch()
  const keeper = await register(server)
  const file = await plainJpeg({ width: 3000, height: 2000 })
  const uploads = Array.from({ length: 12 }, (_, n) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(file.buffer), String(n)], 'boa.jpg', { type: 'image/jpeg' }))
    return keeper.call('POST', '/api/media', { form })
  })
  // The first answer shows that the others are under way.
  await Promise.race(uploads)
  const stopping = server.stop()
  const answers = await Promise.all(uploads)
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
  expect(await stopping).toBe(0)
  await expect(keeper.get('/healthz')).rejects.toThrow()
})

test('R05 a client that never finishes its request does not keep the server from stopping', async () => {
  const server = await launch()
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  )
  // A second request on another connection shows that the server has taken the first one in.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})

test('R07 a bad setting, a taken port and a data folder that is none each end the start with one clear line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clutchbook-start-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const notAFolder = join(folder, 'file')
  await writeFile(notAFolder, '')
  const blocker = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void blocker.close())
  await once(blocker, 'listening')
  const { port } = blocker.address() as { port: number }
  const cases = [
    [{ PORT: 'eighty' }, /^PORT: "eighty" is not a whole number/],
    [
      { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') },
      /^PORT: something else is already listening/,
    ],
    [{ DATA_DIR: notAFolder }, /^DATA_DIR: /],
  ] as const
  for (const [env, line] of cases) {
    const { code, errors } = await runServer({ LOG_LEVEL: 'silent', ...env })
    expect([code, errors.trim().split('\n')]).toEqual([1, [expect.stringMatching(line)]])
  }
})

test('R78 a second server on the same data ends with one clear line, and the folder is free when the first is killed', async () => {
  const server = await launch()
  const second = { LOG_LEVEL: 'silent', PORT: '0', HOST: '127.0.0.1', DATA_DIR: server.dataDir }
  expect(await runServer(second)).toEqual({
    code: 1,
    errors: 'DATA_DIR: another server runs on this data, please stop it or choose another folder\n',
  })
  await server.kill9()
  await server.start()
})

test('R12 a database of a newer version is refused and left byte for byte as it is', async () => {
  const server = await launch()
  await server.stop()
  const path = join(server.dataDir, 'clutchbook.db')
  const database = new DatabaseSync(path)
  database.exec("insert into kysely_migration values ('9999-later', '2030-01-01')")
  database.close()
  const before = await readFile(path)
  const { code, errors } = await runServer({ LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: server.dataDir })
  expect([code, errors.trim().split('\n')]).toEqual([1, [expect.stringContaining('of a newer version')]])
  expect((await readFile(path)).equals(before)).toBe(true)
})

test('the idle server holds less than 150 MB', async ({ skip }) => {
  const server = await launch()
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => null)
  if (status === null) skip('this system does not tell the memory of a process under /proc')
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status ?? '')?.[1])
  expect(kilobytes).toBeGreaterThan(10_000)
  expect(kilobytes).toBeLessThan(150_000)
})
