import { expect, test } from 'vitest'
import { cleanVideo } from '../../../testing/cleaned-video.ts'
import { makeFragmentedMp4, type OffsetBase } from '../../../testing/fragmented-videos.ts'
import { box, text, zeros } from '../../../testing/video-boxes.ts'
import { contentOf, type Part, parseBoxes } from '../../../testing/video-parsing.ts'
import { place } from '../../../testing/videos.ts'

const bases: OffsetBase[] = ['fragment', 'file', 'previous']
const describing = ['udta', 'meta', 'uuid'].map((type) => box(type, zeros(16), text(place)))

test.each(bases)(
  'MED-33 timed places are gone from a video in fragments, offsets from the %s',
  async (base) => {
    const video = makeFragmentedMp4({ base })
    expect(video.data.map(({ start, end }) => video.bytes.toString('latin1', start, end))).toContain(
      `${place}4`,
    )
    const after = await cleanVideo(video.bytes)
    expect(after.length).toBe(video.bytes.length)
    expect(video.data.length).toBe(8)
    for (const { start, end } of video.data) {
      expect(after.subarray(start, end).equals(zeros(end - start))).toBe(true)
    }
    expect(video.picture.length + video.sound.length).toBe(14)
    for (const { start, end } of [...video.picture, ...video.sound]) {
      expect(after.subarray(start, end)).toEqual(video.bytes.subarray(start, end))
    }
  },
)

test.each(bases)(
  'MED-33 the parts that stay are found where they were, offsets from the %s',
  async (base) => {
    const video = makeFragmentedMp4({ base })
    const after = await cleanVideo(video.bytes)
    const parts = parseBoxes(after)
    const fragments = parts.filter((part) => part.path === 'moof')
    expect(fragments.length).toBe(2)
    const found = fragments.flatMap((moof) => firstSamples(after, parts, moof))
    expect(found).toEqual(
      [0, 4].flatMap((first, index) => [
        { track: 2, at: video.sound[index * 3]?.start },
        { track: 1, at: video.picture[first]?.start },
      ]),
    )
    const freed = parts.filter((part) => part.path === 'moof/free')
    expect(freed.length).toBe(2)
    for (const part of freed) expect(contentOf(after, part).equals(zeros(part.end - part.body))).toBe(true)
  },
)

/** Where the first sample of each part lies, worked out as a player does. */
function firstSamples(bytes: Buffer, parts: readonly Part[], moof: Part) {
  const inside = parts.filter((part) => part.start > moof.start && part.end <= moof.end)
  let reached = moof.start
  return inside
    .filter((part) => part.path === 'moof/traf')
    .map((traf) => {
      const own = inside.filter((part) => part.start > traf.start && part.end <= traf.end)
      const header = own.find((part) => part.path.endsWith('tfhd'))
      const run = own.find((part) => part.path.endsWith('trun'))
      if (header === undefined || run === undefined) throw new Error('a part without header or samples')
      const flags = bytes.readUInt32BE(header.body)
      const fromPart = (flags & 0x02_0000) === 0 ? reached : moof.start
      const base = (flags & 1) === 1 ? Number(bytes.readBigUInt64BE(header.body + 8)) : fromPart
      const at = base + bytes.readInt32BE(run.body + 8)
      reached = Number.NaN
      return { track: bytes.readUInt32BE(header.body + 4), at }
    })
}

test('MED-33 descriptions in fragments are gone', async () => {
  const video = makeFragmentedMp4({ base: 'fragment', inFragment: describing, inPart: describing })
  const before = parseBoxes(video.bytes).filter((part) => part.path.startsWith('moof'))
  const after = await cleanVideo(video.bytes)
  const found = parseBoxes(after).filter((part) => part.path.startsWith('moof'))
  expect(before.filter((part) => /udta|meta|uuid/.test(part.path)).length).toBe(24)
  expect(found.filter((part) => /udta|meta|uuid/.test(part.path))).toEqual([])
  const starts = new Set(before.map((part) => part.start))
  expect(found.every((part) => starts.has(part.start))).toBe(true)
  expect(after.includes(place)).toBe(false)
})

test('MED-33 a part that cannot be held in place without the one before it makes the video refused', async () => {
  const { bytes } = makeFragmentedMp4({ base: 'previous' })
  // The picture's first run forgets that it had an offset: what was one is read as the flags of the first sample.
  const picture = parseBoxes(bytes).filter((part) => part.path === 'moof/traf/trun')[4]
  bytes.writeUInt32BE(0xf04, picture?.body ?? 0)
  await expect(cleanVideo(bytes)).rejects.toMatchObject({ code: 'unsupported-file' })
})
