import { needsConversion } from '../file-check.ts'
import { asJpeg } from '../phone-picture.ts'

/** A file as the server reads it: a phone's own format as a JPEG, all else as it is; null where this browser can't (MED-Q04). */
export const readablePicture = async (file: File): Promise<File | null> =>
  needsConversion(file) ? asJpeg(file).catch(() => null) : file
