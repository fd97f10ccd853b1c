import { damagedVideo } from '@clutchbook/domain/media/media.errors'
import type { BlankPlan } from './blanking.ts'
import { type Box, type BoxReader, findBox, getOnlyBox } from './mp4-boxes.ts'
import { readRows } from './mp4-samples.ts'
import type { ByteSpan } from './ranges.ts'

/** One track's part of a movie fragment (a `traf` in a `moof`), with the places of its samples. */
export interface TrackFragment {
  readonly box: Box
  readonly trackId: number
  readonly header: Box
  /** Its offsets count from where the samples of the part before it end. */
  readonly followsPrevious: boolean
  readonly runs: readonly SampleRun[]
}

/** Samples that lie one behind the other. */
export interface SampleRun extends ByteSpan {
  /** Position in the file of the four bytes that tell where the run begins, if it has them. */
  readonly offsetAt: number | undefined
}

/** Sizes of samples by track, where the fragments themselves don't state them (`trex` in `mvex`). */
export async function readDefaultSizes(boxes: BoxReader, moov: Box): Promise<Map<number, number>> {
  const extension = findBox(await boxes.children(moov), 'mvex')
  const sizes = new Map<number, number>()
  for (const box of extension === undefined ? [] : await boxes.children(extension)) {
    if (box.type !== 'trex') continue
    const fields = await boxes.read(box, 4, 16)
    sizes.set(fields.readUInt32BE(0), fields.readUInt32BE(12))
  }
  return sizes
}

export async function listTrackFragments(
  boxes: BoxReader,
  moof: Box,
  defaultSizes: ReadonlyMap<number, number>,
): Promise<TrackFragment[]> {
  const fragments: TrackFragment[] = []
  let previousEnd = moof.start
  for (const box of await boxes.children(moof)) {
    if (box.type !== 'traf') continue
    const parts = await boxes.children(box)
    const tfhd = getOnlyBox(parts, 'tfhd')
    const header = await readFragmentHeader(boxes, tfhd)
    const base = header.base ?? (header.countsFromMoof ? moof.start : previousEnd)
    const defaultSize = header.defaultSize ?? defaultSizes.get(header.trackId) ?? 0
    const runs = await listRuns(boxes, parts, { base, defaultSize })
    previousEnd = runs.at(-1)?.end ?? base
    const followsPrevious = header.base === undefined && !header.countsFromMoof
    fragments.push({ box, trackId: header.trackId, header: tfhd, followsPrevious, runs })
  }
  return fragments
}

/**
 * Lets the offsets of a part count from the beginning of its fragment. Needed where it counted from the end of a part
 * that goes; without offsets of its own such a part can't be held in place.
 */
export async function pinToFragment(
  { boxes, blanks }: { boxes: BoxReader; blanks: BlankPlan },
  moof: Box,
  { header, runs }: TrackFragment,
): Promise<void> {
  if (runs[0] !== undefined && runs[0].offsetAt === undefined) throw damagedVideo()
  const flags = await boxes.read(header, 0, 4)
  const pinned = Buffer.alloc(4)
  pinned.writeUInt32BE((flags.readUInt32BE(0) | countsFromMoofFlag) >>> 0)
  blanks.write(header.body, pinned)
  for (const { start, offsetAt } of runs) {
    if (offsetAt === undefined) continue
    const offset = Buffer.alloc(4)
    if (Math.abs(start - moof.start) >= 2 ** 31) throw damagedVideo()
    offset.writeInt32BE(start - moof.start)
    blanks.write(offsetAt, offset)
  }
}

interface FragmentHeader {
  readonly trackId: number
  readonly base: number | undefined
  readonly countsFromMoof: boolean
  readonly defaultSize: number | undefined
}

/** Which optional fields a box has is told by flags in its first four bytes; they follow each other in this order. */
const headerFields = { base: 0x01, description: 0x02, duration: 0x08, size: 0x10 } as const
const countsFromMoofFlag = 0x02_0000

async function readFragmentHeader(boxes: BoxReader, tfhd: Box): Promise<FragmentHeader> {
  const fixed = await boxes.read(tfhd, 0, 8)
  const flags = fixed.readUInt32BE(0) & 0xff_ffff
  const lengthOf = (flag: number, length: number): number => ((flags & flag) === 0 ? 0 : length)
  const baseLength = lengthOf(headerFields.base, 8)
  const sizeOffset =
    8 + baseLength + lengthOf(headerFields.description, 4) + lengthOf(headerFields.duration, 4)
  const base = baseLength > 0 ? (await boxes.read(tfhd, 8, 8)).readBigUInt64BE(0) : undefined
  const hasSize = (flags & headerFields.size) !== 0
  return {
    trackId: fixed.readUInt32BE(4),
    base: base === undefined ? undefined : Number(base),
    countsFromMoof: (flags & countsFromMoofFlag) !== 0,
    defaultSize: hasSize ? (await boxes.read(tfhd, sizeOffset, 4)).readUInt32BE(0) : undefined,
  }
}

/** Where the samples of the `trun` boxes lie; a run that states no offset follows the run before it. */
async function listRuns(
  boxes: BoxReader,
  parts: readonly Box[],
  { base, defaultSize }: { base: number; defaultSize: number },
): Promise<SampleRun[]> {
  const runs: SampleRun[] = []
  let position = base
  for (const part of parts) {
    if (part.type !== 'trun') continue
    const run = await readRun(boxes, part, defaultSize)
    const start = run.offset === undefined ? position : base + run.offset
    if (start < 0) throw damagedVideo()
    position = start + run.length
    runs.push({ start, end: position, offsetAt: run.offset === undefined ? undefined : part.body + 8 })
  }
  return runs
}

const runFields = { offset: 0x01, firstFlags: 0x04, duration: 0x100, size: 0x200, flags: 0x400, shift: 0x800 }

async function readRun(boxes: BoxReader, trun: Box, defaultSize: number) {
  const flags = (await boxes.read(trun, 0, 4)).readUInt32BE(0) & 0xff_ffff
  const lengthOf = (flag: number): number => ((flags & flag) === 0 ? 0 : 4)
  const firstRow = 8 + lengthOf(runFields.offset) + lengthOf(runFields.firstFlags)
  const sizeInRow = lengthOf(runFields.duration)
  const rowBytes =
    sizeInRow + lengthOf(runFields.size) + lengthOf(runFields.flags) + lengthOf(runFields.shift)
  const offset = lengthOf(runFields.offset) > 0 ? (await boxes.read(trun, 8, 4)).readInt32BE(0) : undefined
  const count = (await boxes.read(trun, 4, 4)).readUInt32BE(0)
  if (lengthOf(runFields.size) === 0) return { offset, length: count * defaultSize }
  const rows = await readRows(boxes, trun, { countAt: 4, rowsAt: firstRow, rowBytes })
  let length = 0
  for (let row = 0; row < rows.count; row += 1) length += rows.bytes.readUInt32BE(row * rowBytes + sizeInRow)
  return { offset, length }
}
