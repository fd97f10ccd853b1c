import { damagedVideo } from '@clutchbook/domain/media/media.errors'
import type { VideoShape } from './blanking.ts'
import { type Box, type BoxReader, getOnlyBox } from './mp4-boxes.ts'

/** What a track is, as far as it decides whether the track stays. */
export interface Track {
  readonly id: number
  readonly kind: 'picture' | 'sound' | 'other'
  readonly shape: VideoShape
  readonly sampleTable: Box
}

// Descriptions of timed data that have been seen posing as sound or picture, or could.
const dataFormats = new Set(
  'mebx mett metx sbtt urim gpmd camm fdsc rtmd tmcd text tx3g wvtt stpp priv'.split(' '),
)
const maxFormats = 64

export async function readTrack(boxes: BoxReader, trak: Box): Promise<Track> {
  const parts = await boxes.children(trak)
  const media = await boxes.children(getOnlyBox(parts, 'mdia'))
  const sampleTable = getOnlyBox(await boxes.children(getOnlyBox(media, 'minf')), 'stbl')
  const description = getOnlyBox(await boxes.children(sampleTable), 'stsd')
  const handler = (await boxes.read(getOnlyBox(media, 'hdlr'), 8, 4)).toString('latin1')
  return {
    ...(await readTrackHeader(boxes, getOnlyBox(parts, 'tkhd'))),
    kind: (await describesData(boxes, description)) ? 'other' : kindOf(handler),
    sampleTable,
  }
}

function kindOf(handler: string): Track['kind'] {
  if (handler === 'vide') return 'picture'
  return handler === 'soun' ? 'sound' : 'other'
}

async function describesData(boxes: BoxReader, description: Box): Promise<boolean> {
  const entries = await boxes.children(description, 8)
  if (entries.length > maxFormats) throw damagedVideo()
  return entries.some((entry) => dataFormats.has(entry.type))
}

/** Where the 32-bit or, in version 1, 64-bit times of mvhd, tkhd and mdhd stand: creation, then modification. */
export async function readTimeFields(
  boxes: BoxReader,
  box: Box,
): Promise<{ offset: number; length: number }> {
  const version = (await boxes.read(box, 0, 1)).readUInt8(0)
  if (version > 1) throw damagedVideo()
  return { offset: 4, length: version === 1 ? 16 : 8 }
}

async function readTrackHeader(boxes: BoxReader, tkhd: Box): Promise<{ id: number; shape: VideoShape }> {
  const times = await readTimeFields(boxes, tkhd)
  const afterTimes = times.offset + times.length
  const id = (await boxes.read(tkhd, afterTimes, 4)).readUInt32BE(0)
  // The duration is as long as one of the times; 16 bytes of layer, volume and the like follow it.
  const matrix = await boxes.read(tkhd, afterTimes + 8 + times.length / 2 + 16, 44)
  const width = Math.round(matrix.readUInt32BE(36) / 0x1_0000) || null
  const height = Math.round(matrix.readUInt32BE(40) / 0x1_0000) || null
  // A phone held upright stores its picture lying and asks for a quarter turn: the diagonal of the matrix is then empty.
  const isTurned = matrix.readInt32BE(0) === 0 && matrix.readInt32BE(4) !== 0
  return { id, shape: isTurned ? { width: height, height: width } : { width, height } }
}
