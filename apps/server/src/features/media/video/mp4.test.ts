import { expect, test } from 'vitest'
import { cleanVideo, shapeOfVideo } from '../../../testing/cleaned-video.ts'
import { processorTime } from '../../../testing/timed.ts'
import { box, longBox, openBox, text, u8, u32, zeros } from '../../../testing/video-boxes.ts'
import { contentOf, getPart, type Part, parseBoxes } from '../../../testing/video-parsing.ts'
import { type MadeVideo, makeMp4, place, type Stretch, type Tables } from '../../../testing/videos.ts'

const position = box('©xyz', text(`\0\x12\x15\xc7${place}/`))
const named = box('loci', zeros(6), text(`Berlin ${place}\0`))
const userData = box('udta', position, named, box('©nam', text('\0\x05\0\0Nagini')), zeros(4))
const apple = box('meta', box('hdlr', zeros(8), text('mdta'), zeros(13)), box('ilst', text(place)))
const adobe = box('uuid', u8(0xbe, 0x7a, 0xcf, 0xcb), zeros(12), text(`<x:xmpmeta>${place}</x:xmpmeta>`))
const unheardOf = box('Kim1', text(place))

const describing: [string, Buffer][] = [
  ['udta', userData],
  ['meta', apple],
  ['uuid', adobe],
  ['©xyz', position],
  ['loci', named],
  ['a box nobody has heard of', unheardOf],
  ['a udta of 64-bit size', longBox('udta', position)],
  ['free space with something in it', box('free', text(place))],
]

/** Every box is where it was and as long as it was; those that went became `free`, with nothing but zeros inside. */
function expectSamePlaces(before: Buffer, after: Buffer, gone: readonly string[]): void {
  expect(after.length).toBe(before.length)
  const expected = parseBoxes(before)
    .filter((part) => !gone.some((path) => part.path.startsWith(`${path}/`)))
    .map((part) => (gone.includes(part.path) ? { ...part, path: part.path.replace(/[^/]+$/, 'free') } : part))
  const found = parseBoxes(after)
  expect(found).toEqual(expected)
  for (const part of found.filter(({ path }) => path.endsWith('free'))) expectZeros(after, [part])
}

function expectZeros(bytes: Buffer, stretches: readonly (Stretch & { body?: number })[]): void {
  for (const { start, body = start, end } of stretches) {
    expect(bytes.subarray(body, end).equals(zeros(end - body))).toBe(true)
  }
}

function expectSameSamples(video: MadeVideo, after: Buffer): void {
  expect(video.picture.length + video.sound.length).toBe(8)
  for (const { start, end } of [...video.picture, ...video.sound]) {
    expect(after.subarray(start, end)).toEqual(video.bytes.subarray(start, end))
  }
}

const paths = (parts: readonly Part[]): string[] => parts.map((part) => part.path)

test.each(describing)(
  'MED-33 %s is gone wherever it stands in an MP4, and nothing moves',
  async (_, extra) => {
    const extras = [extra]
    const video = makeMp4({ atTop: extras, inMovie: extras, inTrack: extras, inDescription: [] })
    const after = await cleanVideo(video.bytes)
    const type = extra.toString('latin1', 4, 8)
    expectSamePlaces(video.bytes, after, [type, `moov/${type}`, `moov/trak/${type}`])
    expectSameSamples(video, after)
    expect(after.includes(place)).toBe(false)
  },
)

test('MED-33 a MOV is cleaned like an MP4', async () => {
  const video = makeMp4({ brand: 'qt  ', inMovie: [userData, apple], inTrack: [apple] })
  const after = await cleanVideo(video.bytes)
  expectSamePlaces(video.bytes, after, ['moov/udta', 'moov/meta', 'moov/trak/meta'])
  expectSameSamples(video, after)
  expect(after.includes(place)).toBe(false)
})

test('MED-33 a place inside a description of samples is gone, and what the codec needs stays', async () => {
  const video = makeMp4({ inDescription: [adobe, userData] })
  const after = await cleanVideo(video.bytes)
  expectSamePlaces(video.bytes, after, [])
  expectSameSamples(video, after)
  expect(after.includes(place)).toBe(false)
  expect(after.indexOf('avcC')).toBe(video.bytes.indexOf('avcC'))
  expect(after.indexOf('esds')).toBe(video.bytes.indexOf('esds'))
})

test.each([0, 1] as const)(
  'MED-33 when a video was taken is not told any more, times in version %i',
  async (version) => {
    const video = makeMp4({ version })
    const after = await cleanVideo(video.bytes)
    const headers = parseBoxes(after).filter((part) => /(mvhd|tkhd|mdhd)$/.test(part.path))
    expect(headers.length).toBe(5)
    const length = version === 1 ? 16 : 8
    for (const { body } of headers) {
      const written = video.bytes.subarray(body + 4, body + 4 + length)
      expect(written.equals(zeros(length))).toBe(false)
      expectZeros(after, [{ start: body + 4, end: body + 4 + length }])
      const rest = [body + 4 + length, body + 4 + length + 12] as const
      expect(after.subarray(...rest)).toEqual(video.bytes.subarray(...rest))
    }
  },
)

test('MED-33 names that a phone or a computer gave are gone', async () => {
  const { bytes } = makeMp4()
  const after = await cleanVideo(bytes)
  expect(bytes.includes("Kim's phone") && bytes.includes('file:///Users/kim')).toBe(true)
  expect(after.includes('Kim')).toBe(false)
  expect(after.includes('kim')).toBe(false)
  const handlers = parseBoxes(after).filter((part) => part.path === 'moov/trak/mdia/hdlr')
  expect(handlers.map((part) => contentOf(after, part).toString('latin1', 8, 12))).toEqual(['vide', 'soun'])
  for (const { body } of handlers) {
    expect(after.subarray(body, body + 24)).toEqual(bytes.subarray(body, body + 24))
  }
})

test.each([
  ['of 64-bit size', { media: 'long', movie: 'long' }],
  ['that reaches to the end of the file', { media: 'open' }],
] as const)('MED-33 a video with a box %s is cleaned', async (_, look) => {
  const video = makeMp4({ ...look, inMovie: [userData], data: { handler: 'meta', format: 'mebx' } })
  const after = await cleanVideo(video.bytes)
  const before = parseBoxes(video.bytes)
  expect(paths(parseBoxes(after)).filter((path) => path.startsWith('mdat'))).toEqual(['mdat'])
  expect(getPart(parseBoxes(after), 'mdat')).toEqual(getPart(before, 'mdat'))
  expectZeros(after, video.data)
  expectSameSamples(video, after)
  expect(after.includes(place)).toBe(false)
})

test('MED-33 a description that reaches to the end of the file gets a length and is emptied', async () => {
  const video = makeMp4()
  const bytes = Buffer.concat([video.bytes, openBox('udta', position)])
  const after = await cleanVideo(bytes)
  const last = parseBoxes(after).at(-1)
  expect(last).toEqual({
    path: 'free',
    start: video.bytes.length,
    body: video.bytes.length + 8,
    end: bytes.length,
  })
  expect(after.readUInt32BE(video.bytes.length)).toBe(bytes.length - video.bytes.length)
  expect(after.includes(place)).toBe(false)
})

test('MED-33 what a second moov says is gone', async () => {
  const video = makeMp4()
  const second = parseBoxes(video.bytes).find((part) => part.path === 'moov')
  const copy = video.bytes.subarray(second?.start, second?.end)
  const after = await cleanVideo(Buffer.concat([video.bytes, copy]))
  expect(paths(parseBoxes(after)).filter((path) => !path.includes('/'))).toEqual([
    'ftyp',
    'moov',
    'mdat',
    'free',
  ])
  expectSameSamples(video, after)
})

test.each([
  ['meta', 'mebx'],
  ['meta', 'mett'],
  ['meta', 'gpmd'],
  ['camm', 'camm'],
  ['sbtl', 'tx3g'],
  ['tmcd', 'tmcd'],
  ['vide', 'camm'],
  ['soun', 'gpmd'],
])('MED-33 a track of timed places (%s, %s) is gone, its readings too', async (handler, format) => {
  const video = makeMp4({ data: { handler, format } })
  expect(video.data.map(({ start, end }) => video.bytes.toString('latin1', start, end))).toContain(
    `${place}1`,
  )
  const after = await cleanVideo(video.bytes)
  expect(after.length).toBe(video.bytes.length)
  const children = parseBoxes(after).filter((part) => /^moov\/[^/]+$/.test(part.path))
  expect(paths(children)).toEqual(['moov/mvhd', 'moov/trak', 'moov/trak', 'moov/free'])
  expectZeros(after, children.slice(-1))
  expectZeros(after, video.data)
  expectSameSamples(video, after)
  expect(after.includes('52')).toBe(false)
})

test.each(['each', 'even', 'wide offsets', '4 bits', '8 bits', '16 bits'] satisfies Tables[])(
  'MED-33 timed places are found through tables of every kind: %s',
  async (tables) => {
    const video = makeMp4({ data: { handler: 'meta', format: 'mebx', tables } })
    const after = await cleanVideo(video.bytes)
    expect(video.data.length).toBe(4)
    expectZeros(after, video.data)
    expectSameSamples(video, after)
  },
)

test('MED-33 the tables of picture and sound still point where they did', async () => {
  const video = makeMp4({ inMovie: [userData], data: { handler: 'meta', format: 'mebx' } })
  const after = await cleanVideo(video.bytes)
  const tables = (bytes: Buffer): string[] =>
    parseBoxes(bytes)
      .filter((part) => /(stco|stsc|stsz|stts|stsd)$/.test(part.path))
      .slice(0, 10)
      .map((part) => contentOf(bytes, part).toString('hex'))
  expect(tables(after)).toEqual(tables(video.bytes))
  const offsets = parseBoxes(after).filter((part) => part.path.endsWith('stco'))
  expect(offsets.map((part) => contentOf(after, part).readUInt32BE(8))).toEqual([
    video.picture[0]?.start,
    video.sound[0]?.start,
  ])
})

test('MED-33 a table of places that points at the structure of the video cannot blank it', async () => {
  const video = makeMp4({ data: { handler: 'meta', format: 'mebx' } })
  const offsets = parseBoxes(video.bytes).filter((part) => part.path.endsWith('stco'))[2]
  video.bytes.writeUInt32BE(0, (offsets?.body ?? 0) + 8)
  const after = await cleanVideo(video.bytes)
  expect(paths(parseBoxes(after)).slice(0, 3)).toEqual(['ftyp', 'moov', 'moov/mvhd'])
  expectSameSamples(video, after)
})

test('MED-33 cleaning a clean video changes nothing', async () => {
  const once = await cleanVideo(makeMp4({ atTop: [adobe], inMovie: [userData] }).bytes)
  expect((await cleanVideo(once)).equals(once)).toBe(true)
})

test('MED-33 a video of 10,000 boxes is cleaned quickly', async () => {
  const extras = Array.from({ length: 5000 }, () => [adobe, box('free', zeros(20))]).flat()
  const video = makeMp4({ atTop: extras })
  let after: Buffer = Buffer.alloc(0)
  const taken = await processorTime(async () => {
    after = await cleanVideo(video.bytes)
  })
  expect(taken).toBeLessThan(2000)
  expect(parseBoxes(after).filter((part) => part.path === 'free').length).toBe(10_000)
  expectSameSamples(video, after)
  expect(after.includes(place)).toBe(false)
})

test('MED-33 places are gone far into a large video, across the pages in which it is written', async () => {
  const room = Array.from({ length: 60 }, () => box('skip', Buffer.alloc(99_991, 7)))
  const video = makeMp4({
    atTop: room.flatMap((skip) => [skip, adobe]),
    data: { handler: 'meta', format: 'mebx' },
  })
  const after = await cleanVideo(video.bytes)
  const top = parseBoxes(after).filter((part) => part.path === 'free')
  expect(top.length).toBe(120)
  for (const part of top) expectZeros(after, [part])
  expectZeros(after, video.data)
  expectSameSamples(video, after)
})

const page = 1024 * 1024

test.each([1, 3, 4, 5, 7, 8, 9])(
  'MED-33 a box that begins %i bytes before the edge of a page is gone',
  async (early) => {
    const start = parseBoxes(makeMp4().bytes).find((part) => part.path === 'mdat')?.start ?? 0
    const video = makeMp4({ atTop: [box('skip', zeros(page - early - start - 8)), adobe] })
    expect(parseBoxes(video.bytes).find((part) => part.path === 'uuid')?.start).toBe(page - early)
    const after = await cleanVideo(video.bytes)
    expectSamePlaces(video.bytes, after, ['skip', 'uuid'])
    expectSameSamples(video, after)
    expect(after.includes(place)).toBe(false)
  },
)

test('MED-33 a large video as a camera writes it, its moov last, is cleaned', async () => {
  const room = Array.from({ length: 30 }, () => box('skip', Buffer.alloc(99_991, 7)))
  const data = { handler: 'meta', format: 'mebx' }
  const video = makeMp4({ isMovieLast: true, atTop: room, inMovie: [...room, userData], data })
  const after = await cleanVideo(video.bytes)
  expect(paths(parseBoxes(after)).filter((path) => /^(mdat|moov)$/.test(path))).toEqual(['mdat', 'moov'])
  expectZeros(after, video.data)
  expectSameSamples(video, after)
  expect(after.includes(place)).toBe(false)
})

test('MED-01 the shape of a video is that of its picture', async () => {
  expect(await shapeOfVideo(makeMp4({ data: { handler: 'meta', format: 'mebx' } }).bytes)).toEqual({
    width: 64,
    height: 48,
  })
  expect(await shapeOfVideo(makeMp4({ version: 1 }).bytes)).toEqual({ width: 64, height: 48 })
})

test('MED-01 a video from a phone held upright is higher than wide', async () => {
  expect(await shapeOfVideo(makeMp4({ isTurned: true }).bytes)).toEqual({ width: 48, height: 64 })
})

test('MED-01 a video that states no shape has none', async () => {
  const { bytes } = makeMp4()
  const header = parseBoxes(bytes).find((part) => part.path.endsWith('tkhd'))
  bytes.set(u32(0, 0), (header?.end ?? 0) - 8)
  expect(await shapeOfVideo(bytes)).toEqual({ width: null, height: null })
})
