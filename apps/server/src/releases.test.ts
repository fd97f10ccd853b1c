import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from './app.ts'
import { openDatabase } from './platform/database/database.ts'
import { readSettings, type Settings } from './platform/settings/settings.ts'
import { bringArchive, comparable } from './testing/archives.ts'
import { onBothDatabases, type TestPlace } from './testing/both-databases.ts'
import { exportArchive, readArchive } from './testing/read-archive.ts'
import { placeRelease, readMoment, readReleaseArchive, releases } from './testing/releases/open-release.ts'
import { keepers, sharePassword } from './testing/releases/release-content.ts'
import { runServer } from './testing/running-server.ts'
import { startApp } from './testing/test-app.ts'
import { createTestClock } from './testing/test-clock.ts'
import { createVisitor, type Visitor } from './testing/visitor.ts'

const environmentOf = ({ dataDir, databaseUrl }: TestPlace): Record<string, string> => ({
  ...{ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', PLAN_LIMITS: 'off', DATA_DIR: dataDir },
  ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
})

async function serve(settings: Settings, moment: string): Promise<string> {
  const app = await createApp(settings, { clock: createTestClock(moment) })
  onTestFinished(app.close)
  return app.http.listen({ port: 0, host: '127.0.0.1' })
}

async function signIn(url: string, { username, password }: { username: string; password: string }) {
  const keeper = createVisitor(url)
  const answer = await keeper.post('/api/login', { username, password })
  expect(answer.status, answer.text).toBe(200)
  return keeper
}

const listOf = async (keeper: Visitor, path: string) => {
  const answer = await keeper.get(path)
  expect(answer.status, answer.text).toBe(200)
  return answer.json()
}

/** The photos and videos of an archive, whatever they are called. */
const filesOf = async (archive: Buffer) =>
  [...(await readArchive(archive))]
    .filter(([name]) => name.startsWith('media/'))
    .map(([, { bytes }]) => bytes.toString('base64'))
    .sort()

type Records = Record<string, object[]>

const recordsIn = async (archive: Buffer) => comparable(await readArchive(archive)) as Records

/** A newer version may say more of a record, and nothing else than the older one did. Eggs lie in clutches by now. */
async function expectSameRecords(newer: Buffer, older: Buffer, change = (records: Records) => records) {
  const { clutches: _none, 'clutch-sires': _neither, ...known } = await recordsIn(older)
  const records = await recordsIn(newer)
  expect(records).toMatchObject(change(known))
  expect(records.clutches?.length).toBeGreaterThan(0)
}

/** No password is in an archive, so what one guarded comes in private. */
const withoutGuarded = ({ animals = [], ...records }: Records): Records => ({
  ...records,
  animals: animals.map((animal) =>
    'isSharedWithPassword' in animal && animal.isSharedWithPassword
      ? { ...animal, isShared: false, isSharedWithPassword: false }
      : animal,
  ),
})

async function expectPhotos(keeper: Visitor, { photos }: { photos: string[] }): Promise<void> {
  expect(photos).toHaveLength(3)
  for (const photo of photos) expect((await keeper.get(photo)).status).toBe(200)
}

onBothDatabases('data of an earlier release', (dialect) => {
  test.each(releases)(
    'R94 all that version %s kept is there: records, photos, trash, shares, sign-in',
    async (version) => {
      const place = await placeRelease(version, dialect)
      onTestFinished(place.remove)
      const url = await serve(readSettings(environmentOf(place)), await readMoment(version))
      const [mara, tom] = [await signIn(url, keepers.mara), await signIn(url, keepers.tom)]
      const [newer, older] = [await exportArchive(url, mara), await readReleaseArchive(version)]
      await expectSameRecords(newer, older)
      expect(await filesOf(newer)).toEqual(await filesOf(older))

      const animals = await listOf(mara, '/api/animals')
      const [sire, child] = ['Cinder', 'Ash'].map((name) =>
        animals.find((one: { name: string }) => one.name === name),
      )
      expect([sire.lastFedOn, child.lastFedOn]).toEqual(['2026-06-01', null])
      expect((await listOf(mara, '/api/animals?sort=heaviest'))[0]).toMatchObject({ name: 'Cinder' })
      const whole = await listOf(mara, `/api/reptiles/${sire.id}`)
      expect(whole).toMatchObject({ customId: 'B1', weight: 1450.5, notes: 'Eats 冷凍 mice\n🦎 & "rats"' })
      await expectPhotos(mara, whole)
      expect(await listOf(mara, '/api/notifications')).toHaveLength(1)
      expect(await listOf(mara, '/api/calendar-feeds')).toHaveLength(1)
      expect(await listOf(mara, '/api/tokens')).toMatchObject([{ name: 'Shelf display' }])
      expect(await listOf(tom, '/api/following')).toMatchObject([{ username: 'mara' }])
      const [removed] = await listOf(mara, '/api/trash')
      const back = await mara.post(`/api/trash/${removed.kind}/${removed.id}/restore`)
      expect(back.status, back.text).toBeLessThan(300)
      expect(await listOf(mara, `/api/animals?q=rue`)).toMatchObject([
        { name: 'Rue', photos: [expect.any(String)] },
      ])

      const stranger = createVisitor(url)
      expect(await listOf(stranger, `/api/shared/reptile/${sire.id}`)).toMatchObject({ name: 'Cinder' })
      const pass = { password: sharePassword }
      expect((await stranger.post(`/api/shared/reptile/${child.id}/pass`, pass)).status).toBeLessThan(300)
      const written = { name: 'Fern', species: 'Boa' }
      expect((await mara.post('/api/animals', written)).status).toBe(201)
    },
  )

  test.each(releases)('R94 an archive of version %s comes in whole', async (version) => {
    const { keeper, url } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const [someone, archive] = [await keeper(), await readReleaseArchive(version)]
    const answer = await bringArchive(someone, archive)
    expect(answer.status, answer.text).toBe(201)
    expect(answer.json()).toMatchObject({ missingFiles: 0 })
    await expectSameRecords(await exportArchive(url, someone), archive, withoutGuarded)
    const sire = (await listOf(someone, '/api/animals')).find(
      ({ name }: { name: string }) => name === 'Cinder',
    )
    expect(sire.lastFedOn).toBe('2026-06-01')
    await expectPhotos(someone, await listOf(someone, `/api/reptiles/${sire.id}`))
  })

  test('R94 a server ends with one sentence where a newer version has changed the database', async () => {
    const place = await placeRelease(releases.at(-1) ?? '', dialect)
    onTestFinished(place.remove)
    const { db } = await openDatabase(place)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')`.execute(db)
    await db.destroy()
    const { code, errors } = await runServer(environmentOf(place))
    expect(code).toBe(1)
    expect(errors).toMatch(/^[^\n]*newer version[^\n]*Please use that version[^\n]*\n$/)
  })
})
