import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { bundle, sources } from './testing/entries.ts'
import { inFullOnly, timesInFull } from './testing/full.ts'
import { killAmidWrites } from './testing/kills/amid-writes.ts'
import { endNotRun } from './testing/not-run.ts'
import { plainJpeg } from './testing/pictures.ts'
import { openSocket, readToEnd } from './testing/raw-socket.ts'
import { RunningServer, runServer } from './testing/running-server.ts'
import { createBucket, storageUrlOf } from './testing/s3/test-bucket.ts'
import { createVisitor, type Visitor } from './testing/visitor.ts'

async function launch(env: Record<string, string> = {}, entry?: string): Promise<RunningServer> {
  const settings = { LOG_LEVEL: 'warn', PLAN_LIMITS: 'off', ...env }
  const server = await RunningServer.launch(settings, entry === undefined ? {} : { entry })
  onTestFinished(() => server.dispose())
  return server
}

async function register(server: RunningServer): Promise<Visitor> {
  const keeper = createVisitor(server.url)
  const details = { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' }
  expect((await keeper.post('/api/register', details)).status).toBe(201)
  return keeper
}

/** Sends the first half of a form. What it answers sends the other half and gives all that came back. */
async function sendHalf({ url }: RunningServer, { cookies }: Visitor): Promise<() => Promise<string>> {
  const socket = await openSocket(url)
  const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const form = JSON.stringify({ name: 'Ember', species: 'Boa' })
  const head = `POST /api/animals HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${form.length}`
  socket.write(`${head}\r\n\r\n${form.slice(0, 10)}`)
  return () => {
    socket.write(form.slice(10))
    return readToEnd(socket)
  }
}

const isListening = (url: string): Promise<boolean> =>
  openSocket(url).then(
    () => true,
    () => false,
  )

// It waits for a real disk, which may be everyone's; fifty times and on PostgreSQL too by `npm run test:faults`.
test(
  'R01 kill -9 amid acknowledged creates, changes, deletions and uploads loses none of them',
  { timeout: 180_000 },
  () => killAmidWrites('sqlite', timesInFull(5, 1), timesInFull(250, 50)),
)

test('A4 a variable that resembles a setting is named at start, once and without its value', async () => {
  // From the sources, as `npm run dev` starts them.
  const { log } = await launch({ DATABASE_URI: 'postgres://me:hush@host/db' }, sources.main)
  const line = 'DATABASE_URI is not a setting and is ignored; did you mean DATABASE_URL?'
  expect(log.split('\n').filter((text) => text.includes('DATABASE_URI'))).toEqual([line])
  expect(log).not.toContain('hush')
})

test('R04 told to stop amid fifty slow requests, the server answers each in full, refuses what is new, and ends with 0', async () => {
  const server = await launch()
  const keeper = await register(server)
  const halves = await Promise.all(Array.from({ length: 38 }, () => sendHalf(server, keeper)))
  const file = await plainJpeg({ width: 3000, height: 2000 })
  const uploads = Array.from({ length: 12 }, (_, n) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(file.buffer), String(n)], 'boa.jpg', { type: 'image/jpeg' }))
    return keeper.call('POST', '/api/media', { form })
  })
  // The first answer shows that the others are under way, and that the halves of before have come.
  await Promise.race(uploads)
  const stopping = server.stop()
  await expect.poll(() => isListening(server.url)).toBe(false)
  const told = await Promise.all(halves.map((sendRest) => sendRest()))
  for (const text of told) expect(text).toMatch(/^HTTP\/1\.1 201 .*\r\n\r\n\{.*"species":"Boa".*\}$/s)
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(Array(12).fill(201))
  expect(await stopping).toBe(0)
})

test('R14 a creating call that is repeated with its key after the server has died makes nothing anew, and gets the first answer', async () => {
  const server = await launch()
  const keeper = await register(server)
  const ember = { name: 'Ember', species: 'Boa' }
  const create = () => keeper.post('/api/animals', ember, { 'idempotency-key': 'k' })
  const first = await create()
  await server.kill9()
  await server.start()
  const second = await create()
  expect([second.status, second.json()]).toEqual([201, first.json()])
  expect((await keeper.get('/api/animals')).json()).toHaveLength(1)
})

test(
  'R05 clients that finish no head and no body, or only keep their connection, do not keep the server from stopping',
  inFullOnly,
  async () => {
    const server = await launch()
    await sendUnfinished(server)
    expect(await server.stop()).toBe(0)
  },
)

test('R05 told to stop a second time, the server stops at once', inFullOnly, async () => {
  const server = await launch()
  await sendUnfinished(server)
  const start = performance.now()
  const stopping = server.stop()
  await expect.poll(() => isListening(server.url)).toBe(false)
  expect(await server.stop()).toBe(1)
  expect(await stopping).toBe(1)
  expect(performance.now() - start, 'it waited for nobody').toBeLessThan(5000)
})

async function sendUnfinished({ url }: RunningServer): Promise<void> {
  const beginnings = [
    'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    '',
  ]
  for (const beginning of beginnings) (await openSocket(url)).write(beginning)
  const idle = await openSocket(url)
  idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  // Its answer shows that the server has taken the others in.
  expect(String((await once(idle, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /)
}

test(
  'R07 a bad setting, a taken port and a data folder that is none each end the start with one clear line',
  inFullOnly,
  async () => {
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
  },
)

test(
  'R07 a store that refuses the secret or has no such bucket ends the start with one line that keeps the secret',
  inFullOnly,
  async (context) => {
    const folder = await mkdtemp(join(tmpdir(), 'clutchbook-start-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const place = await createBucket(context)
    const cases = [
      [{ ...place, secret: 'hush' }, /^STORAGE_URL: the store refuses the secret/],
      [{ ...place, bucket: 'nowhere' }, /^STORAGE_URL: the store has no bucket of this name/],
    ] as const
    for (const [store, line] of cases) {
      const env = { LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: folder, STORAGE_URL: storageUrlOf(store) }
      const { code, errors } = await runServer(env)
      expect([code, errors.trim().split('\n')]).toEqual([1, [expect.stringMatching(line)]])
      expect(errors).not.toContain('hush')
    }
  },
)

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

test('R12 a database of a newer version is refused and left byte for byte as it is', inFullOnly, async () => {
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

test('F25 what npm start runs comes to hold less than 140 MB when idle', async (context) => {
  const server = await RunningServer.launch({ LOG_LEVEL: 'warn' }, { entry: bundle.main })
  onTestFinished(() => server.dispose())
  // The first start compiles, which takes memory that it never gives back.
  await server.stop()
  await server.start()
  const held = async (): Promise<number> => {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => null)
    if (status === null) endNotRun(context, 'this system does not tell the memory of a process under /proc')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1])
  }
  expect(await held()).toBeGreaterThan(10_000)
  await expect.poll(held, { timeout: 20_000 }).toBeLessThan(140_000)
})
