import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { upload } from '../../testing/media-calls.ts'
import {
  dataUrl,
  jpegWithDamagedXmp,
  locatedJpeg,
  movingGif,
  plainGif,
  plainJpeg,
  plainPng,
  type TestFile,
} from '../../testing/pictures.ts'
import { startApp } from '../../testing/test-app.ts'
import { box, text, zeros } from '../../testing/video-boxes.ts'
import { element } from '../../testing/video-elements.ts'
import { parseBoxes, parseElements } from '../../testing/video-parsing.ts'
import { makeMp4, makeWebm, place } from '../../testing/videos.ts'
import { cookieHeader, type Visitor } from '../../testing/visitor.ts'

const ember = { name: 'Ember', species: 'Python regius' }
const megabyte = 1024 * 1024
const script = '<script>alert(document.cookie)</script>'

/** The bytes behind an address, and what the browser is told they are. */
async function download(keeper: Visitor, url: string, path: string) {
  const cookie = cookieHeader(keeper)
  const response = await fetch(`${url}${path}`, { headers: { cookie } })
  expect(response.status).toBe(200)
  return { bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers }
}

/** A file that is a whole picture to one reader and something else to another. */
const behind = ({ buffer, ...file }: TestFile, other: string): TestFile => ({
  ...file,
  buffer: Buffer.concat([buffer, Buffer.from(other, 'latin1')]),
})

/** A comment inside a JPEG, right behind its beginning. */
const withComment = ({ buffer, ...file }: TestFile, comment: string): TestFile => {
  const segment = Buffer.from(`\xff\xfe\0\0${comment}`, 'latin1')
  segment.writeUInt16BE(comment.length + 2, 2)
  return { ...file, buffer: Buffer.concat([buffer.subarray(0, 2), segment, buffer.subarray(2)]) }
}

const zip = 'PK\x03\x04\x14\0\0\0\0\0META-INF/MANIFEST.MF'

const small = { width: 60, height: 40 }

onBothDatabases('what is more than a picture', (dialect) => {
  const polyglots: [string, () => Promise<TestFile>][] = [
    ['a JPEG with a page behind it', async () => behind(await plainJpeg(small), `<html>${script}`)],
    ['a JPEG with a page in its comment', async () => withComment(await plainJpeg(small), `<html>${script}`)],
    [
      'a GIF with an archive of programs behind it',
      async () => behind(await plainGif(small), `${zip}${script}`),
    ],
    ['a PNG with a page behind it', async () => behind(await plainPng(small), script)],
  ]
  test.each(polyglots)('R49 MED-30 %s comes out as nothing but the picture', async (_title, make) => {
    const { keeper: newKeeper, url } = await startApp(dialect)
    const keeper = await newKeeper()
    const file = await make()
    const stored = (await upload(keeper, file)).json()
    await keeper.patch('/api/user/profile', { profileImage: dataUrl(file) })
    const profile = (await keeper.get('/api/user')).json().profileImage
    for (const address of [stored.url, `${stored.url}?size=thumb`, profile, `${profile}?size=thumb`]) {
      const { bytes, headers } = await download(keeper, url, address)
      const { format } = await sharp(bytes).metadata()
      expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
        `image/${format}`,
        'nosniff',
      ])
      const letters = bytes.toString('latin1')
      expect([letters.includes('script'), letters.includes('PK\x03\x04')]).toEqual([false, false])
    }
  })

  test('R52 MED-33 no variant of a picture carries a position, a camera, a comment or a profile', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect)
    const keeper = await newKeeper()
    const located = await locatedJpeg(small)
    const tagged = await sharp((await plainPng(small)).buffer)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
    const files: TestFile[] = [
      located,
      { name: 'tagged.png', mimeType: 'image/png', buffer: tagged },
      await movingGif(),
      // The picture is sound; only what a careless program wrote about it is damaged.
      await jpegWithDamagedXmp(),
    ]
    expect((await sharp(files[3]?.buffer).metadata()).xmp, 'one test picture has a description').toBeDefined()
    expect((await sharp(tagged).metadata()).exif, 'the test picture carries a position').toBeDefined()
    for (const file of files) {
      const { photos, id } = (await keeper.post('/api/animals', { ...ember, photos: [dataUrl(file)] })).json()
      await keeper.patch('/api/user/profile', { profileImage: dataUrl(file) })
      const profile = (await keeper.get('/api/user')).json().profileImage
      const [card] = (await keeper.get('/api/animals?limit=1')).json()
      expect(card.id).toBe(id)
      const variants = [photos[0], `${photos[0]}?size=view`, card.photos[0], profile, `${profile}?size=thumb`]
      for (const address of variants) {
        const { bytes } = await download(keeper, url, address)
        const { exif, xmp, iptc, icc, comments, orientation } = await sharp(bytes).metadata()
        expect({ address, exif, xmp, iptc, icc, comments, orientation }).toEqual({ address })
        expect(bytes.includes('at the shed'), 'the comment of the moving picture').toBe(false)
      }
    }
  })

  const userData = box(
    'udta',
    box('©xyz', text(`\0\x12\x15\xc7${place}`)),
    box('loci', zeros(6), text(place)),
  )
  const tags = element(
    0x1254c367,
    element(0x7373, element(0x67c8, element(0x4487, text(`LOCATION ${place}`)))),
  )
  const videos: [string, string, Buffer][] = [
    ['strike.mp4', 'video/mp4', makeMp4({ inMovie: [userData], inTrack: [userData] }).bytes],
    [
      'strike.mov',
      'video/quicktime',
      makeMp4({ brand: 'qt  ', isMovieLast: true, inMovie: [userData] }).bytes,
    ],
    ['strike.webm', 'video/webm', makeWebm({ inSegment: [tags] }).bytes],
  ]
  test.each(videos)(
    'R52 MED-33 MED-04 %s comes out without its position, in one piece and in stretches',
    async (name, mimeType, bytes) => {
      const { keeper: newKeeper, url } = await startApp(dialect)
      const keeper = await newKeeper()
      expect(bytes.includes(place), 'the test video names a place').toBe(true)
      const file = { name, mimeType, buffer: Buffer.from(bytes) }
      const { photos } = (await keeper.post('/api/animals', { ...ember, photos: [dataUrl(file)] })).json()
      const addresses = [photos[0], `${photos[0]}?size=thumb`, (await upload(keeper, file)).json().url]
      for (const address of addresses) {
        const { bytes: served, headers } = await download(keeper, url, address)
        expect([served.length, headers.get('content-type'), headers.get('accept-ranges')]).toEqual([
          bytes.length,
          mimeType,
          'bytes',
        ])
        const parse = name.endsWith('webm') ? parseElements : parseBoxes
        const kinds = parse(served).map(({ path }) => path.split('/').at(-1) ?? '')
        const telling = ['udta', '©xyz', 'loci', 'meta', 'uuid', '1254c367', '7373', '67c8']
        expect(kinds.filter((kind) => telling.includes(kind))).toEqual([])
        const stretches = await Promise.all(
          ['bytes=0-99', 'bytes=100-'].map(async (range) => {
            const part = await keeper.call('GET', address, { headers: { range } })
            return [part.status, part.headers.get('content-range')]
          }),
        )
        expect(stretches).toEqual([
          [206, `bytes 0-99/${bytes.length}`],
          [206, `bytes 100-${bytes.length - 1}/${bytes.length}`],
        ])
      }
    },
  )
})

/** A moving picture of so many frames, a few bytes each: a hundred pixels square, of one colour. */
function longGif(frames: number): TestFile {
  const side = 100
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\xc8\x28\x28\x28\x3c\xc8', 'latin1')
  head.writeUInt16LE(side, 6)
  head.writeUInt16LE(side, 8)
  const control = Buffer.from('\x21\xf9\x04\0\x05\0\0\0', 'latin1')
  const place = Buffer.from('\x2c\0\0\0\0\x01\0\x01\0\0', 'latin1')
  const data = Buffer.from('\x02\x02\x44\x01\0', 'latin1')
  const frame = Buffer.concat([control, place, data])
  const buffer = Buffer.concat([head, ...Array(frames).fill(frame), Buffer.from('\x3b', 'latin1')])
  return { name: 'long.gif', mimeType: 'image/gif', buffer }
}

test('R51 a moving picture of 10,000 frames takes no memory, whether it is taken or refused', async () => {
  const { keeper: newKeeper } = await startApp('sqlite')
  const [keeper, other] = [await newKeeper(), await newKeeper()]
  const file = longGif(10_000)
  expect((await sharp(file.buffer, { limitInputPixels: false }).metadata()).pages).toBe(10_000)
  await upload(keeper, await plainGif(small))
  const before = process.memoryUsage.rss()
  const [photo, profile, meanwhile] = await Promise.all([
    upload(keeper, file),
    keeper.patch('/api/user/profile', { profileImage: dataUrl(file) }),
    other.get('/api/animals'),
  ])
  expect([photo.status, profile.status, meanwhile.status]).toEqual([201, 413, 200])
  expect(profile.json().message).toContain('megapixels')
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * megabyte)
})
