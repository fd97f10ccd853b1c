import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import type { App } from '../apps/server/src/app.ts'
import type { DemoProject } from './breeding/demo-project.ts'
import { type ColonyPair, colonyOn } from './colony/colony.ts'
import { feedingsOf, writeFeedings } from './feedings.ts'
import { actorFor, type DemoKeeper, isThere, registerKeeper } from './keepers.ts'
import { addAnimals, uploadPhotos } from './seed-animals.ts'
import { addProject } from './seed-breeding.ts'

/** Breeds corn snakes in the fifth generation, and shows them to everybody. */
export const colonyKeeper: DemoKeeper = {
  username: 'ines',
  password: 'demo-keeper',
  name: 'Ines Halloran',
  email: 'ines@halloran-corns.example',
}

/** Makes the keeper of the colony, or answers false and changes nothing where the name is taken. */
export async function seedColony(app: App): Promise<boolean> {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (await isThere(app, colonyKeeper)) return false
  const today = civilDayOf(new Date(), timeZone)
  const colony = colonyOn(today)
  const keeperId = await registerKeeper(app, colonyKeeper, timeZone)
  if (keeperId === null) return false
  await app.services.accounts.operator.setPlan(colonyKeeper.username, 'pro')
  const actor = actorFor(keeperId, 'pro', timeZone)
  const context = { app, actor, email: colonyKeeper.email }
  const addresses = await uploadPhotos(context, colony.animals)
  const ids = await addAnimals(context, colony.animals, addresses)
  await writeFeedings({ app, actor, ids }, feedingsOf(colony.animals, today))
  const breeding = { app, actor, animals: colony.animals, ids, today }
  for (const pair of colony.pairs) await addProject(breeding, seasonOf(pair))
  await app.services.sharing.changeSharing(actor, { profile: true, collection: true })
  return true
}

/** What came of a pair last summer: all its eggs hatched but one. */
const seasonOf = ({ sire, dam, young: [first, ...others] }: ColonyPair): DemoProject => ({
  name: `${sire} x ${dam}`,
  status: 'Completed',
  male: sire,
  female: dam,
  tempC: 28,
  clutches: first ? [{ laid: { hatchling: first }, hatched: others.length, infertile: 1 }] : [],
  born: others,
})
