import sharp from 'sharp'
import { drawPicture, type Picture } from './picture.ts'

/** A photo as the bytes of a JPEG, 1000 by 750 pixels. */
export const renderPicture = (picture: Picture): Promise<Buffer> =>
  sharp(Buffer.from(drawPicture(picture)), { unlimited: true })
    .jpeg({ quality: 84 })
    .toBuffer()
