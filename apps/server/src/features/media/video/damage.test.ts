import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { fileTypeFromBuffer } from 'file-type'
import { expect, test } from 'vitest'
import { shapeOfVideo, tryToCleanVideo } from '../../../testing/cleaned-video.ts'
import { makeFragmentedMp4 } from '../../../testing/fragmented-videos.ts'
import { processorTime } from '../../../testing/timed.ts'
import { box, text, u8, u32, u64, zeros } from '../../../testing/video-boxes.ts'
import { element, openElement } from '../../../testing/video-elements.ts'
import { contentOf, getPart, parseBoxes } from '../../../testing/video-parsing.ts'
import { makeMp4, makeWebm, place } from '../../../testing/videos.ts'

const refusal = "This video is damaged and can't be read. Please choose another one."

async function expectRefused(bytes: Buffer): Promise<void> {
  const { error, left } = await tryToCleanVideo(bytes)
  expect(error).toBeInstanceOf(DomainError)
  expect(error).toMatchObject({ code: 'unsupported-file', message: refusal })
  expect(left.equals(bytes)).toBe(true)
}

const mp4 = (): Buffer =>
  makeMp4({ inMovie: [box('udta', text(place))], data: { handler: 'meta', format: 'mebx' } }).bytes
const webm = (): Buffer =>
  makeWebm({ behindClusters: [element(0x1254c367, text(place))], withData: true }).bytes

/** The video with four bytes of the content of a box written over; of several such boxes the one of the index. */
function changed(path: string, offset: number, value: number, index = 0): Buffer {
  const bytes = mp4()
  const part = parseBoxes(bytes).filter((candidate) => candidate.path === path)[index]
  if (part === undefined) throw new Error(`no ${path}`)
  bytes.writeUInt32BE(value, part.body + offset)
  return bytes
}

test.each([
  ['MP4', makeMp4().bytes, 'video/mp4'],
  ['MOV', makeMp4({ brand: 'qt  ' }).bytes, 'video/quicktime'],
  ['WebM', makeWebm().bytes, 'video/webm'],
])('MED-30 the made %s is taken for one', async (_, bytes, mime) => {
  expect((await fileTypeFromBuffer(bytes))?.mime).toBe(mime)
})

const damagedMp4: [string, () => Buffer][] = [
  ['nothing at all', () => zeros(0)],
  ['three bytes', () => zeros(3)],
  ['zeros only', () => zeros(500)],
  ['a text', () => text('Two eggs were laid by Nagini on the third of May, both look fine so far.')],
  ['no moov', () => Buffer.concat([box('ftyp', text('isom')), box('mdat', zeros(99))])],
  ['a moov without tracks', () => Buffer.concat([box('ftyp', text('isom')), box('moov', zeros(0))])],
  ['a box that ends behind the file', () => changed('moov', -8, 0x7fffffff)],
  ['a box that ends behind its container', () => changed('moov/trak/mdia', -8, 100_000)],
  ['a box smaller than its header', () => changed('moov/trak', -8, 7)],
  ['a 64-bit size without room for it', () => Buffer.concat([mp4(), u32(1), text('udta')])],
  ['an impossible 64-bit size', () => Buffer.concat([mp4(), u32(1), text('udta'), u64(2 ** 52)])],
  [
    'a 64-bit size of less than its header',
    () => Buffer.concat([mp4(), u32(1), text('udta'), u64(3), zeros(9)]),
  ],
  ['crumbs behind the last box', () => Buffer.concat([mp4(), text('crumb')])],
  ['half of the bytes', () => mp4().subarray(0, mp4().length / 2)],
  ['one byte missing', () => mp4().subarray(0, -1)],
  ['an unheard-of version of times', () => changed('moov/mvhd', 0, 0x02000000)],
  ['more samples than its table holds', () => changed('moov/trak/mdia/minf/stbl/stsz', 8, 0xffff, 2)],
  ['a table too long to be true', () => changed('moov/trak/mdia/minf/stbl/stco', 4, 0xffffffff, 2)],
  ['two tracks of one number', () => changed('moov/trak/tkhd', 12, 1, 1)],
]

test.each(damagedMp4)('MED-33 an MP4 with %s is refused and left as it is', async (_, make) => {
  await expectRefused(make())
})

test('MED-33 a track with two handlers is refused: players could not agree on what it is', async () => {
  const handler = box('hdlr', zeros(8), text('meta'), zeros(13))
  const { bytes } = makeMp4()
  const parts = parseBoxes(bytes)
  const media = getPart(
    parts.slice(0, parts.findIndex((part) => part.path === 'moov/trak/mdia') + 1),
    'moov/trak/mdia',
  )
  const look = bytes.subarray(parts.find((part) => part.path === 'moov/trak/tkhd')?.start, media.start)
  const track = (...others: Buffer[]): Buffer =>
    box('trak', look, box('mdia', contentOf(bytes, media), ...others))
  const video = (...others: Buffer[]): Buffer =>
    Buffer.concat([box('ftyp', text('isom')), box('moov', track(...others))])
  expect((await tryToCleanVideo(video())).error).toBeUndefined()
  await expectRefused(video(handler))
})

test('MED-33 a moov within a moov within a moov is refused quickly', async () => {
  let nested = zeros(0)
  for (let depth = 0; depth < 2000; depth += 1) nested = box('moov', nested)
  await expectRefused(Buffer.concat([box('ftyp', text('isom')), nested]))
})

test.each([
  ['a million empty boxes', Buffer.alloc(8_000_000, box('sidx'))],
  ['150,000 boxes with something to blank in each', Buffer.alloc(150_000 * 9, box('free', u8(7)))],
])('MED-33 %s are refused before they fill the memory', async (_, boxes) => {
  await expectRefused(Buffer.concat([mp4(), boxes]))
})

test('MED-33 a table that names the same place 200,000 times is followed only once', async () => {
  const { bytes } = makeMp4()
  const media = parseBoxes(bytes).find((part) => part.path === 'mdat')
  const count = 200_000
  const data = makeMp4({ data: { handler: 'meta', format: 'mebx' } }).bytes
  const track = parseBoxes(data).filter((part) => part.path === 'moov/trak')[2]
  if (media === undefined || track === undefined) throw new Error('no mdat or no third track')
  const offsets = Buffer.alloc(count * 4)
  for (let row = 0; row < count; row += 1) offsets.writeUInt32BE(media.body, row * 4)
  const table = box(
    'stbl',
    ...[box('stsd', u32(0, 1), box('mebx', zeros(8))), box('stsc', u32(0, 1, 1, 0xffff, 1))],
    ...[box('stsz', u32(0, 0xffffffff, 0xffffffff)), box('stco', u32(0, count), offsets)],
  )
  const parts = parseBoxes(data).filter((part) => part.start > track.start && part.end <= track.end)
  const whole = (name: string): Buffer => {
    const part = parts.find((candidate) => candidate.path.endsWith(name))
    return data.subarray(part?.start, part?.end)
  }
  const bomb = box('trak', whole('tkhd'), box('mdia', whole('mdhd'), whole('hdlr'), box('minf', table)))
  const moov = parseBoxes(bytes).find((part) => part.path === 'moov')
  if (moov === undefined) throw new Error('no moov')
  const video = Buffer.concat([
    box('moov', contentOf(bytes, moov), bomb),
    box('mdat', Buffer.alloc(3_000_000, 1)),
  ])
  const taken = await processorTime(async () => {
    const { error, left } = await tryToCleanVideo(video)
    expect(error).toBeUndefined()
    expect(left.length).toBe(video.length)
  })
  expect(taken).toBeLessThan(3000)
})

const header = (): Buffer => webm().subarray(0, webm().indexOf(u8(0x18, 0x53, 0x80, 0x67)))
const cluster = element(0x1f43b675, element(0xe7, u8(0)))
const damagedWebm: [string, () => Buffer][] = [
  ['its header only', header],
  ['no tracks', () => Buffer.concat([header(), element(0x18538067, element(0x1549a966))])],
  ['one byte missing', () => webm().subarray(0, -1)],
  ['half of the bytes', () => webm().subarray(0, webm().length / 2)],
  ['crumbs behind the segment', () => Buffer.concat([webm(), zeros(3)])],
  ['tags of open size', () => makeWebm({ isLive: true, behindClusters: [openElement(0x1254c367)] }).bytes],
  ['an element that ends behind its container', () => makeWebm({ inInfo: [u8(0x7b, 0xa9, 0x8f, 1)] }).bytes],
  ['a number of nine bytes', () => makeWebm({ inTrack: [element(0xd7, zeros(9))] }).bytes],
  ['an id longer than ids are', () => makeWebm({ behindClusters: [u8(0x08, 1, 1, 1, 1, 0x80)] }).bytes],
  ['a size longer than sizes are', () => makeWebm({ behindClusters: [u8(0xec, 0, 0, 0)] }).bytes],
  ['a block without a track', () => makeWebm({ inCluster: [element(0xa3)] }).bytes],
  ['a block with half a track number', () => makeWebm({ inCluster: [element(0xa3, u8(0x40))] }).bytes],
  ['two tracks of one number', () => makeWebm({ inTrack: [element(0xd7, u8(5))] }).bytes],
  [
    'an element with half a header',
    () => Buffer.concat([header(), element(0x18538067, cluster, u8(0x12, 0x54))]),
  ],
]

test.each(damagedWebm)('MED-33 a WebM with %s is refused and left as it is', async (_, make) => {
  await expectRefused(make())
})

test('MED-33 more elements than hours of video have are refused', async () => {
  await expectRefused(makeWebm({ inCluster: [Buffer.alloc(4_200_000, u8(0xa7, 0x80))] }).bytes)
})

test('MED-01 a damaged video has no shape to be read', async () => {
  await expect(shapeOfVideo(mp4().subarray(0, -1))).rejects.toBeInstanceOf(DomainError)
  await expect(shapeOfVideo(webm().subarray(0, -1))).rejects.toBeInstanceOf(DomainError)
})

/** Numbers from 0 to 1 that look random and are the same in every run (a linear congruential sequence). */
function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const spoilers: ((bytes: Buffer, chance: () => number) => Buffer)[] = [
  (bytes, chance) => {
    const spoilt = Buffer.from(bytes)
    for (let flips = 1 + chance() * 8; flips > 0; flips -= 1) {
      spoilt[Math.floor(chance() * bytes.length)] = Math.floor(chance() * 256)
    }
    return spoilt
  },
  (bytes, chance) => {
    const spoilt = Buffer.from(bytes)
    const extremes = [0, 1, 8, 0x7fffffff, 0x80000000, 0xffffffff]
    const at = Math.floor(chance() * (bytes.length - 4))
    spoilt.writeUInt32BE(extremes[Math.floor(chance() * extremes.length)] ?? 0, at)
    return spoilt
  },
  (bytes, chance) => bytes.subarray(0, Math.floor(chance() * bytes.length)),
  (bytes, chance) => {
    const at = Math.floor(chance() * bytes.length)
    return Buffer.concat([
      bytes.subarray(0, at),
      Buffer.alloc(1 + chance() * 20, chance() * 256),
      bytes.subarray(at),
    ])
  },
]

// Nine hundred files are written and read; on a busy machine that takes a while.
test('MED-33 300 randomly spoilt videos are each cleaned or refused, and never anything else', {
  timeout: 30_000,
}, async () => {
  const chance = createChance(1753)
  const whole = [
    mp4(),
    webm(),
    makeWebm({ isLive: true, withData: true }).bytes,
    ...(['fragment', 'file', 'previous'] as const).map((base) => makeFragmentedMp4({ base }).bytes),
  ]
  let refused = 0
  for (let round = 0; round < 300; round += 1) {
    const spoil = spoilers[round % spoilers.length]
    const bytes = spoil?.(whole[Math.floor(chance() * whole.length)] ?? zeros(0), chance) ?? zeros(0)
    const { error, left } = await tryToCleanVideo(bytes)
    expect(left.length).toBe(bytes.length)
    if (error === undefined) continue
    refused += 1
    expect(error).toBeInstanceOf(DomainError)
    expect(left.equals(bytes)).toBe(true)
  }
  expect(refused).toBeGreaterThan(50)
  expect(refused).toBeLessThan(290)
})
