import { freeLimits } from '@clutchbook/domain/billing/billing.rules'
import type { App } from '../apps/server/src/app.ts'
import { actorFor, type DemoKeeper, isThere, registerKeeper } from './keepers.ts'

/** Keeps as many animals as the free plan holds: the next one leads to Pro. */
export const freeKeeper: DemoKeeper = {
  username: 'robin',
  password: 'demo-keeper',
  name: 'Robin Field',
  email: 'robin@field-geckos.example',
}

const morphs = ['Normal', 'Tangerine', 'Mack Snow', 'Tremper Albino', 'Eclipse'] as const
const names = [
  'Clover',
  'Moth',
  'Bracken',
  'Tansy',
  'Sorrel',
  'Wren',
  'Fern',
  'Burr',
  'Teasel',
  'Vetch',
] as const

/** Makes the keeper at the limit of the free plan, or answers false and changes nothing where the name is taken. */
export async function seedFreeKeeper(app: App): Promise<boolean> {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (await isThere(app, freeKeeper)) return false
  const keeperId = await registerKeeper(app, freeKeeper, timeZone)
  if (keeperId === null) return false
  const actor = actorFor(keeperId, 'free', timeZone)
  for (const [place, name] of names.slice(0, freeLimits.animals).entries())
    await app.services.collection.create(actor, {
      name,
      species: 'Eublepharis macularius',
      sex: place % 3 === 0 ? 'Male' : 'Female',
      morph: morphs[place % morphs.length] ?? null,
      weight: 52 + 3 * place,
      weightUnit: 'grams',
    })
  return true
}
