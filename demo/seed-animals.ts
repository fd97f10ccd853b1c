import { Readable } from 'node:stream'
import type { NewAnimal } from '@clutchbook/domain/collection/collection.schema'
import type { App } from '../apps/server/src/app.ts'
import type { Actor } from '../apps/server/src/platform/actor.ts'
import type { TypedParent } from './collection/demo-animal.ts'
import type { DatedAnimal } from './collection.ts'
import { genotypeOf } from './genes.ts'
import { picturesOf, readAsJpeg } from './photos.ts'

/** A demo keeper at work: what they write as the contact of an offer is their address. */
export type SeedContext = { readonly app: App; readonly actor: Actor; readonly email: string }

/** Adds animals in their order, parents before children; answers their numbers by name. */
export async function addAnimals(
  { app, actor, email }: SeedContext,
  animals: readonly DatedAnimal[],
  addresses: ReadonlyMap<string, string[]>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const animal of animals) {
    const input = inputOf(animal, addresses.get(animal.name) ?? [], { ids, email })
    const genotype = await genotypeOf(animal)
    ids.set(animal.name, (await app.services.collection.create(actor, { ...input, genotype })).id)
  }
  return ids
}

/** An animal, or an ancestor noted by hand, with its photos. */
type Portrayed = Pick<DatedAnimal, 'name' | 'species' | 'morph' | 'photos'>

/** Uploads the pictures that animals show, each once, as a browser would; answers the addresses by the animal's name. */
export async function uploadPhotos(
  { app, actor }: Pick<SeedContext, 'app' | 'actor'>,
  animals: readonly Portrayed[],
): Promise<Map<string, string[]>> {
  const addresses = new Map<string, string>()
  for (const picture of new Set(animals.flatMap(picturesOf))) {
    const jpeg = Readable.from([await readAsJpeg(picture)])
    addresses.set(picture, (await app.services.media.upload(actor, jpeg, picture)).url)
  }
  return new Map(
    animals.map((animal) => [
      animal.name,
      picturesOf(animal).flatMap((picture) => addresses.get(picture) ?? []),
    ]),
  )
}

type Parent = string | TypedParent | undefined

/** The number of a parent that is in the collection; null for one known by words only, or not at all. */
function linked(parent: Parent, ids: ReadonlyMap<string, number>): number | null {
  if (typeof parent !== 'string') return null
  const id = ids.get(parent)
  if (id === undefined) throw new Error(`${parent} has offspring but isn't in the demo collection`)
  return id
}

const inWords = (parent: Parent): TypedParent | null => (typeof parent === 'object' ? parent : null)

function inputOf(
  animal: DatedAnimal,
  photos: string[],
  { ids, email }: { ids: ReadonlyMap<string, number>; email: string },
): NewAnimal {
  const { name, species, morph, sex, dateOfBirth, customId, source, producedBy } = animal
  const [father, mother] = [inWords(animal.father), inWords(animal.mother)]
  return {
    name,
    species,
    morph,
    sex,
    dateOfBirth,
    customId,
    source,
    producedBy,
    photos,
    weight: animal.grams,
    weightUnit: 'grams',
    length: animal.length ?? null,
    notes: animal.notes ?? null,
    isHoldback: animal.archiveStatus === 'holdback',
    isArchived: animal.archiveStatus === 'archived',
    priceStatus: animal.priceStatus ?? 'Not For Sale',
    price: animal.price ?? null,
    priceCurrency: animal.priceCurrency ?? 'USD',
    soldOn: animal.soldOn ?? null,
    contactInfo: animal.priceStatus === 'For Sale' ? email : null,
    fatherId: linked(animal.father, ids),
    motherId: linked(animal.mother, ids),
    fatherName: father?.name ?? null,
    motherName: mother?.name ?? null,
    fatherMorph: father?.morph ?? null,
    motherMorph: mother?.morph ?? null,
    fatherProducedBy: father?.producedBy ?? null,
    motherProducedBy: mother?.producedBy ?? null,
  }
}
