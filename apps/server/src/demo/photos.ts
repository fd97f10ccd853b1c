import type { DemoAnimal } from './collection/demo-animal.ts'
import type { Picture } from './drawing/picture.ts'
import { renderPicture } from './drawing/render.ts'

/** A number that follows from a name, so that an animal looks the same in every demo. */
function numberOf(name: string): number {
  let value = 2166136261
  for (const letter of name) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619)
  return (value >>> 0) % 100_000
}

/** The genes that can be seen: what a keeper writes before the hets. */
const visible = (morph: string): string => morph.split(/\s*(?:\d+%\s*)?\bhet\b/)[0] ?? ''

/** The photos of an animal, first the one for its card. */
export const picturesOf = (animal: DemoAnimal): Picture[] =>
  animal.photos.map(([view, ground], index) => ({
    species: animal.species,
    traits: visible(animal.morph),
    coat: numberOf(animal.name),
    shot: numberOf(`${animal.name} ${index}`),
    view,
    ground,
  }))

/** How many photos are drawn at a time: more would only wait for each other. */
const atATime = 2

/** Draws the photos of all animals and answers them by the animal's name, as data URLs. */
export async function drawPhotos(animals: readonly DemoAnimal[]): Promise<Map<string, string[]>> {
  const photos = new Map(animals.map(({ name }) => [name, [] as string[]]))
  const waiting = animals.flatMap((animal) =>
    picturesOf(animal).map((picture, index) => ({ animal, picture, index })),
  )
  const draw = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const jpeg = await renderPicture(next.picture)
      const own = photos.get(next.animal.name) ?? []
      own[next.index] = `data:image/jpeg;base64,${jpeg.toString('base64')}`
    }
  }
  await Promise.all(Array.from({ length: atATime }, draw))
  return photos
}
