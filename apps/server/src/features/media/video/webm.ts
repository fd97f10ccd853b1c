import { damagedVideo } from '@clutchbook/domain/media/media.errors'
import { type BlankPlan, createBlankPlan, type VideoExamination, type VideoShape } from './blanking.ts'
import type { VideoBytes } from './bytes.ts'
import {
  createElementReader,
  type Element,
  type ElementReader,
  ensureSized,
  type SizedElement,
  voidElement,
} from './webm-elements.ts'

/** Names of elements as Matroska (RFC 9559) numbers them, their length marker included. */
const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  chapters: 0x1043a770,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  trackNumber: 0xd7,
  trackType: 0x83,
  picture: 0xe0,
  width: 0xb0,
  height: 0xba,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const

const topOfSegment: ReadonlySet<number> = new Set([
  ids.seekHead,
  ids.info,
  ids.tracks,
  ids.cluster,
  ids.cues,
  ids.chapters,
  ids.tags,
  ids.attachments,
])

/**
 * The elements that playing needs, by the element they stand in; whatever else stands there becomes a Void: tags,
 * attachments, chapters, titles, dates, file names, and checksums, which wouldn't hold any more.
 */
const needed = {
  // Versions, longest id and size, type of document.
  header: new Set([0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285]),
  segment: new Set<number>([ids.seekHead, ids.info, ids.tracks, ids.cluster, ids.cues]),
  // Scale of time, duration, and the two names of programs that must be there, though they may be empty.
  info: new Set<number>([0x2ad7b1, 0x4489, ids.muxingApp, ids.writingApp]),
  // Number, id, kind, flags, durations, language, codec and its settings, delays, picture, sound, encodings, planes.
  track: new Set<number>([
    ...[ids.trackNumber, 0x73c5, ids.trackType, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x234e7a],
    ...[0x23314f, 0x55ee, 0x41e4, 0x22b59c, 0x22b59d, 0x86, 0x63a2, 0x56aa, 0x56bb, ids.picture, 0xe1],
    ...[0x6d80, 0xe2],
  ]),
  // Time, position, length of the cluster before, and the blocks.
  cluster: new Set<number>([0xe7, 0xa7, 0xab, ids.simpleBlock, ids.blockGroup]),
} as const

interface Context {
  readonly elements: ElementReader
  readonly blanks: BlankPlan
  readonly size: number
  /** Numbers of the picture and sound tracks of the segment that is being read. */
  readonly keptTracks: Set<number>
  readonly shapes: VideoShape[]
}

/** Finds the shape of a WebM file and everything in it that isn't needed to play its picture and sound. */
export async function examineWebm(bytes: VideoBytes): Promise<VideoExamination> {
  const context: Context = {
    elements: createElementReader(bytes),
    blanks: createBlankPlan(),
    size: bytes.size,
    keptTracks: new Set(),
    shapes: [],
  }
  let position = 0
  while (position < bytes.size) {
    const element = await context.elements.readElement(position, bytes.size)
    if (element.id === ids.segment) position = await planSegment(context, element)
    else {
      const sized = ensureSized(element)
      if (element.id === ids.header) await voidOthers(context, sized, needed.header)
      else voidElement(context.blanks, sized)
      position = sized.end
    }
  }
  const [shape] = context.shapes
  if (shape === undefined) throw damagedVideo()
  return { shape, blanks: context.blanks }
}

/** Plans a segment and answers where it ends; one of open size ends where another document begins. */
async function planSegment(context: Context, segment: Element): Promise<number> {
  const limit = segment.end ?? context.size
  context.keptTracks.clear()
  let position = segment.body
  while (position < limit) {
    const child = await context.elements.readElement(position, limit)
    if (segment.end === undefined && (child.id === ids.header || child.id === ids.segment)) return position
    if (child.id === ids.cluster) position = await planCluster(context, child, limit)
    else {
      const sized = ensureSized(child)
      await planTopElement(context, sized)
      position = sized.end
    }
  }
  return limit
}

async function planTopElement(context: Context, element: SizedElement): Promise<void> {
  if (!needed.segment.has(element.id)) voidElement(context.blanks, element)
  else if (element.id === ids.seekHead) await planSeekHead(context, element)
  else if (element.id === ids.info) await planInfo(context, element)
  else if (element.id === ids.tracks) await planTracks(context, element)
}

async function voidOthers(context: Context, element: SizedElement, kept: ReadonlySet<number>): Promise<void> {
  for await (const child of context.elements.children(element)) {
    if (!kept.has(child.id)) voidElement(context.blanks, child)
  }
}

/** A signpost to something that is gone goes too. */
async function planSeekHead({ elements, blanks }: Context, seekHead: SizedElement): Promise<void> {
  for await (const seek of elements.children(seekHead)) {
    let target: number | undefined
    if (seek.id === ids.seek) {
      for await (const field of elements.children(seek)) {
        if (field.id === ids.seekId) target = await elements.readNumber(field)
      }
    }
    if (target === undefined || !needed.segment.has(target)) voidElement(blanks, seek)
  }
}

async function planInfo(context: Context, info: SizedElement): Promise<void> {
  await voidOthers(context, info, needed.info)
  for await (const field of context.elements.children(info)) {
    const isProgram = field.id === ids.muxingApp || field.id === ids.writingApp
    if (isProgram) context.blanks.zero(field.body, field.end)
  }
}

async function planTracks(context: Context, tracks: SizedElement): Promise<void> {
  // Live recorders repeat their tracks; players go by the first list.
  if (context.keptTracks.size > 0) return voidElement(context.blanks, tracks)
  const numbers = new Set<number>()
  for await (const entry of context.elements.children(tracks)) {
    const track = entry.id === ids.track ? await readTrack(context.elements, entry) : undefined
    // Two tracks of one number would let data ride along under the number of the picture.
    if (track !== undefined && numbers.has(track.number)) throw damagedVideo()
    if (track !== undefined) numbers.add(track.number)
    if (track === undefined || track.kind === 'other') {
      voidElement(context.blanks, entry)
      continue
    }
    context.keptTracks.add(track.number)
    if (track.kind === 'picture') context.shapes.push(track.shape)
    await voidOthers(context, entry, needed.track)
  }
}

interface Track {
  readonly number: number
  readonly kind: 'picture' | 'sound' | 'other'
  readonly shape: VideoShape
}

const kinds: Readonly<Record<number, Track['kind']>> = { 1: 'picture', 2: 'sound' }

async function readTrack(elements: ElementReader, entry: SizedElement): Promise<Track> {
  const track = {
    number: 0,
    kind: 'other' as Track['kind'],
    shape: { width: null, height: null } as VideoShape,
  }
  for await (const field of elements.children(entry)) {
    if (field.id === ids.trackNumber) track.number = await elements.readNumber(field)
    else if (field.id === ids.trackType) track.kind = kinds[await elements.readNumber(field)] ?? 'other'
    else if (field.id === ids.picture) track.shape = await readShape(elements, field)
  }
  return track
}

const largestSide = 65_535

async function readShape(elements: ElementReader, picture: SizedElement): Promise<VideoShape> {
  const sides: { width: number | null; height: number | null } = { width: null, height: null }
  for await (const field of elements.children(picture)) {
    if (field.id !== ids.width && field.id !== ids.height) continue
    const pixels = await elements.readNumber(field)
    sides[field.id === ids.width ? 'width' : 'height'] = pixels > 0 && pixels <= largestSide ? pixels : null
  }
  return sides
}

/** Plans a cluster and answers where it ends; one of open size ends where the next part of the segment begins. */
async function planCluster(context: Context, cluster: Element, limit: number): Promise<number> {
  const end = cluster.end ?? limit
  let position = cluster.body
  while (position < end) {
    const child = await context.elements.readElement(position, end)
    const isBehind = cluster.end === undefined && endsOpenCluster(child.id)
    if (isBehind) return position
    const sized = ensureSized(child)
    if (!(await isNeededBlock(context, sized))) voidElement(context.blanks, sized)
    position = sized.end
  }
  return end
}

const endsOpenCluster = (id: number): boolean =>
  topOfSegment.has(id) || id === ids.segment || id === ids.header

/** Blocks of tracks that were removed, such as timed places, or that no track announces, aren't needed. */
async function isNeededBlock({ elements, keptTracks }: Context, element: SizedElement): Promise<boolean> {
  if (element.id === ids.simpleBlock) return keptTracks.has(await readBlockTrack(elements, element))
  if (element.id !== ids.blockGroup) return needed.cluster.has(element.id)
  for await (const child of elements.children(element)) {
    if (child.id === ids.block) return keptTracks.has(await readBlockTrack(elements, child))
  }
  return false
}

/** A block begins with the number of its track, as long as its own first bits tell. */
async function readBlockTrack(elements: ElementReader, block: SizedElement): Promise<number> {
  const [first = 0] = await elements.read(block, 1)
  const length = Math.clz32(first) - 23
  if (length > 8) throw damagedVideo()
  const number = await elements.read(block, length)
  return number.reduce((value, byte) => value * 256 + byte, 0) - 2 ** (7 * length)
}
