import {
  box,
  mediaHeader,
  movieHeader,
  sampleDescription,
  text,
  trackHeader,
  u32,
  u64,
  zeros,
} from './video-boxes.ts'
import { type MadeVideo, makeSamples, type Stretch } from './videos.ts'

/** What the offsets of a fragment's parts count from: the fragment, the file, or the end of the part before. */
export type OffsetBase = 'fragment' | 'file' | 'previous'

export interface FragmentLook {
  readonly base: OffsetBase
  readonly inFragment?: readonly Buffer[]
  readonly inPart?: readonly Buffer[]
}

const kinds = ['sound', 'data', 'picture'] as const
type Kind = (typeof kinds)[number]
const ids: Readonly<Record<Kind, number>> = { picture: 1, sound: 2, data: 3 }
const handlers = { picture: ['vide', 'avc1'], sound: ['soun', 'mp4a'], data: ['meta', 'mebx'] } as const
const soundSize = 8

/** Sound takes its sizes from the movie, data from its part, and the picture tells each; so all three ways occur. */
const samplesOf = (kind: Kind): Buffer[] =>
  kind === 'sound' ? [1, 2, 3].map((value) => Buffer.alloc(soundSize, 0xb0 + value)) : makeSamples(kind, true)

/** An MP4 file in two fragments with sound, timed places and picture, in this order. */
export function makeFragmentedMp4(look: FragmentLook): MadeVideo {
  const parts = [box('ftyp', text('iso5'), u32(512), text('iso5')), makeMovie()]
  const found: Record<Kind, Stretch[]> = { picture: [], sound: [], data: [] }
  for (const number of [1, 2]) {
    const start = Buffer.concat(parts).length
    // The lengths don't depend on the offsets, so a first draft tells where the samples will lie.
    const mediaStart = start + makeFragment(look, { number, start, mediaStart: 0 }).length + 8
    parts.push(makeFragment(look, { number, start, mediaStart }), box('mdat', ...kinds.flatMap(samplesOf)))
    let position = mediaStart
    for (const kind of kinds) {
      for (const sample of samplesOf(kind)) {
        found[kind].push({ start: position, end: position + sample.length })
        position += sample.length
      }
    }
  }
  return { bytes: Buffer.concat(parts), ...found }
}

function makeMovie(): Buffer {
  const tracks = kinds.map((kind) => {
    const [handler, format] = handlers[kind]
    const look = { id: ids[kind], width: 64, height: 48, isTurned: false, version: 0 } as const
    const empty = ['stts', 'stsc', 'stco'].map((type) => box(type, u32(0, 0)))
    const table = box('stbl', sampleDescription(handler, format, []), ...empty, box('stsz', u32(0, 0, 0)))
    const name = box('hdlr', zeros(8), text(handler), zeros(13))
    return box('trak', trackHeader(look), box('mdia', mediaHeader(0), name, box('minf', table)))
  })
  const defaults = kinds.map((kind) =>
    box('trex', u32(0, ids[kind], 1, 50, kind === 'sound' ? soundSize : 0, 0)),
  )
  return box('moov', movieHeader(0), ...tracks, box('mvex', ...defaults))
}

interface Place {
  readonly number: number
  readonly start: number
  readonly mediaStart: number
}

function makeFragment(look: FragmentLook, place: Place): Buffer {
  const parts: Buffer[] = []
  let position = place.mediaStart
  for (const kind of kinds) {
    const base = { fragment: place.start, file: 0, previous: kind === kinds[0] ? place.start : position }[
      look.base
    ]
    parts.push(makePart(look, kind, Math.max(position - base, 0)))
    position += samplesOf(kind).reduce((length, sample) => length + sample.length, 0)
  }
  return box('moof', box('mfhd', u32(0, place.number)), ...parts, ...(look.inFragment ?? []))
}

function makePart(look: FragmentLook, kind: Kind, offset: number): Buffer {
  const baseFlag = { fragment: 0x02_0000, file: 0x01, previous: 0 }[look.base]
  const sizeFlag = kind === 'data' ? 0x10 : 0
  const samples = samplesOf(kind)
  const header = box(
    'tfhd',
    u32(baseFlag | sizeFlag, ids[kind]),
    ...(look.base === 'file' ? [u64(0)] : []),
    ...(kind === 'data' ? [u32(samples[0]?.length ?? 0)] : []),
  )
  return box(
    'traf',
    header,
    box('tfdt', u32(0, 0)),
    ...makeRuns(kind, samples, offset),
    ...(look.inPart ?? []),
  )
}

/** The samples in two runs; the second states no offset and so follows the first. */
function makeRuns(kind: Kind, samples: readonly Buffer[], offset: number): Buffer[] {
  const rowFlags = kind === 'picture' ? 0xf00 : 0
  const rows = (some: readonly Buffer[]): Buffer[] =>
    kind === 'picture' ? some.map((sample) => u32(50, sample.length, 0, 0)) : []
  const first = samples.slice(0, 2)
  const rest = samples.slice(2)
  return [
    box('trun', u32(rowFlags | 0x05, first.length, offset, 0), ...rows(first)),
    box('trun', u32(rowFlags, rest.length), ...rows(rest)),
  ]
}
