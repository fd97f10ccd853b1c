import { addDays, civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import type { App } from '../app.ts'
import type { Actor } from '../platform/actor.ts'
import { type Colony, type ColonyPair, colonyOn } from './colony/colony.ts'
import { actorFor, type DemoKeeper, isThere, registerKeeper } from './keepers.ts'
import { drawPhotos } from './photos.ts'
import { addAnimals, uploadPhotos } from './seed-animals.ts'

/** Breeds corn snakes in the fifth generation, and shows them to everybody. */
export const colonyKeeper: DemoKeeper = {
  username: 'ines',
  password: 'demo-keeper',
  name: 'Ines Halloran',
  email: 'ines@halloran-corns.example',
}

/** From pairing to what hatches: two months until the eggs, two more in the incubator. */
const pairedBeforeHatch = 120

/** Makes the keeper of the colony, or answers false and changes nothing where the name is taken. */
export async function seedColony(app: App): Promise<boolean> {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (await isThere(app, colonyKeeper)) return false
  const colony = colonyOn(civilDayOf(new Date(), timeZone))
  const photos = await drawPhotos(colony.animals)
  const keeperId = await registerKeeper(app, colonyKeeper, timeZone)
  if (keeperId === null) return false
  await app.services.accounts.operator.setPlan(colonyKeeper.username, 'pro')
  const actor = actorFor(keeperId, 'pro', timeZone)
  const keeping = { app, actor, email: colonyKeeper.email }
  const addresses = await uploadPhotos(keeping, photos)
  const ids = await addAnimals(keeping, colony.animals, addresses)
  for (const pair of colony.pairs) await addSeason(app, actor, pair, { colony, ids })
  await app.services.sharing.changeSwitches(actor, { profile: true, collection: true })
  return true
}

type Named = { readonly colony: Colony; readonly ids: ReadonlyMap<string, number> }

/** The project of a pair, with the young that came of it. */
async function addSeason(app: App, actor: Actor, pair: ColonyPair, { colony, ids }: Named): Promise<void> {
  const idOf = (name: string): number => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`${name} breeds but isn't in the colony`)
    return id
  }
  const hatched = colony.animals.find(({ name }) => name === pair.young[0])?.dateOfBirth
  if (!hatched) throw new Error(`${pair.sire} and ${pair.dam} have no young`)
  const { id } = await app.services.breeding.create(actor, {
    name: `${pair.sire} x ${pair.dam}`,
    status: 'Completed',
    startDate: addDays(hatched, -pairedBeforeHatch),
    maleId: idOf(pair.sire),
    femaleId: idOf(pair.dam),
  })
  for (const child of pair.young)
    await app.services.breeding.addOffspring(actor, id, { reptileId: idOf(child) })
}
