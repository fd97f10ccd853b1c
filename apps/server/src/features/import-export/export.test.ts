import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { findCanaries, seedCanaries } from '../../testing/canaries.ts'
import { addAnimal } from '../../testing/family.ts'
import { formOf } from '../../testing/full.ts'
import { makeHoldings } from '../../testing/holdings.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { download, exportArchive, readArchive, recordsOf } from '../../testing/read-archive.ts'
import { listStoredKeys } from '../../testing/stored-files.ts'
import { startApp } from '../../testing/test-app.ts'
import { archiveKinds, leftOfKeeper, otherTables } from './archive-kinds.ts'

/** Fields that an archive leaves out, as `table.column`. */
const leftOut = new Set([
  ...archiveKinds.flatMap(({ table, left }) => Object.keys(left).map((column) => `${table}.${column}`)),
  ...Object.keys(leftOfKeeper).map((column) => `keeper.${column}`),
])

const isArchived = (field: string): boolean => {
  const [table = ''] = field.split('.')
  return !leftOut.has(field) && (table === 'keeper' || archiveKinds.some((kind) => kind.table === table))
}

onBothDatabases('the archive of everything a keeper has', (dialect) => {
  test('D2 every table and every column is in it, or named with the reason why not', async () => {
    const { app } = await startApp(dialect, { ownDatabase: true })
    for (const { name: table, columns } of await app.db.introspection.getTables()) {
      if (table.startsWith('kysely') || table.startsWith('sqlite')) continue
      const kind = archiveKinds.find((one) => one.table === table)
      if (!kind) {
        expect(otherTables[table], `the table ${table} is in no archive and has no reason`).toBeTruthy()
        continue
      }
      const known = [...Object.keys(kind.columns), ...Object.keys(kind.left)]
      expect(columns.map(({ name }) => name).sort(), table).toEqual(known.sort())
    }
  })

  test('D2 R22 every word that a keeper wrote is in it, and no word of another keeper or of secrets', {
    timeout: 60_000,
    ...formOf(dialect === 'sqlite'),
  }, async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keepers = [await running.keeper(), await running.keeper()] as const
    const mine = await makeHoldings(running, keepers[0], 0)
    const theirs = await makeHoldings(running, keepers[1], 1)
    const fields = await seedCanaries(running.app.db, [mine.id, theirs.id])
    const entries = await readArchive(await exportArchive(running.url, keepers[0]))
    const texts = [...entries].filter(([name]) => !name.startsWith('media/'))
    const heard = findCanaries(texts.map(([, { bytes }]) => bytes.toString()).join('\n'))
    expect(heard.filter(({ keeperId }) => keeperId !== mine.id)).toEqual([])
    expect([...new Set(heard.map(({ field }) => field))].sort()).toEqual(fields.filter(isArchived).sort())
  })

  test('D2 photos are stored as they are and named by the records, and the rest is a spreadsheet and lines', async () => {
    const { keeper, url } = await startApp(dialect, { ownDatabase: true })
    const mara = await keeper({ username: 'Mara Reyes', email: 'mara@example.org' })
    const photo = dataUrl(await plainJpeg({ width: 90, height: 60 }))
    const sire = await addAnimal(mara, { name: 'Cinder', sex: 'Male', photos: [photo] })
    await addAnimal(mara, { name: 'Ash "Grey", jr.\nof "44"', fatherId: sire, fatherPhotos: [photo] })
    const answer = await download(url, mara, '/api/moving/archive')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="clutchbook-mara-reyes-\d{4}-\d\d-\d\d\.zip"$/,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const entries = await readArchive(Buffer.from(await answer.arrayBuffer()))
    const [cinder, ash] = recordsOf(entries, 'animals')
    expect(cinder).toMatchObject({ name: 'Cinder', photos: [expect.stringMatching(/^media\/\d+\.jpg$/)] })
    expect(ash).toMatchObject({ fatherId: cinder.id, fatherPhotos: cinder.photos, isHoldback: false })
    const kept = entries.get(cinder.photos[0])
    expect(kept?.isStored).toBe(true)
    expect(await sharp(kept?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 90 })
    expect([...entries.keys()].filter((name) => name.startsWith('media/'))).toHaveLength(1)
    const sheet = entries.get('sheets/animals.csv')?.bytes.toString() ?? ''
    expect(sheet).toMatch(/^\ufeffid,createdAt,name,species,/)
    expect(sheet).toContain('"Ash ""Grey"", jr.\nof ""44"""')
    expect(entries.get('README.txt')?.bytes.toString()).toContain('What Mara Reyes keeps in Clutchbook')
    expect(JSON.parse(entries.get('clutchbook.json')?.bytes.toString() ?? '')).toMatchObject({
      archive: 'clutchbook',
      form: 1,
      counts: { animals: 2, eggs: 0 },
      missing: [],
    })
  })

  test('R63 cells that a program would take for formulas have an apostrophe in front in the sheet, and none in the lines', async () => {
    const { app, keeper, url } = await startApp(dialect, { ownDatabase: true })
    const mara = await keeper()
    const names = ['=1+1', '+49 30', '-5', '@home', '\tx', '\rx', "'=x", "it's"]
    for (const name of names) {
      const id = await addAnimal(mara)
      // Names are trimmed on their way in; the sheet must hold with what an older version kept.
      await app.db.updateTable('animal').set({ name }).where('id', '=', id).execute()
    }
    const entries = await readArchive(await exportArchive(url, mara))
    const sheet = entries.get('sheets/animals.csv')?.bytes.toString() ?? ''
    const rows: string[][] = parse(sheet, { bom: true })
    const cells = rows.slice(1).map(([, , cell]) => cell)
    expect(cells).toEqual(["'=1+1", "'+49 30", "'-5", "'@home", "'\tx", "'\rx", "''=x", "it's"])
    expect(recordsOf(entries, 'animals').map(({ name }) => name)).toEqual(names)
  })

  test('D2 a photo whose file is gone leaves the rest whole, and is named', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const { keeper, url, app } = running
    const mara = await keeper()
    await addAnimal(mara, { photos: [dataUrl(await plainJpeg({ width: 90, height: 60 }))] })
    for (const key of await listStoredKeys(running)) await app.storage.remove(key)
    const entries = await readArchive(await exportArchive(url, mara))
    const { missing } = JSON.parse(entries.get('clutchbook.json')?.bytes.toString() ?? '')
    expect(missing).toEqual(recordsOf(entries, 'animals')[0].photos)
  })

  test('D2 an archive holds no less on the free plan, is refused to strangers, and has a pace', async () => {
    const { keeper, visitor, url } = await startApp(dialect, { env: { RATE_LIMITS: 'on' } })
    expect((await visitor().get('/api/moving/archive')).status).toBe(401)
    const mara = await keeper()
    for (let count = 0; count < 6; count += 1) await exportArchive(url, mara)
    const refused = await mara.get('/api/moving/archive')
    expect(refused.status).toBe(429)
    expect(refused.json().message).toBe('Too many attempts. Please try again in 1 minute.')
  })
})
