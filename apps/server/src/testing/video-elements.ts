import { u8 } from './video-boxes.ts'

/** Bricks of WebM files for tests: elements, by the numbers that Matroska gives them. */

/** The bytes of an element's number, most significant first. */
function idBytes(id: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(id)
  return bytes.subarray(bytes.findIndex((byte) => byte !== 0))
}

/** A size in as few bytes as hold it, or in `width` bytes. */
function sizeBytes(size: number, width?: number): Buffer {
  const length = width ?? [1, 2, 3, 4, 5, 6, 7, 8].find((bytes) => size < 2 ** (7 * bytes) - 1) ?? 8
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(size) + 2n ** BigInt(7 * length))
  return bytes.subarray(8 - length)
}

export const element = (id: number, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([idBytes(id), sizeBytes(body.length), body])
}

/** The same with a size field of eight bytes, as programs leave room for one they fill in later. */
export const wideElement = (id: number, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([idBytes(id), sizeBytes(body.length, 8), body])
}

/** The same with its size left open, as a live recorder writes it. */
export const openElement = (id: number, ...content: Buffer[]): Buffer =>
  Buffer.concat([idBytes(id), u8(1, 255, 255, 255, 255, 255, 255, 255), ...content])

/** A block of one frame: track, time in the cluster, flags, and the frame. */
export const block = (track: number, frame: Buffer): Buffer =>
  element(0xa3, u8(0x80 | track, 0, 0, 0x80), frame)

/** The same in a group with a duration, as subtitles and timed data come. */
export const blockGroup = (track: number, frame: Buffer): Buffer =>
  element(0xa0, element(0xa1, u8(0x80 | track, 0, 0, 0), frame), element(0x9b, u8(40)))
