import {
  box,
  longBox,
  mediaHeader,
  movieHeader,
  openBox,
  sampleDescription,
  text,
  trackHeader,
  u8,
  u16,
  u32,
  u64,
  zeros,
} from './video-boxes.ts'
import { block, blockGroup, element, openElement, wideElement } from './video-elements.ts'

/** A place as phones write it into their videos; no byte of it may stay in a cleaned one. */
export const place = '+52.52+013.40/'

/** A stretch of a file: from `start` up to, not including, `end`. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** A made video, and where in it the samples of its tracks lie. */
export interface MadeVideo {
  readonly bytes: Buffer
  readonly picture: readonly Stretch[]
  readonly sound: readonly Stretch[]
  readonly data: readonly Stretch[]
}

/** Samples of a track: bytes that a test can recognise, or places for a track of timed data. */
export function makeSamples(kind: keyof Omit<MadeVideo, 'bytes'>, isEven: boolean): Buffer[] {
  const fill = (length: number, value: number): Buffer => Buffer.alloc(length, value)
  if (kind === 'picture') return [fill(30, 0xa1), fill(20, 0xa2), fill(25, 0xa3), fill(40, 0xa4)]
  if (kind === 'sound') return [fill(7, 0xb1), fill(9, 0xb2), fill(8, 0xb3), fill(6, 0xb4)]
  return ['1', '2', '3', '4'].map((digit, index) => text(place + digit).subarray(isEven ? 0 : index))
}

export interface Mp4Look {
  /** `isom` is MP4, `qt  ` is MOV. */
  readonly brand?: 'isom' | 'qt  '
  readonly version?: 0 | 1
  readonly isTurned?: boolean
  /** How the box with the samples states its size. */
  readonly media?: 'compact' | 'long' | 'open'
  readonly movie?: 'compact' | 'long'
  /** Cameras write the moov when all else is written; for the web it is put first. */
  readonly isMovieLast?: boolean
  readonly atTop?: readonly Buffer[]
  readonly inMovie?: readonly Buffer[]
  readonly inTrack?: readonly Buffer[]
  readonly inDescription?: readonly Buffer[]
  /** A track beside picture and sound, and how its tables are written. */
  readonly data?: { readonly handler: string; readonly format: string; readonly tables?: Tables } | undefined
}

export type Tables = 'each' | 'even' | 'wide offsets' | '4 bits' | '8 bits' | '16 bits'

const kinds = ['picture', 'sound', 'data'] as const
// One sample in the first chunk, three in the second.
const chunks = [
  [0, 1],
  [1, 4],
] as const

/** A tiny MP4 or MOV file with two chunks of picture and sound each. */
export function makeMp4(look: Mp4Look = {}): MadeVideo {
  const { brand = 'isom', media = 'compact', movie = 'compact', isMovieLast = false, atTop = [], data } = look
  const tracks = kinds.filter((kind) => kind !== 'data' || data !== undefined)
  const samples = tracks.map((kind) => makeSamples(kind, data?.tables === 'even'))
  const makeMovie = movie === 'long' ? longBox : box
  const build = (mediaStart: number) => {
    const laid = layOut(samples, mediaStart)
    const boxes = tracks.map((kind, index) =>
      makeTrack(look, { kind, id: index + 1, samples: samples[index] ?? [], stretches: laid[index] ?? [] }),
    )
    const moov = makeMovie('moov', movieHeader(look.version ?? 0), ...boxes, ...(look.inMovie ?? []))
    const front = [box('ftyp', text(brand), u32(512), text(brand)), ...(isMovieLast ? [] : [moov]), ...atTop]
    return { laid, front: Buffer.concat(front), back: isMovieLast ? moov : zeros(0) }
  }
  const mediaStart = build(0).front.length + (media === 'long' ? 16 : 8)
  const { laid, front, back } = build(mediaStart)
  const content = chunks.flatMap(([from, to]) => samples.flatMap((track) => track.slice(from, to)))
  const makeMedia = { compact: box, long: longBox, open: openBox }[media]
  const [picture = [], sound = [], rest = []] = laid
  return { bytes: Buffer.concat([front, makeMedia('mdat', ...content), back]), picture, sound, data: rest }
}

/** Where each sample lies when the chunks of the tracks take turns from `mediaStart` on. */
function layOut(samples: readonly (readonly Buffer[])[], mediaStart: number): Stretch[][] {
  const laid: Stretch[][] = samples.map(() => [])
  let position = mediaStart
  for (const [from, to] of chunks) {
    for (const [index, track] of samples.entries()) {
      for (const sample of track.slice(from, to)) {
        laid[index]?.push({ start: position, end: position + sample.length })
        position += sample.length
      }
    }
  }
  return laid
}

interface TrackPlan {
  readonly kind: (typeof kinds)[number]
  readonly id: number
  readonly samples: readonly Buffer[]
  readonly stretches: readonly Stretch[]
}

const handlers = { picture: ['vide', 'avc1'], sound: ['soun', 'mp4a'], data: ['meta', 'mebx'] } as const

function makeTrack(look: Mp4Look, plan: TrackPlan): Buffer {
  const { version = 0, isTurned = false, inTrack = [], inDescription = [], data } = look
  const isData = plan.kind === 'data' && data !== undefined
  const [handler, format] = isData ? [data.handler, data.format] : handlers[plan.kind]
  const size = plan.kind === 'picture' ? { width: 64, height: 48 } : { width: 0, height: 0 }
  const extras = plan.kind === 'data' ? [] : inDescription
  const tables = makeTables(plan, (isData ? data.tables : undefined) ?? 'each')
  const table = box(
    'stbl',
    sampleDescription(handler, format, extras),
    box('stts', u32(0, 1, 4, 50)),
    ...tables,
  )
  const references = box('dinf', box('dref', u32(0, 1), box('url ', u32(1), text('file:///Users/kim/a.mov'))))
  const header = plan.kind === 'sound' ? box('smhd', zeros(8)) : box('vmhd', u32(1), zeros(8))
  const name = box(
    'hdlr',
    zeros(8),
    text(handler),
    text('appl'),
    u32(0x40000000, 0x10001),
    text(`Kim's phone\0`),
  )
  const media = box('mdia', mediaHeader(version), name, box('minf', header, references, table))
  return box('trak', trackHeader({ id: plan.id, ...size, isTurned, version }), media, ...inTrack)
}

function makeTables({ samples, stretches }: TrackPlan, tables: Tables): Buffer[] {
  const sizes = samples.map((sample) => sample.length)
  const starts = chunks.map(([from]) => stretches[from]?.start ?? 0)
  const offsets =
    tables === 'wide offsets'
      ? box('co64', u32(0, starts.length), u64(...starts))
      : box('stco', u32(0, starts.length), u32(...starts))
  return [box('stsc', u32(0, 2), u32(1, 1, 1), u32(2, 3, 1)), makeSizes(sizes, tables), offsets]
}

function makeSizes(sizes: readonly number[], tables: Tables): Buffer {
  const [a = 0, b = 0, c = 0, d = 0] = sizes
  if (tables === 'even') return box('stsz', u32(0, a, sizes.length))
  if (tables === '4 bits') return box('stz2', u32(0, 4, sizes.length), u8(a * 16 + b, c * 16 + d))
  if (tables === '8 bits') return box('stz2', u32(0, 8, sizes.length), u8(...sizes))
  if (tables === '16 bits') return box('stz2', u32(0, 16, sizes.length), u16(...sizes))
  return box('stsz', u32(0, 0, sizes.length), u32(...sizes))
}

export interface WebmLook {
  /** Whether segment and clusters leave their sizes open, as a recording in a browser does. */
  readonly isLive?: boolean
  /** Whether elements carry size fields of eight bytes. */
  readonly isWide?: boolean
  readonly inSegment?: readonly Buffer[]
  readonly inInfo?: readonly Buffer[]
  readonly inTrack?: readonly Buffer[]
  readonly inCluster?: readonly Buffer[]
  readonly behindClusters?: readonly Buffer[]
  readonly withData?: boolean
}

/** A tiny WebM file with two clusters of picture and sound, and of timed places where `withData` asks for them. */
export function makeWebm(look: WebmLook = {}): MadeVideo {
  const { isLive = false, isWide = false, inTrack = [], withData = false } = look
  const part = isWide ? wideElement : element
  const master = isLive ? openElement : part
  const types = [1, 2, ...(withData ? [0x21] : [])]
  const tracks = types.map((type, index) =>
    part(
      0xae,
      ...[element(0xd7, u8(index + 1)), element(0x73c5, u8(index + 1)), element(0x83, u8(type))],
      element(0x86, text(['V_VP8', 'A_OPUS', 'D_WEBVTT/METADATA'][index] ?? '')),
      ...(type === 1 ? [element(0xe0, element(0xb0, u8(64)), element(0xba, u8(48)))] : []),
      ...inTrack,
    ),
  )
  const scale = [element(0x2ad7b1, u8(0x0f, 0x42, 0x40)), element(0x4489, u32(0x43480000))]
  const programs = [element(0x4d80, text('muxer of Kim')), element(0x5741, text('writer of Kim'))]
  const info = part(0x1549a966, ...scale, ...programs, ...(look.inInfo ?? []))
  const front = [...(look.inSegment ?? []), info, part(0x1654ae6b, ...tracks)]
  const samples = {
    picture: makeSamples('picture', true),
    sound: makeSamples('sound', true),
    data: makeSamples('data', true),
  }
  const makeCluster = ([from, to]: readonly [number, number]): Buffer =>
    master(
      0x1f43b675,
      ...[element(0xe7, u8(from)), ...samples.picture.slice(from, to).map((frame) => block(1, frame))],
      ...samples.sound.slice(from, to).map((frame) => block(2, frame)),
      ...(withData ? samples.data.slice(from, to).map((frame) => blockGroup(3, frame)) : []),
      ...(look.inCluster ?? []),
    )
  const segment = master(0x18538067, ...front, ...chunks.map(makeCluster), ...(look.behindClusters ?? []))
  const bytes = Buffer.concat([webmHeader(), segment])
  const find = (kind: keyof typeof samples): Stretch[] =>
    samples[kind].flatMap((sample) => stretchesOf(bytes, sample))
  return { bytes, picture: find('picture'), sound: find('sound'), data: withData ? find('data') : [] }
}

const webmHeader = (): Buffer =>
  element(
    0x1a45dfa3,
    ...[element(0x4286, u8(1)), element(0x42f7, u8(1)), element(0x42f2, u8(4)), element(0x42f3, u8(8))],
    ...[element(0x4282, text('webm')), element(0x4287, u8(4)), element(0x4285, u8(2))],
  )

/** Made samples are unlike anything else in the file, so that searching finds exactly them. */
function stretchesOf(bytes: Buffer, sample: Buffer): Stretch[] {
  const start = bytes.indexOf(sample)
  return start === -1 ? [] : [{ start, end: start + sample.length }]
}
