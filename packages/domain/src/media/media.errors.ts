import { DomainError } from '../kernel/domain-error.ts'
import { mediaLimits } from './media.rules.ts'

/** The text for a file of any other kind (MED-06). */
export const unsupportedFileMessage = (file: string): string =>
  `"${file}" is not a supported file type. Please use images (JPG, PNG) or videos (MP4, MOV, WebM).`

export const unsupportedFile = (file: string) =>
  new DomainError('unsupported-file', unsupportedFileMessage(file))

/** The same for a profile photo, which is never a video (MED-20). */
export const unsupportedPicture = () =>
  new DomainError('unsupported-file', 'A profile photo must be a JPG, PNG or GIF picture.')

export const damagedPicture = (file: string) =>
  new DomainError(
    'unsupported-file',
    `"${file}" is damaged and can't be read. Please choose another picture.`,
  )

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)

export const fileTooLarge = (file: string, limit: number) =>
  new DomainError(
    'too-large',
    `"${file}" is larger than ${megabytes(limit)} MB. Please choose a smaller file.`,
  )

export const tooManyPixels = (file: string) =>
  new DomainError(
    'too-large',
    `"${file}" has more than ${mediaLimits.pixels / 1_000_000} megapixels. Please choose a smaller picture.`,
  )

export const tooManyItems = (limit: number) =>
  new DomainError('too-large', `A gallery holds at most ${limit} photos and videos.`)

export const unknownMedia = () => new DomainError('not-found', 'Photo not found')

/** A video whose structure doesn't add up, or that shows no picture at all. */
export const damagedVideo = () =>
  new DomainError('unsupported-file', "This video is damaged and can't be read. Please choose another one.")
