import { damagedVideo } from '@clutchbook/domain/media/media.errors'
import type { BlankPlan } from './blanking.ts'
import type { VideoBytes } from './bytes.ts'

/** One box of an MP4 or MOV file (ISO/IEC 14496-12): its header lies in `start`…`body`, its content in `body`…`end`. */
export interface Box {
  readonly type: string
  readonly start: number
  readonly body: number
  readonly end: number
}

/** Reads boxes and what is in them; everything that doesn't fit into its surroundings means the video is damaged. */
export interface BoxReader {
  list(start: number, end: number): Promise<Box[]>
  /** The boxes inside a box, behind `skip` bytes of its own fields. */
  children(box: Box, skip?: number): Promise<Box[]>
  /** Bytes of the content, counted from its beginning. */
  read(box: Box, offset: number, length: number): Promise<Buffer>
}

// Films in short fragments have tens of thousands of boxes, some read twice; more is made to keep a server busy.
const maxReads = 400_000

const compactHeader = 8
const longHeader = 16

export function createBoxReader(bytes: VideoBytes): BoxReader {
  let reads = 0

  async function readBox(start: number, limit: number): Promise<Box> {
    reads += 1
    if (reads > maxReads) throw damagedVideo()
    const header = await bytes.read(start, Math.min(longHeader, limit - start))
    const type = header.toString('latin1', 4, 8)
    const size = header.readUInt32BE(0)
    // Size 0 means "as far as there is room"; size 1 means that the real size follows in 64 bits.
    if (size === 0) return { type, start, body: start + compactHeader, end: limit }
    if (size !== 1) return ensureFits({ type, start, body: start + compactHeader, end: start + size }, limit)
    if (header.length < longHeader) throw damagedVideo()
    const end = start + Number(header.readBigUInt64BE(8))
    return ensureFits({ type, start, body: start + longHeader, end }, limit)
  }

  async function list(start: number, end: number): Promise<Box[]> {
    const boxes: Box[] = []
    let position = start
    while (end - position >= compactHeader) {
      const box = await readBox(position, end)
      boxes.push(box)
      position = box.end
    }
    await ensureEmptyRest(bytes, position, end)
    return boxes
  }

  return {
    list,
    children: (box, skip = 0) => list(box.body + skip, box.end),
    async read(box, offset, length) {
      if (box.body + offset + length > box.end) throw damagedVideo()
      return bytes.read(box.body + offset, length)
    },
  }
}

function ensureFits(box: Box, limit: number): Box {
  if (box.end < box.body || box.end > limit) throw damagedVideo()
  return box
}

/** QuickTime closes some lists with four zero bytes; anything else that is too short for a box is damage. */
async function ensureEmptyRest(bytes: VideoBytes, start: number, end: number): Promise<void> {
  if (start > end) throw damagedVideo()
  const rest = await bytes.read(start, end - start)
  if (rest.some((byte) => byte !== 0)) throw damagedVideo()
}

export const findBox = (boxes: readonly Box[], type: string): Box | undefined =>
  boxes.find((box) => box.type === type)

/** The one box of its type; where a format demands exactly one, two would let a reader and a player disagree. */
export function getOnlyBox(boxes: readonly Box[], type: string): Box {
  const [box, ...others] = boxes.filter((candidate) => candidate.type === type)
  if (box === undefined || others.length > 0) throw damagedVideo()
  return box
}

/** Turns a box into free space of the same length, so that nothing behind it moves. */
export function freeBox(blanks: BlankPlan, box: Box): void {
  const header = Buffer.from('\0\0\0\0free', 'latin1')
  const length = box.end - box.start
  // A long header keeps its size field; a compact one gets its length stated, also where it said "to the end".
  if (box.body - box.start === longHeader) header.writeUInt32BE(1)
  else if (length < 2 ** 32) header.writeUInt32BE(length)
  blanks.zero(box.body, box.end)
  blanks.write(box.start, header)
}
