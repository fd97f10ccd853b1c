import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { download, upload } from '../../testing/media-calls.ts'
import {
  leftColour,
  locatedJpeg,
  plainGif,
  plainJpeg,
  plainPng,
  rightColour,
  sidewaysJpeg,
  type TestFile,
} from '../../testing/pictures.ts'
import { listStoredKeys } from '../../testing/stored-files.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { box, text } from '../../testing/video-boxes.ts'
import { makeMp4, place } from '../../testing/videos.ts'

const ember = { name: 'Ember', species: 'Python regius' }

const dataUrl = ({ buffer, mimeType }: TestFile): string =>
  `data:${mimeType};base64,${buffer.toString('base64')}`

async function colourAt(picture: Buffer, left: number): Promise<{ r: number; g: number; b: number }> {
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  const spot = { left: Math.round(width * left), top: Math.round(height / 2), width: 1, height: 1 }
  const [r = 0, g = 0, b = 0] = await sharp(picture).extract(spot).raw().toBuffer()
  return { r, g, b }
}

const isNear = (one: { r: number; g: number; b: number }, other: typeof one): boolean =>
  Math.abs(one.r - other.r) + Math.abs(one.g - other.g) + Math.abs(one.b - other.b) < 60

onBothDatabases('photographs', (dialect) => {
  test('MED-01 MED-02 a photo sent as a data URL comes back as the address of a JPEG of at most 800 px', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect)
    const keeper = await newKeeper()
    const photo = dataUrl(await plainJpeg({ width: 1600, height: 1200 }))
    const animal = (await keeper.post('/api/animals', { ...ember, photos: [photo] })).json()
    expect(animal.photos).toEqual([expect.stringMatching(/^\/api\/media\/\d+$/)])
    const stored = await sharp(await download(keeper, url, animal.photos[0])).metadata()
    expect(stored).toMatchObject({ format: 'jpeg', width: 800, height: 600 })
    const small = await sharp(await download(keeper, url, `${animal.photos[0]}?size=thumb`)).metadata()
    expect(small).toMatchObject({ format: 'jpeg', width: 320, height: 240 })
  })

  test('MED-03 a smaller photo keeps its size', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect)
    const keeper = await newKeeper()
    const stored = (await upload(keeper, await plainPng({ width: 200, height: 150 }))).json()
    expect(stored).toMatchObject({ kind: 'image', width: 200, height: 150 })
    for (const size of ['view', 'thumb']) {
      const picture = await sharp(await download(keeper, url, `${stored.url}?size=${size}`)).metadata()
      expect(picture).toMatchObject({ format: 'jpeg', width: 200, height: 150 })
    }
  })

  test('MED-05 PNG and GIF are taken too, and a transparent ground becomes white', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect)
    const keeper = await newKeeper()
    expect((await upload(keeper, await plainGif({ width: 90, height: 60 }))).status).toBe(201)
    const clear = { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
    const buffer = await sharp({ create: clear }).png().toBuffer()
    const stored = (await upload(keeper, { name: 'clear.png', mimeType: 'image/png', buffer })).json()
    expect(
      isNear(await colourAt(await download(keeper, url, stored.url), 0.5), { r: 255, g: 255, b: 255 }),
    ).toBe(true)
  })

  test('MED-33 R52 a photo from a phone is stored upright, without position, camera or colour profile', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect)
    const keeper = await newKeeper()
    for (const file of [await sidewaysJpeg(), await locatedJpeg()]) {
      expect((await sharp(file.buffer).metadata()).exif, 'the test photo carries EXIF').toBeDefined()
      const { url: address } = (await upload(keeper, file)).json()
      for (const size of ['view', 'thumb']) {
        const picture = await download(keeper, url, `${address}?size=${size}`)
        const { exif, xmp, iptc, icc, orientation, width = 0, height = 0 } = await sharp(picture).metadata()
        expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
        expect(width).toBeGreaterThan(height)
        expect(isNear(await colourAt(picture, 0.1), leftColour), 'left stays left').toBe(true)
        expect(isNear(await colourAt(picture, 0.9), rightColour), 'right stays right').toBe(true)
      }
    }
  })

  test('MED-04 MED-33 a video keeps its pictures, loses its position, and is sent in the stretches a player asks for', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect)
    const keeper = await newKeeper()
    const { bytes } = makeMp4({ inMovie: [box('udta', box('©xyz', text(place)))] })
    expect(bytes.includes(place), 'the test video names a place').toBe(true)
    const buffer = Buffer.from(bytes)
    const stored = (await upload(keeper, { name: 'strike.mp4', mimeType: 'video/mp4', buffer })).json()
    expect(stored).toMatchObject({ kind: 'video', bytes: buffer.length })
    const whole = await download(keeper, url, stored.url)
    expect([whole.length, whole.includes(place)]).toEqual([buffer.length, false])
    const part = await keeper.get(stored.url, { range: 'bytes=4-7' })
    expect([part.status, part.text]).toEqual([206, 'ftyp'])
    expect(part.headers.get('content-range')).toBe(`bytes 4-7/${buffer.length}`)
    expect(part.headers.get('content-type')).toBe('video/mp4')
    expect((await keeper.get(stored.url, { range: `bytes=${buffer.length}-` })).status).toBe(416)
  })

  test('MED-Q07 a video can’t be the profile photo: the first image stands for the animal', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const clip = { name: 'strike.mp4', mimeType: 'video/mp4', buffer: Buffer.from(makeMp4().bytes) }
    const photos = [dataUrl(clip), dataUrl(await plainJpeg())]
    const animal = (await keeper.post('/api/animals', { ...ember, photos, profilePhotoIndex: 0 })).json()
    expect((await keeper.get('/api/animals')).json()[0].photos).toEqual([`${animal.photos[1]}?size=thumb`])
  })

  test('MED-01 the address of a video says that it leads to one, and is taken back as it was given out', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const clip = { name: 'strike.mp4', mimeType: 'video/mp4', buffer: Buffer.from(makeMp4().bytes) }
    const { url } = (await upload(keeper, clip)).json()
    expect(url).toMatch(/^\/api\/media\/\d+#video$/)
    const { id } = (await keeper.post('/api/animals', { ...ember, photos: [url] })).json()
    const changed = await keeper.patch(`/api/animals/${id}`, { motherPhotos: [url] })
    expect(changed.json()).toMatchObject({ photos: [url], motherPhotos: [url] })
  })

  test('MED-34 R55 a photo is served to its owner only; to others it is as if it were not there', async () => {
    const { keeper: newKeeper, visitor } = await startApp(dialect)
    const [owner, stranger] = [await newKeeper(), await newKeeper()]
    const { url: address } = (await upload(owner, await plainJpeg())).json()
    expect((await owner.get(address)).status).toBe(200)
    const foreign = await stranger.get(address)
    const missing = await stranger.get('/api/media/999999')
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
    expect((await visitor().get(address)).status).toBe(401)
    const stolen = await stranger.post('/api/animals', { ...ember, photos: [address] })
    expect([stolen.status, stolen.json().message]).toEqual([404, 'Photo not found'])
    expect((await stranger.get('/api/animals')).json()).toEqual([])
  })

  test('a photo’s address always means the same bytes: it may be kept, and costs nothing the second time', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { url: address } = (await upload(keeper, await plainJpeg())).json()
    const first = await keeper.get(address)
    expect(first.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(first.headers.get('content-type')).toBe('image/jpeg')
    const again = await keeper.get(address, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('the same photo uploaded twice is stored once', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    const addresses = [await upload(keeper, await plainJpeg()), await upload(keeper, await plainJpeg())]
    expect(new Set(addresses.map((answer) => answer.json().url)).size).toBe(1)
    expect(await listStoredKeys(running)).toHaveLength(2)
  })

  test('MED-35 MED-07 lists carry only the profile photo, small, and never image bytes', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const photos = [dataUrl(await plainJpeg()), dataUrl(await plainPng())]
    const animal = (await keeper.post('/api/animals', { ...ember, photos, profilePhotoIndex: 1 })).json()
    const [card] = (await keeper.get('/api/animals/main')).json()
    expect(card.photos).toEqual([`${animal.photos[1]}?size=thumb`])
    expect(card.profilePhotoIndex).toBe(0)
    expect(card).not.toHaveProperty('fatherPhotos')
  })

  test('MED-36 moving and removing photos keeps the profile photo, or returns to the first', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const photos = [
      dataUrl(await plainJpeg()),
      dataUrl(await plainPng()),
      dataUrl(await plainJpeg({ width: 90, height: 90 })),
    ]
    const { id, photos: given } = (
      await keeper.post('/api/animals', { ...ember, photos, profilePhotoIndex: 2 })
    ).json()
    const [a, b, c] = given
    const after = async (order: string[]) =>
      (await keeper.patch(`/api/animals/${id}`, { photos: order })).json().profilePhotoIndex
    expect(await after([c, a, b])).toBe(0)
    expect(await after([a, c, b])).toBe(1)
    expect(await after([a, b])).toBe(0)
  })

  test('a photo that is shown no more is swept after a day, one that another animal shows stays', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    const keeper = await running.keeper()
    const { url: shared } = (await upload(keeper, await plainJpeg())).json()
    const { url: single } = (await upload(keeper, await plainPng({ width: 99, height: 99 }))).json()
    const { id } = (await keeper.post('/api/animals', { ...ember, photos: [shared, single] })).json()
    await keeper.post('/api/animals', { ...ember, motherPhotos: [shared] })
    await keeper.patch(`/api/animals/${id}`, { photos: [] })
    clock.moveOn({ hours: 20 })
    await keeper.get('/api/user')
    clock.moveOn({ hours: 5 })
    await running.app.services.media.sweep()
    expect((await keeper.get(shared)).status).toBe(200)
    expect((await keeper.get(single)).status).toBe(404)
    expect(await listStoredKeys(running)).toHaveLength(2)
  })

  test('files that a crash left without a record are swept after a day, those with one never', async () => {
    const clock = createTestClock(new Date(Date.now() + 60_000).toISOString())
    const running = await startApp(dialect, { clock })
    const { place, app } = running
    await upload(await running.keeper(), await plainJpeg())
    const kept = await listStoredKeys(running)
    const draft = join(place.dataDir, 'media', 'drafts', randomUUID())
    await writeFile(draft, 'left behind')
    await app.storage.put(`1/${randomUUID()}.jpg`, Buffer.from('left behind'))
    await app.services.media.sweepFiles()
    expect([existsSync(draft), await listStoredKeys(running)]).toEqual([true, expect.arrayContaining(kept)])
    expect(await listStoredKeys(running)).toHaveLength(kept.length + 1)
    clock.moveOn({ hours: 25 })
    await app.services.media.sweepFiles()
    expect([existsSync(draft), await listStoredKeys(running)]).toEqual([false, kept])
  })

  test('an upload that nothing shows is swept after a day, not before', async () => {
    const clock = createTestClock()
    const { keeper: newKeeper, app } = await startApp(dialect, { clock })
    const keeper = await newKeeper()
    const { url: address } = (await upload(keeper, await plainJpeg())).json()
    await app.services.media.sweep()
    expect((await keeper.get(address)).status).toBe(200)
    clock.moveOn({ hours: 25 })
    await app.services.media.sweep()
    expect(await app.db.selectFrom('media').selectAll().execute()).toEqual([])
  })
})
