import { type APIRequestContext, expect } from '@playwright/test'
import { dataUrl, plainJpeg } from '../../apps/server/src/testing/pictures.ts'

/** Fields of an animal over the wire; the species is filled in. */
export type AnimalFields = Record<string, unknown> & { name: string }

/** Adds animals in the given order for whoever is signed in, and answers their ids. */
export async function addAnimals(
  request: APIRequestContext,
  animals: readonly AnimalFields[],
): Promise<number[]> {
  const ids: number[] = []
  for (const animal of animals) {
    const answer = await request.post('/api/animals', { data: { species: 'Python regius', ...animal } })
    expect(answer.status(), await answer.text()).toBe(201)
    ids.push((await answer.json()).id)
  }
  return ids
}

/** Adds one animal and answers its id. */
export async function addAnimal(request: APIRequestContext, animal: AnimalFields): Promise<number> {
  const [id = 0] = await addAnimals(request, [animal])
  return id
}

/** Adds an animal whose card has all that a card can say, and answers its id. */
export async function addFullAnimal(request: APIRequestContext): Promise<number> {
  const photos = [dataUrl(await plainJpeg({ width: 300, height: 200 }))]
  return addAnimal(request, {
    name: 'Ember',
    morph: 'Clown',
    sex: 'Female',
    customId: 'BP-1',
    price: '650',
    photos,
  })
}
