import { damagedPicture, tooManyPixels } from '@clutchbook/domain/media/media.errors'
import { longestSide, mediaLimits } from '@clutchbook/domain/media/media.rules'
import { createSemaphore } from '../../platform/semaphore.ts'

/** A picture ready to be kept: upright, at most 800 px, without metadata, and its small form, which is a JPEG. */
export type StoredForms = {
  readonly view: Buffer
  /** Of the view. */
  readonly contentType: string
  readonly thumb: Buffer
  /** Of the view, in pixels. */
  readonly width: number
  readonly height: number
}

const quality = 70
/** Sees through transparency as a print on paper would (MED-Q05). */
const paper = '#ffffff'

/** Pictures made at the same time, so that a flood of uploads can't take all memory. */
const permits = 2

type Sharp = typeof import('sharp').default

async function loadLibrary(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** Makes the stored forms of a picture; `name` is for messages. Throws for what is damaged or too large to decode. */
export type MakeForms = (source: string, name: string, kind?: 'photo' | 'faithful') => Promise<StoredForms>

/**
 * Makes pictures ready to be kept, a few at a time. A photo of an animal becomes a JPEG; a faithful picture stays of its
 * kind, so that it keeps transparency and movement (MED-Q05).
 */
export function createPictureMaker(): MakeForms {
  const semaphore = createSemaphore({ permits })
  // Loaded with the first picture: it takes memory that an idle server need not spend.
  let library: Promise<Sharp> | undefined
  return async (source, name, kind = 'photo') => {
    library ??= loadLibrary()
    const sharp = await library
    try {
      return await semaphore.run(() => render(sharp, source, kind))
    } catch (error) {
      throw /exceeds pixel limit/i.test(String(error)) ? tooManyPixels(name) : damagedPicture(name)
    }
  }
}

async function render(sharp: Sharp, source: string, kind: 'photo' | 'faithful'): Promise<StoredForms> {
  const limits = { limitInputPixels: mediaLimits.pixels, failOn: 'error' } as const
  const format = kind === 'photo' ? 'jpeg' : (await sharp(source, limits).metadata()).format
  const moving = format === 'gif'
  const upright = moving ? sharp(source, { ...limits, animated: true }) : sharp(source, limits).autoOrient()
  const small = upright.resize(within(longestSide.view))
  const written =
    format === 'gif' || format === 'png'
      ? small.toFormat(format)
      : small.flatten({ background: paper }).jpeg({ quality })
  const { data: view, info } = await written.toBuffer({ resolveWithObject: true })
  const thumb = await sharp(view)
    .flatten({ background: paper })
    .resize(within(longestSide.thumb))
    .jpeg({ quality })
    .toBuffer()
  // The frames of a moving picture are one below the other until it is written.
  const height = info.pageHeight ?? info.height
  return { view, contentType: `image/${info.format}`, thumb, width: info.width, height }
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const
