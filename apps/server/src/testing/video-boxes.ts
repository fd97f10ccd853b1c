/** Bricks of MP4 and MOV files for tests: boxes and the numbers in them, as bytes. */

export const u8 = (...values: number[]): Buffer => Buffer.from(values)

export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2)
  return bytes
}

export function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

export function u64(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 8)
  for (const [index, value] of values.entries()) bytes.writeBigUInt64BE(BigInt(value), index * 8)
  return bytes
}

export const text = (value: string): Buffer => Buffer.from(value, 'latin1')
export const zeros = (length: number): Buffer => Buffer.alloc(length)

/** A box of four letters with its content. */
export const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(8 + body.length), text(type), body])
}

/** The same with its size in 64 bits, as for content that might outgrow 4 GB. */
export const longBox = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(1), text(type), u64(16 + body.length), body])
}

/** The same with size 0: it reaches as far as there is room, so it must come last. */
export const openBox = (type: string, ...content: Buffer[]): Buffer =>
  Buffer.concat([u32(0), text(type), ...content])

/** Seconds since 1904 of an evening in May 2024, as cameras note it. */
const takenAt = 3_797_700_000
const upright = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000]
const turned = [0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000]

/** Version and flags, creation and modification, in 32 or, for version 1, 64 bits. */
const times = (version: 0 | 1, flags = 0): Buffer =>
  Buffer.concat([
    u32(version * 0x1000000 + flags),
    version === 1 ? u64(takenAt, takenAt) : u32(takenAt, takenAt),
  ])

const duration = (version: 0 | 1): Buffer => (version === 1 ? u64(200) : u32(200))

export const movieHeader = (version: 0 | 1): Buffer =>
  box(
    'mvhd',
    times(version),
    u32(100),
    duration(version),
    u32(0x10000),
    zeros(12),
    u32(...upright),
    zeros(28),
  )

export const mediaHeader = (version: 0 | 1): Buffer =>
  box('mdhd', times(version), u32(100), duration(version), u16(0x55c4, 0))

export interface TrackLook {
  readonly id: number
  readonly width: number
  readonly height: number
  readonly isTurned: boolean
  readonly version: 0 | 1
}

export const trackHeader = ({ id, width, height, isTurned, version }: TrackLook): Buffer =>
  box(
    'tkhd',
    ...[times(version, 3), u32(id, 0), duration(version), zeros(16)],
    ...[u32(...(isTurned ? turned : upright)), u32(width * 0x10000, height * 0x10000)],
  )

/** One sample description: `fields` and `extras` are put behind the eight bytes that all of them begin with. */
const describe = (format: string, fields: Buffer, extras: readonly Buffer[]): Buffer =>
  box('stsd', u32(0, 1), box(format, zeros(6), u16(1), fields, ...extras))

/** The description that goes with a kind of media; any other kind gets a bare one. */
export function sampleDescription(handler: string, format: string, extras: readonly Buffer[]): Buffer {
  if (handler === 'vide') {
    const fields = Buffer.concat([zeros(16), u16(64, 48), zeros(46), u16(24, 0xffff)])
    return describe(format, fields, [box('avcC', u8(1, 66, 0, 10)), ...extras])
  }
  if (handler !== 'soun') return describe(format, zeros(0), extras)
  const fields = Buffer.concat([zeros(8), u16(2, 16, 0, 0), u32(48_000 * 0x10000)])
  return describe(format, fields, [box('esds', zeros(20)), ...extras])
}
