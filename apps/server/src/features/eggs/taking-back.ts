import { eggWorkedOn, notFromThisEgg } from '@clutchbook/domain/eggs/eggs.errors'
import type { Egg, TakenBack, TakingBack } from '@clutchbook/domain/eggs/eggs.schema'
import { refusedWithin } from '@clutchbook/domain/kernel/domain-error'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion, moveCounts } from '../../platform/database/keeper-state.ts'
import { answerOnce } from '../../platform/database/request-keys.ts'
import { toEgg } from './egg-answers.ts'
import { type EggsDependencies, getEgg, keyed, nowOf } from './egg-reading.ts'
import { changedEggValues, incubating, type Now } from './egg-values.ts'
import { changeEgg } from './eggs.repository.ts'

type Former = TakingBack['eggs'][number]

/** Takes back what was done to eggs (U7): a change of status, or a hatch with its animals. */
export function createTakingBack({ transact, clock, collection, lineage, breeding }: EggsDependencies) {
  const restore = async (tx: Tx, actor: Actor, former: Former, now: Now): Promise<Egg> => {
    const { id, version, status, hatchDate, animal } = former
    const row = await getEgg(tx, actor, id)
    if (row.version !== version) throw eggWorkedOn(row.eggNumber)
    if (animal && !(await lineage.isHatchedFrom(tx, actor, id, animal.id))) throw notFromThisEgg()
    const changed = await changeEgg(tx, id, changedEggValues(row, { status, hatchDate }, now))
    await moveCounts(tx, actor.keeperId, { incubatingEggs: incubating(changed) - incubating(row) })
    return toEgg(changed)
  }

  return {
    /**
     * Eggs are as they were, their animals go to the trash with their links, and projects that followed are where they
     * were. Throws 'taken' where an egg or an animal has moved on; then nothing is taken back. A project that has moved on
     * keeps its status, and is named.
     */
    takeBack: (actor: Actor, input: TakingBack): Promise<TakenBack> =>
      transact((tx) =>
        answerOnce(tx, clock, keyed(actor, 'take back', input), async () => {
          await bumpDataVersion(tx, actor.keeperId)
          const now = nowOf(clock, actor)
          const eggs: Egg[] = []
          for (const [at, former] of input.eggs.entries())
            eggs.push(
              await restore(tx, actor, former, now).catch((error: unknown) => {
                throw refusedWithin(error, 'hatchDate', `eggs.${at}.hatchDate`)
              }),
            )
          await collection.takeBack(
            tx,
            actor,
            input.eggs.flatMap(({ animal }) => animal ?? []),
          )
          const keptProjects: string[] = []
          for (const move of input.projects ?? []) {
            const { name, moved } = await breeding.moveBack(tx, actor, move)
            if (!moved) keptProjects.push(name)
          }
          return { eggs, keptProjects }
        }),
      ),
  }
}
