import { unsupportedFile } from '@clutchbook/domain/media/media.errors'
import { longestSide } from '@clutchbook/domain/media/media.rules'

/**
 * A picture in a phone's own format as a JPEG, where this browser can read it (MED-Q04); throws the refusal of
 * an unsupported file where it can't. Twice the stored size is kept, so that nothing is lost to two encodings.
 */
export async function asJpeg(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, (2 * longestSide.view) / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type })
  } catch {
    throw unsupportedFile(file.name)
  }
}
