import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../app.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { ensureEpoch, noteMoved } from '../../platform/database/epoch.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { createPlace, onBothDatabases, type TestPlace } from '../../testing/both-databases.ts'
import { dumpRows, restoreRows } from '../../testing/dumped-rows.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

async function makePlace(dialect: 'sqlite' | 'postgres'): Promise<TestPlace> {
  const place = await createPlace(dialect)
  onTestFinished(place.remove)
  return place
}

async function serve({ dataDir, databaseUrl }: TestPlace) {
  const env = { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DATA_DIR: dataDir }
  const app = await createApp(readSettings({ ...env, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }))
  await app.firstRound
  return { app, url: await app.http.listen({ port: 0, host: '127.0.0.1' }) }
}

/** Keeps the installation as it is; answers what puts it back. */
async function save({ dataDir, databaseUrl }: TestPlace): Promise<() => Promise<unknown>> {
  if (databaseUrl) {
    const dumped = await dumpRows(databaseUrl)
    return () => restoreRows(databaseUrl, dumped)
  }
  const file = join(dataDir, 'saved.tar')
  await backUp(dataDir, file, systemClock)
  return () => restore(dataDir, file, systemClock)
}

/** Someone at the same browser as another, at another address of the same site. */
function atSameBrowser({ cookies }: Visitor, url: string): Visitor {
  const visitor = createVisitor(url)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return visitor
}

async function addAnimal(keeper: Visitor, name: string, width: number) {
  const photos = [dataUrl(await plainJpeg({ width, height: 60 }))]
  const answer = await keeper.post('/api/animals', { name, species: 'Boa', photos })
  expect(answer.status, answer.text).toBe(201)
  return answer.json() as { id: number; photos: [string] }
}

const rename = async (keeper: Visitor, id: number, name: string): Promise<void> =>
  expect((await keeper.patch(`/api/animals/${id}`, { name })).status).toBe(200)

const tagOf = async (keeper: Visitor, path: string): Promise<string> =>
  (await keeper.get(path)).headers.get('etag') ?? ''

onBothDatabases('a database that was put back', (dialect) => {
  test('R92 tags, versions and addresses of the time after a backup match nothing once it is restored', async () => {
    const place = await makePlace(dialect)
    const before = await serve(place)
    const mara = createVisitor(before.url)
    const details = { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' }
    expect((await mara.post('/api/register', details)).status).toBe(201)
    const { id } = await addAnimal(mara, 'Ash', 90)
    const trashed = await addAnimal(mara, 'Rue', 91)
    await mara.remove(`/api/animals/${trashed.id}`)
    const putBack = await save(place)
    const own = `/api/animals/${id}`
    const lost = await addAnimal(mara, 'Lost', 92)
    await rename(mara, id, 'Ash before')
    await mara.post(`/api/trash/animals/${trashed.id}/restore`)
    await rename(mara, trashed.id, 'Rue before')
    const lists = ['/api/animals', '/api/dashboard', own]
    const tags = await Promise.all(lists.map((path) => tagOf(mara, path)))
    const trashedTag = await tagOf(mara, `/api/animals/${trashed.id}`)
    await before.app.close()

    await putBack()
    const after = await serve(place)
    onTestFinished(after.app.close)
    const again = atSameBrowser(mara, after.url)
    const other = await addAnimal(again, 'Other', 93)
    await rename(again, id, 'Ash after')
    await again.post(`/api/trash/animals/${trashed.id}/restore`)
    await rename(again, trashed.id, 'Rue after')

    for (const [at, path] of lists.entries()) {
      const answer = await again.get(path, { 'If-None-Match': tags[at] ?? '' })
      expect([path, answer.status]).toEqual([path, 200])
    }
    const stale = async (path: string, tag: string) =>
      (await again.patch(path, { name: 'Stale' }, { 'If-Match': tag })).status
    expect(await stale(own, tags[2] ?? '')).toBe(412)
    expect(await stale(`/api/animals/${trashed.id}`, trashedTag)).toBe(412)
    expect(other.id).not.toBe(lost.id)
    expect(await stale(`/api/animals/${lost.id}`, '"1"')).toBe(404)
    expect((await again.get(lost.photos[0])).status).toBe(404)
    expect((await again.get(other.photos[0])).status).toBe(200)
    // Of a table that had no row yet, the numbers begin beyond all that were given out, too.
    const event = await again.post('/api/events', { title: 'Feed', startDate: '2026-06-01' })
    expect(event.json().id).toBeGreaterThan(1)
  })

  test('R92 a database that stays where it is keeps its versions and numbers over a restart', async () => {
    const place = await makePlace(dialect)
    const first = await serve(place)
    const mara = createVisitor(first.url)
    await mara.post('/api/register', { username: 'mara', email: 'm@example.org', password: 'rack-7-tubs' })
    const { id } = await addAnimal(mara, 'Ash', 90)
    const tag = await tagOf(mara, `/api/animals/${id}`)
    await first.app.close()
    const second = await serve(place)
    onTestFinished(second.app.close)
    const again = atSameBrowser(mara, second.url)
    expect((await again.get(`/api/animals/${id}`, { 'If-None-Match': tag })).status).toBe(304)
    expect((await addAnimal(again, 'Rue', 91)).id).toBe(id + 1)
  })

  test('R92 servers that start together on a database that was brought elsewhere begin one epoch', async () => {
    const place = await makePlace(dialect)
    const { app, url } = await serve(place)
    const mara = createVisitor(url)
    await mara.post('/api/register', { username: 'mara', email: 'm@example.org', password: 'rack-7-tubs' })
    await app.close()
    // A file has one server.
    const one = await openDatabase(place)
    const opened = dialect === 'sqlite' ? [one] : [one, await openDatabase(place)]
    onTestFinished(async () => {
      for (const { db } of opened) await db.destroy()
    })
    const version = async () =>
      (await one.db.selectFrom('keeperState').select('dataVersion').executeTakeFirstOrThrow()).dataVersion
    const before = await version()
    await noteMoved(one.db)
    await Promise.all(opened.map(ensureEpoch))
    const raised = await version()
    expect(raised).toBeGreaterThan(before)
    await ensureEpoch(one)
    expect(await version()).toBe(raised)
  })
})
