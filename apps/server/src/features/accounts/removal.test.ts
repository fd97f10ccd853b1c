import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onSqliteFirst } from '../../testing/both-databases.ts'
import { waitForMail } from '../../testing/outbox.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { listStoredKeys } from '../../testing/stored-files.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Answered, Visitor } from '../../testing/visitor.ts'

const canary = 'kq7zv'
const mara = {
  username: `mara-${canary}`,
  email: `mara-${canary}@example.org`,
  password: 'rack-7-tubs',
  name: `Mara ${canary}`,
}

/** A collection in which everything points at something: parents, photos, profile photos, records, a repeated call. */
async function fill(keeper: Visitor, word: string): Promise<void> {
  const photo = async (width: number) => dataUrl(await plainJpeg({ width, height: 60 }))
  const make = async (fields: object, headers = {}) => {
    const animal = { species: 'Python regius', notes: `notes ${word}`, ...fields }
    const answer = await keeper.post('/api/animals', animal, headers)
    expect(answer.status).toBe(201)
    return answer.json().id
  }
  const fatherId = await make({ name: `sire ${word}`, sex: 'Male', photos: [await photo(90)] })
  const motherId = await make({ name: `dam ${word}`, sex: 'Female', fatherId })
  const project = { name: `pair ${word}`, maleId: fatherId, femaleId: motherId, startDate: '2026-06-01' }
  const paired = await keeper.post('/api/breeding-projects', { ...project, status: 'Gravid' })
  const clutch = { breedingProjectId: paired.json().id, layDate: '2026-06-01', count: 2, notes: word }
  const [egg] = (await keeper.post('/api/eggs/clutch', clutch)).json()
  const hatched = await keeper.post(`/api/eggs/${egg.id}/hatchling`, {
    name: `hatchling ${word}`,
    species: 'Python regius',
  })
  expect(hatched.status, hatched.text).toBe(201)
  const photos = [await photo(100), await photo(110)]
  const child = await make(
    { name: `child ${word}`, fatherId, motherId, photos, fatherPhotos: [await photo(120)] },
    { 'idempotency-key': word },
  )
  const record = { recordType: 'health', recordDate: '2026-06-01', details: `record ${word}` }
  expect((await keeper.post(`/api/animals/${fatherId}/records`, record)).status).toBe(201)
  await keeper.post(`/api/reptiles/${motherId}/offspring`, { reptileId: child })
  const ancestor = { relation: 'ancestor', name: `ancestor ${word}`, photos: [await photo(125)] }
  expect((await keeper.post(`/api/reptiles/${motherId}/ancestors`, ancestor)).status).toBe(201)
  await keeper.patch('/api/user/profile', { profileImage: await photo(130) })
}

/** The rows of every table, as text. */
async function dump({ app }: TestApp): Promise<string> {
  const tables = (await app.db.introspection.getTables()).map(({ name }) => name)
  const rows = await Promise.all(
    tables.map(async (table) => [
      table,
      // biome-ignore lint/suspicious/noExplicitAny: every table there is, also those made later
      await (app.db as any).selectFrom(table).selectAll().execute(),
    ]),
  )
  return JSON.stringify(Object.fromEntries(rows))
}

const told = ({ status, text }: Answered): string => `${status} ${text}`

onSqliteFirst('deleting the account', (dialect) => {
  test('ACC-62 ACC-102 R48 removes rows, files and sessions; others keep all of theirs', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const other = await running.keeper({ username: 'otto' })
    await fill(other, 'others')
    const browser = await running.keeper(mara)
    await fill(browser, canary)
    const { id } = (await browser.get('/api/user')).json()
    const phone = running.visitor()
    await phone.post('/api/login', { username: mara.username, password: mara.password })
    expect(await dump(running)).toContain(canary)
    expect((await listStoredKeys(running, `${id}/`)).length).toBeGreaterThan(8)

    const answer = await browser.remove('/api/user/account')
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect(browser.cookies.size).toBe(0)

    expect(await dump(running)).not.toContain(canary)
    expect(await listStoredKeys(running, `${id}/`)).toEqual([])
    expect((await phone.get('/api/user')).status, 'R31 the other session is dead').toBe(401)
    const login = await phone.post('/api/login', { username: mara.username, password: mara.password })
    expect(login.status).toBe(401)
    const animals = (await other.get('/api/animals')).json()
    expect(animals).toHaveLength(4)
    for (const { photos } of animals)
      for (const photo of photos) expect((await other.get(photo)).status).toBe(200)
    expect((await other.get((await other.get('/api/user')).json().profileImage)).status).toBe(200)
  })

  test('ACC-102 what else its keeper has under way is answered as to a stranger, never with a failure', async () => {
    const running = await startApp(dialect)
    for (let round = 0; round < 5; round += 1) {
      const browser = await running.keeper()
      const calls = Array.from({ length: 10 }, (_, n) => [
        browser.get('/api/user'),
        browser.post('/api/animals', { name: `Ember ${n}`, species: 'Python regius' }),
        browser.patch('/api/user/profile', { name: `Mara ${n}` }),
        ...(n === 4 ? [browser.remove('/api/user/account')] : []),
      ])
      const answers = await Promise.all(calls.flat())
      expect(answers.filter(({ status }) => status >= 500).map(told)).toEqual([])
    }
  })

  test('ACC-102 each table that names a keeper loses the rows with them', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    await fill(browser, canary)
    const { id } = (await browser.get('/api/user')).json()
    await running.visitor().post('/api/forgot-password', { email: mara.email })
    const named = (await running.app.db.introspection.getTables()).filter(({ columns }) =>
      columns.some(({ name }) => name === 'keeperId'),
    )
    expect(named.length).toBeGreaterThan(4)
    await browser.remove('/api/user/account')
    for (const { name } of named) {
      // biome-ignore lint/suspicious/noExplicitAny: every table there is, also those made later
      const rows = await (running.app.db as any)
        .selectFrom(name)
        .selectAll()
        .where('keeperId', '=', id)
        .execute()
      expect([name, rows]).toEqual([name, []])
    }
  })

  test('ACC-98 the name and the address are free again, and the new account is empty', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    await fill(browser, canary)
    const { id } = (await browser.get('/api/user')).json()
    await browser.remove('/api/user/account')
    const again = await running.keeper(mara)
    expect((await again.get('/api/user')).json().id).not.toBe(id)
    expect((await again.get('/api/animals')).json()).toEqual([])
  })

  test('ACC-Q16 a sign-in older than 24 hours is refused with 403 and deletes nothing', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    await running.keeper(mara)
    const browser = running.visitor()
    const credentials = { username: mara.username, password: mara.password, rememberMe: true }
    await browser.post('/api/login', credentials)
    clock.moveOn({ hours: 24, minutes: 1 })
    const refused = await browser.remove('/api/user/account')
    expect([refused.status, refused.json()]).toEqual([
      403,
      { message: 'For your safety, please sign in again before you do this', code: 'sign-in-again' },
    ])
    expect((await browser.get('/api/user')).status).toBe(200)
    await browser.post('/api/login', credentials)
    expect((await browser.remove('/api/user/account')).status).toBe(204)
  })

  test('ACC-62 a second call finds nobody, and nobody deletes nothing', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    const twice = await Promise.all([
      browser.remove('/api/user/account'),
      browser.remove('/api/user/account'),
    ])
    expect(twice.map(({ status }) => status).sort()).toEqual([204, expect.any(Number)])
    expect((await browser.remove('/api/user/account')).status).toBe(401)
    expect((await running.visitor().remove('/api/user/account')).status).toBe(401)
  })

  test('an animal that is being added while its keeper goes is either gone with them or refused', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    const adds = Array.from({ length: 10 }, () =>
      browser.post('/api/animals', { name: canary, species: 'Python regius' }),
    )
    const [gone] = await Promise.all([browser.remove('/api/user/account'), ...adds])
    expect(gone?.status).toBe(204)
    expect(await dump(running)).not.toContain(canary)
  })
})

test('R48 of a deleted account nothing is left in any file, the database and the outbox included', async () => {
  const running = await startApp('sqlite', { ownDatabase: true })
  const folder = running.place.dataDir
  const listCanaries = async () => {
    const found: string[] = []
    for (const name of await readdir(folder, { recursive: true })) {
      const path = join(folder, name)
      if ((await stat(path)).isFile() && (await readFile(path)).includes(canary)) found.push(name)
    }
    return found
  }
  // As the site registers: its key makes a repeated call safe, and is kept under the name for a day.
  const browser = running.visitor()
  expect((await browser.post('/api/register', mara, { 'idempotency-key': 'opened-once' })).status).toBe(201)
  await fill(browser, canary)
  await waitForMail(folder, { to: mara.email, subject: 'Welcome to Clutchbook' })
  await browser.patch('/api/user/profile', { email: `second-${canary}@example.org` })
  const told = { to: mara.email, subject: 'Your e-mail address was changed' }
  const asked = { to: `second-${canary}@example.org`, subject: 'Please confirm your e-mail address' }
  await Promise.all([waitForMail(folder, told), waitForMail(folder, asked)])
  expect((await listCanaries()).length).toBeGreaterThan(3)
  await browser.remove('/api/user/account')
  expect(await listCanaries()).toEqual([])
})
