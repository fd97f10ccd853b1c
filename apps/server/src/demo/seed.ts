import { Readable } from 'node:stream'
import type { NewAnimal } from '@clutchbook/domain/collection/collection.schema'
import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import type { App } from '../app.ts'
import type { Actor } from '../platform/actor.ts'
import { demoAncestors } from './collection/ancestors.ts'
import type { TypedParent } from './collection/demo-animal.ts'
import { diaries, recordsOf } from './collection/diaries.ts'
import { type DatedAnimal, demoCollection, demoKeeper } from './collection.ts'
import { isThere, registerKeeper } from './keepers.ts'
import { type DrawnPhoto, drawPhotos } from './photos.ts'
import { seedBreeding } from './seed-breeding.ts'
import { seedCalendar } from './seed-calendar.ts'
import { twoAtATime } from './two-at-a-time.ts'

/** Makes the demo keeper with the whole collection, or answers false and changes nothing where the name is taken. */
export async function seedDemo(app: App): Promise<boolean> {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (await isThere(app, demoKeeper)) return false
  const today = civilDayOf(new Date(), timeZone)
  const animals = demoCollection(today)
  // Drawing takes nearly all the time, so it comes first: stopped half-way, it leaves no half-made keeper behind.
  const photos = await drawPhotos([...animals, ...demoAncestors])
  const keeperId = await registerKeeper(app, demoKeeper, timeZone)
  if (keeperId === null) return false
  await app.services.accounts.operator.setPlan(demoKeeper.username, 'pro')
  const actor: Actor = { keeperId, plan: 'pro', isAdmin: false, timeZone, dataVersion: 1 }
  const addresses = await uploadPhotos(app, actor, photos)
  const ids = new Map<string, number>()
  for (const animal of animals) {
    const input = inputOf(animal, addresses.get(animal.name) ?? [], ids)
    ids.set(animal.name, (await app.services.collection.create(actor, input)).id)
  }
  await writeDiaries(app, actor, animals, ids)
  await noteAncestors(app, actor, ids, addresses)
  await seedBreeding({ app, actor, animals, ids, today })
  await seedCalendar({ app, actor, today })
  return true
}

/** Writes down what the keeper has seen of some animals: weights, meals, sheds. */
async function writeDiaries(
  { services }: App,
  actor: Actor,
  animals: readonly DatedAnimal[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const today = civilDayOf(new Date(), actor.timeZone)
  for (const diary of diaries) {
    const animal = animals.find(({ name }) => name === diary.animal)
    const id = ids.get(diary.animal)
    if (!animal || id === undefined)
      throw new Error(`${diary.animal} has a diary but isn't in the demo collection`)
    for (const record of recordsOf(diary, animal, today))
      await services.collection.records.create(actor, id, record)
  }
}

/** Notes who stands behind some animals and was never in the collection. */
async function noteAncestors(
  { services }: App,
  actor: Actor,
  ids: ReadonlyMap<string, number>,
  addresses: ReadonlyMap<string, string[]>,
): Promise<void> {
  for (const { of, relation, name, morph, source, producedBy } of demoAncestors) {
    const id = ids.get(of)
    if (id === undefined) throw new Error(`${of} has an ancestor but isn't in the demo collection`)
    const photos = addresses.get(name) ?? []
    await services.lineage.ancestors.create(actor, id, { relation, name, morph, source, producedBy, photos })
  }
}

/** Hands the photos in as a browser would, and answers the addresses they got by the animal's name. */
async function uploadPhotos(
  app: App,
  actor: Actor,
  photos: readonly DrawnPhoto[],
): Promise<Map<string, string[]>> {
  const kept = await twoAtATime(photos, async ({ name, jpeg }) => {
    const { url } = await app.services.media.upload(actor, Readable.from([jpeg]), `${name}.jpg`)
    return { name, url }
  })
  const addresses = new Map<string, string[]>()
  for (const { name, url } of kept) addresses.set(name, [...(addresses.get(name) ?? []), url])
  return addresses
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

function inputOf(animal: DatedAnimal, photos: string[], ids: Map<string, number>): NewAnimal {
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
    isHoldback: animal.standing === 'holdback',
    isArchived: animal.standing === 'archived',
    priceStatus: animal.priceStatus ?? 'Not For Sale',
    price: animal.price ?? null,
    priceCurrency: animal.priceCurrency ?? 'USD',
    contactInfo: animal.priceStatus === 'For Sale' ? demoKeeper.email : null,
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
