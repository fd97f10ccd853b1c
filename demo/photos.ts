import { join } from 'node:path'
import sharp from 'sharp'
import type { DemoAnimal } from './collection/demo-animal.ts'

/** What a photo shows of an animal. */
type Portrayed = Pick<DemoAnimal, 'species' | 'morph' | 'photos'>

export const pictureFolder = join(import.meta.dirname, 'pictures')

/** The genes that can be seen: what a keeper writes before the hets. */
const visible = (morph: string): string => morph.split(/\s*(?:\d+%\s*)?\bhet\b/)[0] ?? ''

const inPath = (words: string): string => words.toLowerCase().replaceAll(' ', '-')

/** The files of an animal's photos below the folder of pictures, first the one for its card. */
export const picturesOf = ({ species, morph, photos }: Portrayed): string[] =>
  photos.map((shot) => `${inPath(species)}/${inPath(visible(morph))}-${shot}.webp`)

/** A picture as a camera would send it: the product takes photos as JPEG, and WebP is half the size in the repository. */
export const readAsJpeg = (picture: string): Promise<Buffer> =>
  sharp(join(pictureFolder, picture)).jpeg({ quality: 95 }).toBuffer()
