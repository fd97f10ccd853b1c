import { expect, test } from 'vitest'
import { cleanVideo, shapeOfVideo } from '../../../testing/cleaned-video.ts'
import { processorTime } from '../../../testing/timed.ts'
import { text, u8, zeros } from '../../../testing/video-boxes.ts'
import { block, element, wideElement } from '../../../testing/video-elements.ts'
import { contentOf, type Part, parseElements } from '../../../testing/video-parsing.ts'
import { type MadeVideo, makeWebm, place, type WebmLook } from '../../../testing/videos.ts'

const tags = element(0x1254c367, element(0x7373, element(0x67c8, element(0x4487, text(`LOCATION ${place}`)))))
const attachments = element(0x1941a469, element(0x61a7, element(0x465c, text(place))))
const chapters = element(0x1043a770, element(0x45b9, text(`Hatching at ${place}`)))
const title = element(0x7ba9, text(`Nagini at ${place}`))
const date = element(0x4461, u8(9, 8, 7, 6, 5, 4, 3, 2))
const fileName = element(0x7384, text(`/home/kim/${place}.webm`))
const trackName = element(0x536e, text(`Kim ${place}`))
const longTags = wideElement(0x1254c367, text(place.repeat(30)))
const seeks = element(
  0x114d9b74,
  element(0x4dbb, element(0x53ab, u8(0x15, 0x49, 0xa9, 0x66)), element(0x53ac, u8(60))),
  element(0x4dbb, element(0x53ab, u8(0x12, 0x54, 0xc3, 0x67)), element(0x53ac, u8(99))),
)

const looks: [string, WebmLook][] = [
  ['as a file', {}],
  ['with wide size fields', { isWide: true }],
  ['as a live recording', { isLive: true }],
]

const isIn = (part: Part, outer: Part): boolean => part.start > outer.start && part.end <= outer.end

/** Without the end of a cluster: one of open size reaches over a Void behind it, which players skip there as well. */
const placeOf = ({ path, start, body, end }: Part) =>
  path.endsWith('1f43b675') ? { path, start, body } : { path, start, body, end }

/** Every element is where it was and as long as it was; those that went became a Void with nothing but zeros inside. */
function expectSamePlaces(before: Buffer, after: Buffer, gone: ReadonlySet<string>): void {
  expect(after.length).toBe(before.length)
  const wereParts = parseElements(before)
  const isGone = (part: Part): boolean => gone.has(part.path.split('/').at(-1) ?? '')
  const removed = wereParts.filter(isGone)
  const stayed = wereParts.filter((part) => !isGone(part) && !removed.some((outer) => isIn(part, outer)))
  const found = parseElements(after)
  const voids = found.filter((part) => part.path.endsWith('/ec'))
  expect(found.filter((part) => !voids.includes(part)).map(placeOf)).toEqual(stayed.map(placeOf))
  expect(voids.map(({ start, end }) => ({ start, end }))).toEqual(
    removed.map(({ start, end }) => ({ start, end })),
  )
  for (const part of voids) expect(contentOf(after, part).equals(zeros(part.end - part.body))).toBe(true)
}

function expectSameSamples(video: MadeVideo, after: Buffer): void {
  expect(video.picture.length + video.sound.length).toBe(8)
  for (const { start, end } of [...video.picture, ...video.sound]) {
    expect(after.subarray(start, end)).toEqual(video.bytes.subarray(start, end))
  }
}

test.each(looks)(
  'MED-33 tags, attachments, titles and dates are gone from a WebM %s, and nothing moves',
  async (_, look) => {
    const video = makeWebm({
      ...look,
      inSegment: [tags, attachments],
      inInfo: [title, date, fileName],
      inTrack: [trackName],
      behindClusters: [longTags, chapters, attachments],
    })
    const after = await cleanVideo(video.bytes)
    const gone = ['1254c367', '1941a469', '1043a770', '7ba9', '4461', '7384', '536e']
    expectSamePlaces(video.bytes, after, new Set(gone))
    expectSameSamples(video, after)
    expect(after.includes(place)).toBe(false)
  },
)

test('MED-33 names of the programs that made a WebM are emptied and stay in place', async () => {
  const video = makeWebm()
  const after = await cleanVideo(video.bytes)
  const programs = parseElements(after).filter((part) => /(4d80|5741)$/.test(part.path))
  expect(programs.length).toBe(2)
  for (const part of programs) expect(contentOf(after, part).equals(zeros(part.end - part.body))).toBe(true)
  expect(after.includes('Kim')).toBe(false)
})

test('MED-33 a signpost to tags goes with them, one to the tracks stays', async () => {
  const { bytes } = makeWebm({ inSegment: [seeks], behindClusters: [tags] })
  const after = await cleanVideo(bytes)
  const posts = parseElements(after).filter((part) => part.path.startsWith('18538067/114d9b74/'))
  expect(posts.map((part) => part.path.split('/').at(-1))).toEqual(['4dbb', 'ec'])
})

test('MED-33 a checksum that would not hold any more is gone', async () => {
  const checksum = element(0xbf, u8(1, 2, 3, 4))
  const { bytes } = makeWebm({ inInfo: [checksum, title], inTrack: [checksum] })
  expectSamePlaces(bytes, await cleanVideo(bytes), new Set(['bf', '7ba9']))
})

test.each([0, 1, 2, 5, 6, 7, 8, 117, 118, 119, 120, 122, 123, 124, 125, 126, 127, 128, 300, 20_000])(
  'MED-33 tags with %i bytes of text become a Void of exactly their length',
  async (length) => {
    const video = makeWebm({
      behindClusters: [element(0x1254c367, Buffer.alloc(length, 'x')), element(0xec, text(place))],
    })
    const after = await cleanVideo(video.bytes)
    expectSamePlaces(video.bytes, after, new Set(['1254c367', 'ec']))
    expectSameSamples(video, after)
  },
)

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'MED-33 an unknown element of %i bytes in a cluster becomes a Void',
  async (length) => {
    const video = makeWebm({ inCluster: [element(0xee, Buffer.alloc(length, 'x'))] })
    const after = await cleanVideo(video.bytes)
    expectSamePlaces(video.bytes, after, new Set(['ee']))
    expectSameSamples(video, after)
  },
)

test.each(looks)(
  'MED-33 a track of timed places is gone from a WebM %s, its readings too',
  async (_, look) => {
    const video = makeWebm({ ...look, withData: true })
    expect(video.data.map(({ start, end }) => video.bytes.toString('latin1', start, end))).toContain(
      `${place}4`,
    )
    const after = await cleanVideo(video.bytes)
    expect(after.length).toBe(video.bytes.length)
    const parts = parseElements(after)
    expect(parts.filter((part) => part.path.endsWith('/1654ae6b/ae')).length).toBe(2)
    expect(parts.filter((part) => part.path.endsWith('/1654ae6b/ec')).length).toBe(1)
    expect(parts.filter((part) => part.path.endsWith('/1f43b675/ec')).length).toBe(4)
    expect(video.data.length).toBe(4)
    for (const { start, end } of video.data) {
      expect(after.subarray(start, end).equals(zeros(end - start))).toBe(true)
    }
    expectSameSamples(video, after)
    expect(after.includes('52')).toBe(false)
  },
)

test('MED-33 blocks of a track that nobody announced are gone', async () => {
  const video = makeWebm({ inCluster: [block(9, text(place))] })
  const after = await cleanVideo(video.bytes)
  expect(after.includes(place)).toBe(false)
  expectSameSamples(video, after)
})

test('MED-33 a second list of tracks cannot bring back a track of timed places', async () => {
  const posing = element(0xae, element(0xd7, u8(3)), element(0x83, u8(1)))
  const later = element(0x1f43b675, element(0xe7, u8(9)), block(3, text(place)))
  const video = makeWebm({ withData: true, behindClusters: [element(0x1654ae6b, posing), later] })
  const after = await cleanVideo(video.bytes)
  expect(after.includes(place)).toBe(false)
  expectSameSamples(video, after)
})

test('MED-33 a recording that began anew is cleaned in both halves', async () => {
  const first = makeWebm({ isLive: true, withData: true })
  const second = makeWebm({ inInfo: [title], behindClusters: [tags] })
  const after = await cleanVideo(Buffer.concat([first.bytes, second.bytes]))
  expectSameSamples(first, after)
  expectSameSamples(second, after.subarray(first.bytes.length))
  expect(parseElements(after).filter((part) => part.path.endsWith('/1654ae6b/ae')).length).toBe(4)
  expect(after.includes(place)).toBe(false)
})

test('MED-33 cleaning a clean WebM changes nothing', async () => {
  const once = await cleanVideo(makeWebm({ inInfo: [title], behindClusters: [tags], withData: true }).bytes)
  expect((await cleanVideo(once)).equals(once)).toBe(true)
})

test('MED-33 a WebM of 10,000 elements is cleaned quickly', async () => {
  const video = makeWebm({ behindClusters: Array.from({ length: 10_000 }, () => tags) })
  let after: Buffer = Buffer.alloc(0)
  const taken = await processorTime(async () => {
    after = await cleanVideo(video.bytes)
  })
  expect(taken).toBeLessThan(2000)
  expect(parseElements(after).filter((part) => part.path === '18538067/ec').length).toBe(10_000)
  expect(after.includes(place)).toBe(false)
})

test.each(looks)('MED-01 the shape of a WebM %s is that of its picture', async (_, look) => {
  expect(await shapeOfVideo(makeWebm(look).bytes)).toEqual({ width: 64, height: 48 })
})
