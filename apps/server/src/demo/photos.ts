import type { DemoAnimal } from './collection/demo-animal.ts'
import type { Picture } from './drawing/picture.ts'
import { renderPicture } from './drawing/render.ts'
import { twoAtATime } from './two-at-a-time.ts'

/** A number that follows from a name, so that an animal looks the same in every demo. */
function numberOf(name: string): number {
  let value = 2166136261
  for (const letter of name) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619)
  return (value >>> 0) % 100_000
}

/** The genes that can be seen: what a keeper writes before the hets. */
const visible = (morph: string): string => morph.split(/\s*(?:\d+%\s*)?\bhet\b/)[0] ?? ''

/** What a photo shows of an animal. */
type Portrayed = Pick<DemoAnimal, 'name' | 'species' | 'morph' | 'photos'>

/** The photos of an animal, first the one for its card. */
export const picturesOf = (animal: Portrayed): Picture[] =>
  animal.photos.map(([view, ground], index) => ({
    species: animal.species,
    traits: visible(animal.morph),
    coat: numberOf(animal.name),
    shot: numberOf(`${animal.name} ${index}`),
    view,
    ground,
  }))

/** A photo of an animal, as a JPEG file. */
export type DrawnPhoto = { readonly name: string; readonly jpeg: Buffer }

/** Draws the photos of all animals, in their order. */
export const drawPhotos = (animals: readonly Portrayed[]): Promise<DrawnPhoto[]> =>
  twoAtATime(
    animals.flatMap((animal) => picturesOf(animal).map((picture) => ({ name: animal.name, picture }))),
    async ({ name, picture }) => ({ name, jpeg: await renderPicture(picture) }),
  )
