import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import type { App } from '../apps/server/src/app.ts'
import type { Actor } from '../apps/server/src/platform/actor.ts'
import { plannedFeedings } from './care.ts'
import { demoAncestors } from './collection/ancestors.ts'
import { diaries, recordsOf } from './collection/diaries.ts'
import { type DatedAnimal, demoCollection, demoKeeper } from './collection.ts'
import { feedingsOf, writeFeedings } from './feedings.ts'
import { actorFor, isThere, registerKeeper } from './keepers.ts'
import { addAnimals, uploadPhotos } from './seed-animals.ts'
import { seedBreeding } from './seed-breeding.ts'
import { seedCalendar } from './seed-calendar.ts'
import { seedCare } from './seed-care.ts'
import { seedIncubators } from './seed-incubators.ts'
import { seedPlaces } from './seed-places.ts'
import { seedSeason, setSeasons } from './seed-season.ts'

/** Makes the demo keeper with the whole collection, or answers false and changes nothing where the name is taken. */
export async function seedDemo(app: App): Promise<boolean> {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (await isThere(app, demoKeeper)) return false
  const today = civilDayOf(new Date(), timeZone)
  const animals = demoCollection(today)
  const keeperId = await registerKeeper(app, demoKeeper, timeZone)
  if (keeperId === null) return false
  await app.services.accounts.operator.setPlan(demoKeeper.username, 'pro')
  const actor = actorFor(keeperId, 'pro', timeZone)
  const context = { app, actor, email: demoKeeper.email }
  const addresses = await uploadPhotos(context, [...animals, ...demoAncestors])
  const ids = await addAnimals(context, animals, addresses)
  await writeDiaries(app, actor, animals, ids)
  const written = new Set([...diaries, ...plannedFeedings].map(({ animal }) => animal))
  const others = animals.filter(({ name }) => !written.has(name))
  await writeFeedings({ app, actor, ids }, feedingsOf(others, today))
  await seedCare({ app, actor, ids, today })
  await noteAncestors(app, actor, ids, addresses)
  await seedPlaces({ app, actor, animals, ids, today })
  await setSeasons({ app, actor, today })
  await seedBreeding({ app, actor, animals, ids, today })
  await seedSeason({ app, actor, ids, today })
  await seedIncubators({ app, actor })
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
