import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { usage } from './cli/usage.ts'
import { createPlace, onBothDatabases } from './testing/both-databases.ts'
import { compileCache, entryOf, sources } from './testing/entries.ts'
import { formOf, inFullOnly } from './testing/full.ts'
import { readArchive } from './testing/read-archive.ts'
import { createBucket, storageUrlOf } from './testing/s3/test-bucket.ts'

type Ended = { code: number | null; out: string; err: string }

/** A fresh installation, and the operator's commands on it as they are run from a shell. */
async function openShell(dialect: 'sqlite' | 'postgres', entry = entryOf('cli')) {
  const place = await createPlace(dialect, { empty: true })
  onTestFinished(place.remove)
  const run = async (line: string, { input = '', env = {} }: { input?: string; env?: object } = {}) => {
    const child = spawn(process.execPath, [entry, ...line.split(' ')], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: place.dataDir,
        LOG_LEVEL: 'silent',
        NODE_COMPILE_CACHE: compileCache,
        ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
        ...env,
      },
    })
    child.stdin.end(input)
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { code: child.exitCode, out, err } satisfies Ended
  }
  return { run, place }
}

const account = {
  id: 1,
  username: 'admin',
  email: 'admin@no-mail.invalid',
  plan: 'free',
  isAdmin: true,
  isActive: true,
}

onBothDatabases('the operator’s commands', (dialect) => {
  test(
    'ACC-75 ACC-98 ACC-100 user create, set-plan, set-admin, set-active and set-password do what they say',
    formOf(dialect === 'sqlite'),
    async () => {
      const { run } = await openShell(dialect)
      expect(await run('user create admin')).toEqual({ code: 1, out: '', err: 'Username already exists\n' })
      expect(await run('user create --admin admin --password-stdin', { input: 'rack-7-tubs\n' })).toEqual({
        code: 0,
        out: 'The administrator admin has an account now.\n',
        err: '',
      })
      const json = async (line: string) => {
        const { code, out, err } = await run(`${line} --json`)
        return [code, JSON.parse(out), err]
      }
      expect(await json('user set-plan admin pro')).toEqual([0, { ...account, plan: 'pro' }, ''])
      expect(await json('user set-admin admin off')).toEqual([
        0,
        { ...account, plan: 'pro', isAdmin: false },
        '',
      ])
      expect(await run('user set-active admin off')).toEqual({
        code: 0,
        out: 'The account admin is shut and signed out everywhere.\n',
        err: '',
      })
      const [code, made] = await json('user set-password admin')
      expect([code, made]).toEqual([
        0,
        {
          ...account,
          plan: 'pro',
          isAdmin: false,
          isActive: false,
          password: expect.stringMatching(/^[\w-]{20}$/),
        },
      ])
    },
  )
})

onBothDatabases('the operator’s export', (dialect) => {
  test(
    'A2 export writes everything that a keeper has into a new file, and never over one that is there',
    formOf(dialect === 'sqlite'),
    async () => {
      const { run, place } = await openShell(dialect)
      await run('user create mara --password-stdin', { input: 'rack-7-tubs\n' })
      const file = join(place.dataDir, 'mara.zip')
      const { code, out } = await run(`export Mara ${file} --json`)
      expect([code, JSON.parse(out)]).toEqual([0, { file, username: 'Mara', bytes: expect.any(Number) }])
      const entries = await readArchive(await readFile(file))
      expect(JSON.parse(entries.get('profile.json')?.bytes.toString() ?? '')).toMatchObject({
        username: 'mara',
      })
      expect(await run(`export mara ${file}`)).toEqual({
        code: 1,
        out: '',
        err: `${file} is there already: choose another name\n`,
      })
      expect(await run('export nobody x.zip')).toMatchObject({
        code: 1,
        err: 'There is no account named nobody\n',
      })
    },
  )
})

test('a made-up password is printed once, where a person can read it', async () => {
  const { run } = await openShell('sqlite')
  const { code, out } = await run('user create mara --email mara@example.org --name Mara')
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^The keeper mara has an account now\.\nPassword: [\w-]{20}\n$/),
  ])
})

test('what is refused ends with 1, and says why on the error output in the form that was asked for', async () => {
  const { run } = await openShell('sqlite')
  expect(await run('user set-plan nobody pro')).toEqual({
    code: 1,
    out: '',
    err: 'There is no account named nobody\n',
  })
  expect(await run('user set-plan nobody pro --json')).toEqual({
    code: 1,
    out: '',
    err: '{"message":"There is no account named nobody","code":"not-found"}\n',
  })
  expect(await run('migrate', { env: { PORT: 'eighty' } })).toEqual({
    code: 1,
    out: '',
    err: 'PORT: "eighty" is not a whole number from 0 to 65535\n',
  })
})

test('what is not understood ends with 2 and shows the usage; nothing is opened for it', async () => {
  const { run, place } = await openShell('sqlite')
  const lines = [
    ['user', 'There is no command "user"'],
    ['user rename mara', 'There is no command "user rename mara"'],
    ['user set-plan mara', 'A word is missing'],
    ['user set-plan mara gold', '"gold" is none of free, pro'],
    ['user create mara reyes', 'A word too many'],
    ['migrate now', 'There is no command "migrate now"'],
    ['backup', 'Which file?'],
    ['export', 'Whose records?'],
    ['export mara', 'Into which file?'],
    ['restore monday.tar tuesday.tar', 'A word too many'],
    ['check it', 'There is no command "check it"'],
    ['transfer all', 'There is no command "transfer all"'],
  ] as const
  for (const [line, message] of lines) {
    expect([line, await run(line)]).toEqual([line, { code: 2, out: '', err: `${message}\n\n${usage}\n` }])
  }
  const unknown = await run('user create mara --root')
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringMatching(/^Unknown option '--root'/)])
  const json = await run('user set-active mara maybe --json')
  expect([json.code, json.err]).toEqual([
    2,
    '{"message":"\\"maybe\\" is none of on, off","code":"not-understood"}\n',
  ])
  expect(await readdir(place.dataDir)).toEqual([])
})

test('--help shows the usage and ends with 0', async () => {
  // From the sources, as `npm run clutchbook` runs them.
  const { run } = await openShell('sqlite', sources.cli)
  expect(await run('--help')).toEqual({ code: 0, out: `${usage}\n`, err: '' })
  expect(await run('migrate --json')).toEqual({ code: 0, out: '{"isUpToDate":true}\n', err: '' })
})

test('R81 what the operator does to an account is logged beside the answer, without the password', async () => {
  const { run } = await openShell('sqlite')
  const { out, err } = await run('user create --admin admin --json', { env: { LOG_LEVEL: 'info' } })
  const { password } = JSON.parse(out)
  const [line = ''] = err.split('\n')
  expect(JSON.parse(line)).toMatchObject({ event: 'account opened', keeper: 1, address: null, isAdmin: true })
  expect(err).not.toContain(password)
})

test('A2 backup, restore and check do what they say', inFullOnly, async () => {
  const { run, place } = await openShell('sqlite')
  const file = join(place.dataDir, 'monday.tar')
  expect(await run('check')).toEqual({ code: 1, out: '', err: `There is no database in ${place.dataDir}\n` })
  await run('user create mara')
  expect(await run(`backup ${file} --json`)).toEqual({
    code: 0,
    out: expect.stringMatching(
      /^\{"file":".+monday\.tar","files":0,"bytes":\d+,"areStored":false,"missing":\[\]\}\n$/,
    ),
    err: '',
  })
  expect(await run(`backup ${file}`)).toMatchObject({
    code: 1,
    err: `${file} is there already: choose another name\n`,
  })
  await run('user create rook')
  const { code, out } = await run(`restore ${file}`)
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(
      /^Everything is as it was at 20.+: the records and 0 files\. What was there before is in .+\n$/,
    ),
  ])
  expect((await run('user set-plan mara pro')).code).toBe(0)
  expect((await run('user set-plan rook pro')).err).toBe('There is no account named rook\n')
  expect((await run('check')).out).toBe('The database is sound, and every photo and video is there.\n')
})

test(
  'A2 with photos in a store backup and restore say where those stay, and that the setting is needed',
  inFullOnly,
  async (context) => {
    const { run, place } = await openShell('sqlite')
    const env = { STORAGE_URL: storageUrlOf(await createBucket(context)) }
    const file = join(place.dataDir, 'monday.tar')
    await run('user create mara', { env })
    expect((await run(`backup ${file}`, { env })).out).toMatch(
      /holds the records, .*0 files .* stay in the store/,
    )
    expect((await run(`restore ${file}`)).err).toMatch(
      /^The photos of this backup are in a store: set STORAGE_URL/,
    )
    expect((await run(`restore ${file}`, { env })).out).toMatch(
      /their photos and videos are in the store\. What/,
    )
  },
)

test(
  'with PostgreSQL backup and restore lead to its own tools, and check looks for the files',
  inFullOnly,
  async () => {
    const { run } = await openShell('postgres')
    await run('migrate')
    expect((await run('backup monday.tar')).err).toMatch(/PostgreSQL, where pg_dump copies the records: docs/)
    expect((await run('restore monday.tar')).err).toMatch(/PostgreSQL, where pg_restore puts/)
    expect((await run('check')).code).toBe(0)
  },
)

test(
  'transfer brings what is in DATA_DIR to DATABASE_URL, and compares what is there already',
  inFullOnly,
  async () => {
    const { run, place } = await openShell('sqlite')
    const { databaseUrl, remove } = await createPlace('postgres', { empty: true })
    onTestFinished(remove)
    const env = { DATABASE_URL: databaseUrl }
    await run('user create mara')
    expect((await run('transfer')).err).toMatch(/^DATABASE_URL: missing; it says which PostgreSQL/)
    const { code, out, err } = await run('transfer --json', { env })
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      { tables: { keeper: 1, keeperState: 1, animal: 0 }, files: 0, missing: [], wasThere: false },
    ])
    expect(err).toContain('copying keeper: 1 of 1\n')
    expect((await run('transfer', { env })).out).toMatch(
      /^All of it was there already and is the same on both sides: \d+ rows of \d+ tables, no files: photos and videos stay in .+, in [\d.]+ s\.\n/,
    )
    expect(await readdir(place.dataDir)).toContain('clutchbook.db')
  },
)
