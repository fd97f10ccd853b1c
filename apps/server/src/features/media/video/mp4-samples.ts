import { damagedVideo } from '@clutchbook/domain/media/media.errors'
import { type Box, type BoxReader, findBox } from './mp4-boxes.ts'
import type { ByteSpan } from './ranges.ts'

// Only tracks that will be removed are followed; a thousand readings a second over a quarter of an hour fit.
const maxRows = 1_000_000

interface Rows {
  readonly count: number
  readonly bytes: Buffer
}

/** A table in a box: `countAt` is where its number of rows stands, `rowsAt` where the rows begin. */
interface RowsPlace {
  readonly countAt: number
  readonly rowsAt: number
  readonly rowBytes: number
}

export async function readRows(boxes: BoxReader, box: Box, place: RowsPlace): Promise<Rows> {
  const count = (await boxes.read(box, place.countAt, 4)).readUInt32BE(0)
  if (count > maxRows) throw damagedVideo()
  return { count, bytes: await boxes.read(box, place.rowsAt, Math.ceil(count * place.rowBytes)) }
}

interface SampleSizes {
  readonly count: number
  /** Bytes of the samples from index `from` up to, not including, `to`. */
  total(from: number, to: number): number
}

/**
 * Where the samples of a track lie in the file: offsets of the chunks (stco, co64), samples in each chunk (stsc) and
 * the samples' sizes (stsz, stz2) together.
 */
export async function listSampleSpans(boxes: BoxReader, sampleTable: Box): Promise<ByteSpan[]> {
  const tables = await boxes.children(sampleTable)
  const offsets = await readChunkOffsets(boxes, tables)
  const sizes = await readSampleSizes(boxes, tables)
  const samplesIn = await readChunkLengths(boxes, tables)
  const spans: ByteSpan[] = []
  let sample = 0
  for (const [index, start] of offsets.entries()) {
    const next = Math.min(sample + samplesIn(index + 1), sizes.count)
    spans.push({ start, end: start + sizes.total(sample, next) })
    sample = next
  }
  return spans
}

async function readChunkOffsets(boxes: BoxReader, tables: readonly Box[]): Promise<number[]> {
  const short = findBox(tables, 'stco')
  if (short !== undefined) {
    const rows = await readRows(boxes, short, { countAt: 4, rowsAt: 8, rowBytes: 4 })
    return Array.from({ length: rows.count }, (_, index) => rows.bytes.readUInt32BE(index * 4))
  }
  const long = findBox(tables, 'co64')
  if (long === undefined) return []
  const rows = await readRows(boxes, long, { countAt: 4, rowsAt: 8, rowBytes: 8 })
  return Array.from({ length: rows.count }, (_, index) => Number(rows.bytes.readBigUInt64BE(index * 8)))
}

/** How many samples the chunk of a number (from 1) holds; to be asked in ascending order. */
async function readChunkLengths(
  boxes: BoxReader,
  tables: readonly Box[],
): Promise<(chunk: number) => number> {
  const box = findBox(tables, 'stsc')
  if (box === undefined) return () => 0
  const { count, bytes } = await readRows(boxes, box, { countAt: 4, rowsAt: 8, rowBytes: 12 })
  let row = 0
  return (chunk) => {
    while (row + 1 < count && bytes.readUInt32BE((row + 1) * 12) <= chunk) row += 1
    return count === 0 ? 0 : bytes.readUInt32BE(row * 12 + 4)
  }
}

async function readSampleSizes(boxes: BoxReader, tables: readonly Box[]): Promise<SampleSizes> {
  const plain = findBox(tables, 'stsz')
  if (plain !== undefined) return readPlainSizes(boxes, plain)
  const packed = findBox(tables, 'stz2')
  return packed === undefined ? { count: 0, total: () => 0 } : readPackedSizes(boxes, packed)
}

async function readPlainSizes(boxes: BoxReader, box: Box): Promise<SampleSizes> {
  const fields = await boxes.read(box, 4, 8)
  const size = fields.readUInt32BE(0)
  if (size > 0) return { count: fields.readUInt32BE(4), total: (from, to) => (to - from) * size }
  const { count, bytes } = await readRows(boxes, box, { countAt: 8, rowsAt: 12, rowBytes: 4 })
  return { count, total: summed((index) => bytes.readUInt32BE(index * 4)) }
}

async function readPackedSizes(boxes: BoxReader, box: Box): Promise<SampleSizes> {
  const bits = (await boxes.read(box, 7, 1)).readUInt8(0)
  if (bits !== 4 && bits !== 8 && bits !== 16) throw damagedVideo()
  const { count, bytes } = await readRows(boxes, box, { countAt: 8, rowsAt: 12, rowBytes: bits / 8 })
  if (bits === 16) return { count, total: summed((index) => bytes.readUInt16BE(index * 2)) }
  if (bits === 8) return { count, total: summed((index) => bytes.readUInt8(index)) }
  // Two sizes share a byte, the first in its upper half.
  return { count, total: summed((index) => (bytes.readUInt8(index >> 1) >> (index % 2 === 0 ? 4 : 0)) & 15) }
}

function summed(sizeOf: (index: number) => number): SampleSizes['total'] {
  return (from, to) => {
    let total = 0
    for (let index = from; index < to; index += 1) total += sizeOf(index)
    return total
  }
}
