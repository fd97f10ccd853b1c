import { damagedVideo } from '@clutchbook/domain/media/media.errors'
import { type BlankPlan, createBlankPlan, type VideoExamination } from './blanking.ts'
import type { VideoBytes } from './bytes.ts'
import { type Box, type BoxReader, createBoxReader, findBox, freeBox } from './mp4-boxes.ts'
import { listTrackFragments, pinToFragment, readDefaultSizes, type TrackFragment } from './mp4-fragments.ts'
import { listSampleSpans } from './mp4-samples.ts'
import { readTimeFields, readTrack, type Track } from './mp4-tracks.ts'
import { type ByteSpan, mergeSpans, sharedSpans } from './ranges.ts'

const types = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/**
 * The boxes that playing needs, by the box they stand in. Makers of cameras invent places for descriptions faster
 * than anybody could list them, so whatever isn't named here becomes free space: udta, meta, uuid, ©xyz, loci and all
 * that nobody has heard of. A box type that is a key here is looked into, at that one place, so nesting has an end.
 */
const neededAtTop = types('ftyp styp moov moof mdat mfra sidx ssix pdin')
const neededIn: Readonly<Record<string, ReadonlySet<string>>> = {
  moov: types('mvhd iods trak mvex clip'),
  mvex: types('mehd trex leva'),
  trak: types('tkhd edts mdia tapt clip trgr'),
  mdia: types('mdhd hdlr minf elng'),
  minf: types('vmhd smhd hdlr dinf stbl'),
  dinf: types('dref'),
  stbl: types(
    'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stps stsh stdp padb sdtp sbgp sgpd subs saiz saio senc',
  ),
  moof: types('mfhd traf'),
  traf: types('tfhd tfdt trun sdtp sbgp sgpd subs saiz saio senc'),
}

// A chunk or a run of samples each; hours of readings fit.
const maxRemovedSamples = 1_000_000

interface Context {
  readonly boxes: BoxReader
  readonly blanks: BlankPlan
  /** Samples of the tracks that go: places, riding along in the sound and picture data. */
  readonly removedSamples: ByteSpan[]
}

interface Movie {
  readonly box: Box
  readonly tracks: ReadonlyMap<Box['start'], Track>
  readonly keptIds: ReadonlySet<number>
  readonly defaultSizes: ReadonlyMap<number, number>
}

/** Finds the shape of an MP4 or MOV file and everything in it that isn't needed to play its picture and sound. */
export async function examineMp4(bytes: VideoBytes): Promise<VideoExamination> {
  const context: Context = {
    boxes: createBoxReader(bytes),
    blanks: createBlankPlan(),
    removedSamples: [],
  }
  const top = await context.boxes.list(0, bytes.size)
  const movie = await readMovie(context.boxes, findBox(top, 'moov'))
  for (const box of top) {
    // Players take the first moov; what a second one says would be seen by nobody but a snoop.
    const isNeeded = neededAtTop.has(box.type) && (box.type !== 'moov' || box === movie.box)
    if (!isNeeded) freeBox(context.blanks, box)
    else if (box.type === 'moov') await planMovie(context, movie)
    else if (box.type === 'moof') await planFragment(context, movie, box)
  }
  zeroSamples(context, top)
  return { shape: shapeOf(movie), blanks: context.blanks }
}

async function readMovie(boxes: BoxReader, box: Box | undefined): Promise<Movie> {
  if (box === undefined) throw damagedVideo()
  const tracks = new Map<number, Track>()
  const ids = new Set<number>()
  for (const child of await boxes.children(box)) {
    if (child.type !== 'trak') continue
    const track = await readTrack(boxes, child)
    // With one number for two tracks nobody can say whose samples a fragment holds.
    if (ids.has(track.id)) throw damagedVideo()
    ids.add(track.id)
    tracks.set(child.start, track)
  }
  const kept = [...tracks.values()].filter((track) => track.kind !== 'other')
  if (!kept.some((track) => track.kind === 'picture')) throw damagedVideo()
  const keptIds = new Set(kept.map((track) => track.id))
  return { box, tracks, keptIds, defaultSizes: await readDefaultSizes(boxes, box) }
}

function shapeOf(movie: Movie) {
  const pictures = [...movie.tracks.values()].filter((track) => track.kind === 'picture')
  const sized = pictures.find(({ shape }) => shape.width !== null && shape.height !== null)
  return sized?.shape ?? { width: null, height: null }
}

async function planMovie(context: Context, movie: Movie): Promise<void> {
  for (const child of await planChildren(context, movie.box)) {
    const track = movie.tracks.get(child.start)
    if (track?.kind === 'other') {
      freeBox(context.blanks, child)
      removeSamples(context, await listSampleSpans(context.boxes, track.sampleTable))
      continue
    }
    await planBox(context, child)
    if (track !== undefined) await planSampleDescriptions(context, track)
  }
}

function removeSamples({ removedSamples }: Context, spans: readonly ByteSpan[]): void {
  for (const span of spans) removedSamples.push(span)
  if (removedSamples.length > maxRemovedSamples) throw damagedVideo()
}

/** Frees the children that aren't needed and answers the others. */
async function planChildren({ boxes, blanks }: Context, box: Box): Promise<Box[]> {
  const children = await boxes.children(box)
  const isNeeded = (child: Box): boolean => neededIn[box.type]?.has(child.type) === true
  for (const child of children) if (!isNeeded(child)) freeBox(blanks, child)
  return children.filter(isNeeded)
}

async function planBox(context: Context, box: Box): Promise<void> {
  if (neededIn[box.type] !== undefined) {
    for (const child of await planChildren(context, box)) await planBox(context, child)
  } else if (box.type === 'mvhd' || box.type === 'tkhd' || box.type === 'mdhd') {
    await zeroTimes(context, box)
  } else if (box.type === 'hdlr') {
    // The name of the handler is free text, and cameras put their own into it.
    context.blanks.zero(Math.min(box.body + 24, box.end), box.end)
  } else if (box.type === 'dref') await zeroReferences(context, box)
}

/** When the video was taken and edited: seconds since 1904, where 0 stands for "not told". */
async function zeroTimes({ boxes, blanks }: Context, box: Box): Promise<void> {
  const { offset, length } = await readTimeFields(boxes, box)
  await boxes.read(box, offset, length)
  blanks.zero(box.body + offset, box.body + offset + length)
}

/** Names of files and disks on the keeper's computer; the samples lie in this file, so none is needed. */
async function zeroReferences({ boxes, blanks }: Context, dref: Box): Promise<void> {
  for (const entry of await boxes.children(dref, 8)) {
    blanks.zero(Math.min(entry.body + 4, entry.end), entry.end)
  }
}

const describing = types('udta meta uuid loci ©xyz')

/** Codecs keep boxes of their own inside a sample description. There, only what is known to describe is removed. */
async function planSampleDescriptions({ boxes, blanks }: Context, track: Track): Promise<void> {
  const description = findBox(await boxes.children(track.sampleTable), 'stsd')
  if (description === undefined) throw damagedVideo()
  for (const entry of await boxes.children(description, 8)) {
    const fields = track.kind === 'picture' ? 78 : await readSoundFields(boxes, entry)
    for (const box of await listLoosely(boxes, entry, fields)) {
      if (describing.has(box.type)) freeBox(blanks, box)
    }
  }
}

/** Old codecs keep other things than boxes here, and players let them: then there is nothing to list. */
const listLoosely = async (boxes: BoxReader, entry: Box, fields: number): Promise<Box[]> => {
  try {
    return await boxes.children(entry, fields)
  } catch {
    return []
  }
}

/** Bytes of fixed fields of a sound description, which QuickTime lengthened twice. */
async function readSoundFields(boxes: BoxReader, entry: Box): Promise<number> {
  const version = (await boxes.read(entry, 8, 2)).readUInt16BE(0)
  return [28, 44, 64][version] ?? 28
}

async function planFragment(context: Context, movie: Movie, moof: Box): Promise<void> {
  const fragments = await listTrackFragments(context.boxes, moof, movie.defaultSizes)
  const isRemoved = (part: TrackFragment): boolean => !movie.keptIds.has(part.trackId)
  const firstRemoved = fragments.findIndex(isRemoved)
  for (const [index, part] of fragments.entries()) {
    if (isRemoved(part)) {
      freeBox(context.blanks, part.box)
      removeSamples(context, part.runs)
    } else if (part.followsPrevious && firstRemoved !== -1 && firstRemoved < index) {
      await pinToFragment(context, moof, part)
    }
  }
  const removed = new Set(fragments.filter(isRemoved).map((part) => part.box.start))
  for (const child of await planChildren(context, moof)) {
    if (!removed.has(child.start)) await planBox(context, child)
  }
}

/** Only inside of mdat: a table that points elsewhere must not be able to blank the structure itself. */
function zeroSamples({ blanks, removedSamples }: Context, top: readonly Box[]): void {
  const media = top.filter((box) => box.type === 'mdat').map(({ body, end }) => ({ start: body, end }))
  for (const { start, end } of sharedSpans(mergeSpans(removedSamples), mergeSpans(media))) {
    blanks.zero(start, end)
  }
}
