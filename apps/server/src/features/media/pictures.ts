import { damagedPicture, tooManyPixels } from '@clutchbook/domain/media/media.errors'
import { longestSide, mediaLimits } from '@clutchbook/domain/media/media.rules'

/** A picture ready to be kept: upright, at most 800 px, without metadata, and its small form. */
export type StoredForms = {
  readonly view: Buffer
  readonly thumb: Buffer
  /** Of the view, in pixels. */
  readonly width: number
  readonly height: number
}

const quality = 70
/** Sees through transparency as a print on paper would (MED-Q05). */
const paper = '#ffffff'

/** Pictures made at the same time, so that a flood of uploads can't take all memory. */
const atOnce = 2

/** The picture library, loaded with the first picture: it takes memory that an idle server need not spend. */
let library: Promise<typeof import('sharp').default> | undefined

async function loadLibrary() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

const waiting: (() => void)[] = []
let running = 0

/** Makes the stored forms of a picture; `name` is for messages. Throws for what is damaged or too large to decode. */
export async function makeForms(source: Buffer | string, name: string): Promise<StoredForms> {
  await begin()
  try {
    return await render(source)
  } catch (error) {
    throw /exceeds pixel limit/i.test(String(error)) ? tooManyPixels(name) : damagedPicture(name)
  } finally {
    end()
  }
}

async function render(source: Buffer | string): Promise<StoredForms> {
  library ??= loadLibrary()
  const sharp = await library
  const { data: view, info } = await sharp(source, { limitInputPixels: mediaLimits.pixels, failOn: 'error' })
    .autoOrient()
    .flatten({ background: paper })
    .resize(within(longestSide.view))
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })
  const thumb = await sharp(view).resize(within(longestSide.thumb)).jpeg({ quality }).toBuffer()
  return { view, thumb, width: info.width, height: info.height }
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

async function begin(): Promise<void> {
  if (running < atOnce) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
}

/** Hands the free place to who has waited longest. */
function end(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}
