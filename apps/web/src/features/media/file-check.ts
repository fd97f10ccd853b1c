import type { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { fileTooLarge, tooManyItems, unsupportedFile } from '@clutchbook/domain/media/media.errors'
import {
  type GalleryLimits,
  galleryLimits,
  imageTypes,
  videoTypes,
} from '@clutchbook/domain/media/media.rules'

/** A file as far as it is judged before it is sent. */
export type ChosenFile = Pick<File, 'name' | 'type' | 'size'>

/** What phones save pictures as: taken in, because many browsers can turn it into a JPEG themselves (MED-Q04). */
const phoneTypes = ['image/heic', 'image/heif']

/** Browsers leave the type of some files blank, those of iPhone films above all. */
const typesByEnding: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
}

/** What the file dialog offers. */
export const acceptedFiles = [...imageTypes, ...phoneTypes, ...videoTypes, '.heic', '.heif', '.mov'].join(',')

/** The type a file goes by: what the browser says, else what its name says. */
const typeOf = ({ name, type }: ChosenFile): string =>
  type || (typesByEnding[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? '')

const among = (types: readonly string[], type: string): boolean => types.includes(type)

/** Whether the file must be turned into a JPEG here before it can be sent. */
export const needsConversion = (file: ChosenFile): boolean => among(phoneTypes, typeOf(file))

/** Whether the file says that it is a picture of some kind; whether we can read that kind is another question. */
export const isPicture = (file: ChosenFile): boolean => typeOf(file).startsWith('image/')

/** What the file dialog offers where only pictures are taken. */
export const acceptedPictures = [...imageTypes, ...phoneTypes, '.heic', '.heif'].join(',')

export const kindOfFile = (file: ChosenFile): 'image' | 'video' =>
  among(videoTypes, typeOf(file)) ? 'video' : 'image'

/** Why a file can't join a gallery, in the server's own words (MED-06, MED-Q03), or null. */
export function refusalOf(file: ChosenFile, limits: GalleryLimits = galleryLimits): DomainError | null {
  const type = typeOf(file)
  const isVideo = among(videoTypes, type)
  if (!isVideo && !among([...imageTypes, ...phoneTypes], type)) return unsupportedFile(file.name)
  const limit = isVideo ? limits.videoBytes : limits.imageBytes
  return file.size > limit ? fileTooLarge(file.name, limit) : null
}

/** Which of the chosen files join a gallery that already holds some, and why the others don't. */
export function admitted<F extends ChosenFile>(
  files: readonly F[],
  held: number,
  limits: GalleryLimits = galleryLimits,
): { taken: F[]; refused: DomainError[] } {
  const judged = files.map((file) => ({ file, refusal: refusalOf(file, limits) }))
  const fit = judged.filter(({ refusal }) => !refusal).map(({ file }) => file)
  const places = Math.max(0, limits.itemsPerGallery - held)
  const refused = judged.flatMap(({ refusal }) => (refusal ? [refusal] : []))
  return {
    taken: fit.slice(0, places),
    refused: fit.length > places ? [...refused, tooManyItems(limits.itemsPerGallery)] : refused,
  }
}
