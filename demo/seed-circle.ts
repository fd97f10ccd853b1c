import type { App } from '../apps/server/src/app.ts'
import { demoKeeper } from './collection.ts'
import { actorFor, type DemoKeeper, findKeeper } from './keepers.ts'
import { colonyKeeper } from './seed-colony.ts'
import { freeKeeper } from './seed-free-keeper.ts'

/** Who follows whom among the demo keepers. */
const follows: readonly (readonly [who: DemoKeeper, whom: DemoKeeper])[] = [
  [demoKeeper, colonyKeeper],
  [colonyKeeper, demoKeeper],
  [freeKeeper, colonyKeeper],
  [freeKeeper, demoKeeper],
]

/** Has the demo keepers follow each other, as far as they are there. */
export async function seedCircle(app: App): Promise<void> {
  for (const [who, whom] of follows) {
    const [keeperId, followed] = [await findKeeper(app, who), await findKeeper(app, whom)]
    if (keeperId !== null && followed !== null)
      await app.services.people.follow(actorFor(keeperId, 'free', 'UTC'), followed)
  }
}
