import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onSqliteFirst } from '../../testing/both-databases.ts'
import { findFreePort } from '../../testing/free-port.ts'
import { formOf } from '../../testing/full.ts'
import { download, upload } from '../../testing/media-calls.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { createBucket, storageUrlOf } from '../../testing/s3/test-bucket.ts'
import { listStoredKeys } from '../../testing/stored-files.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { makeMp4 } from '../../testing/videos.ts'

onSqliteFirst('media in a store that speaks S3', (dialect) => {
  test('MED-02 a photo is taken, shown in both sizes, found unchanged, and gone with its account', async (context) => {
    const env = { STORAGE_URL: storageUrlOf(await createBucket(context)) }
    const running = await startApp(dialect, { env })
    const keeper = await running.keeper()
    const photos = [dataUrl(await plainJpeg({ width: 1600, height: 1200 }))]
    const made = await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius', photos })
    const [photo] = made.json().photos
    for (const [size, width] of [
      ['view', 800],
      ['thumb', 320],
    ] as const) {
      const picture = await download(keeper, running.url, `${photo}?size=${size}`)
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width })
    }
    const tag = (await keeper.get(photo)).headers.get('etag') ?? ''
    expect((await keeper.get(photo, { 'if-none-match': tag })).status).toBe(304)
    expect(await listStoredKeys(running)).toHaveLength(2)
    expect((await keeper.remove('/api/user/account')).status).toBe(204)
    expect(await listStoredKeys(running)).toEqual([])
  })

  test('MED-04 a video is sent in the stretches that a player asks for', async (context) => {
    const env = { STORAGE_URL: storageUrlOf(await createBucket(context)) }
    const keeper = await (await startApp(dialect, { env })).keeper()
    const buffer = Buffer.from(makeMp4().bytes)
    const { url } = (await upload(keeper, { name: 'strike.mp4', mimeType: 'video/mp4', buffer })).json()
    const part = await keeper.get(url, { range: 'bytes=4-7' })
    expect([part.status, part.text]).toEqual([206, 'ftyp'])
    expect(part.headers.get('content-range')).toBe(`bytes 4-7/${buffer.length}`)
    const last = await keeper.get(url, { range: 'bytes=-3' })
    expect([last.status, last.headers.get('content-length')]).toEqual([206, '3'])
    expect((await keeper.get(url, { range: `bytes=${buffer.length}-` })).status).toBe(416)
  })

  test('what nothing shows is swept after a day, files without a record too, and nothing that is not ours', async (context) => {
    const env = { STORAGE_URL: storageUrlOf(await createBucket(context)) }
    const clock = createTestClock(new Date(Date.now() + 60_000).toISOString())
    const running = await startApp(dialect, { env, clock })
    const keeper = await running.keeper()
    const photos = [dataUrl(await plainJpeg())]
    await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius', photos })
    const shown = await listStoredKeys(running)
    await upload(keeper, await plainJpeg({ width: 99, height: 99 }))
    const { storage, services } = running.app
    await storage.put('1/0b8e9a4c-0000-4000-8000-123456789abc.jpg', Buffer.from('left behind'))
    await storage.put('letters/0001.txt', Buffer.from('someone else’s'))
    clock.moveOn({ hours: 25 })
    await services.media.sweep()
    await services.media.sweepFiles()
    expect(await listStoredKeys(running)).toEqual([...shown, 'letters/0001.txt'])
  })

  test(
    'a store that is away answers 503, keeps nothing half, and leaves everything else at work',
    formOf(dialect === 'sqlite'),
    async () => {
      const env = { STORAGE_URL: `s3://key:secret@127.0.0.1:${await findFreePort()}/media?tls=off` }
      const { keeper: newKeeper, app } = await startApp(dialect, { env })
      const keeper = await newKeeper()
      const photos = [dataUrl(await plainJpeg())]
      const refused = await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius', photos })
      expect([refused.status, refused.json().code]).toEqual([503, 'unavailable'])
      expect((await upload(keeper, await plainJpeg())).status).toBe(503)
      expect((await keeper.get('/readyz')).status).toBe(503)
      expect(await app.db.selectFrom('media').selectAll().execute()).toEqual([])
      expect((await keeper.get('/api/animals')).json()).toEqual([])
      const plain = await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius' })
      expect(plain.status).toBe(201)
    },
  )
})
