import { fileTooLarge } from '@clutchbook/domain/media/media.errors'
import { imageTypes, mediaLimits } from '@clutchbook/domain/media/media.rules'
import { settingsTexts } from './settings.texts.ts'

/** What the file dialog offers (MED-20); a phone turns its own format into one of these. */
export const acceptedPictures = imageTypes.join(',')

/** Why a file can't become the profile photo, or null. The server decides again by what is in it (MED-30). */
export function photoProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return settingsTexts.photo.notAPicture(name)
  return size > mediaLimits.profileBytes ? fileTooLarge(name, mediaLimits.profileBytes).message : null
}

/** The whole file as a data URL; rejects where it can't be read any more. */
export const readDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })
