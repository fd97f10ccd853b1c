import { eggNumbersFrom, suggestedEggNumber } from '@clutchbook/domain/eggs/egg-numbers.rules'
import { cannotCountOn } from '@clutchbook/domain/eggs/eggs.errors'
import type { NewClutch, NewEgg, SavedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { moveCounts } from '../../platform/database/keeper-state.ts'
import { answerOnce } from '../../platform/database/request-keys.ts'
import { endLasting } from '../collection/collection.service.ts'
import { toEgg } from './egg-answers.ts'
import { type EggsDependencies, ensureProject, keyed, nowOf, sayingNumberTaken } from './egg-reading.ts'
import { incubating, newEggValues } from './egg-values.ts'
import { createEggs, listEggNumbers } from './eggs.repository.ts'
import { followed } from './following.ts'

/** She has laid, so she is gravid no more (HUS-08). */
const endGravid = (tx: Tx, { keeperId }: Actor, animalId: number, layDate: CivilDay): Promise<void> =>
  endLasting(tx, { keeperId, animalId }, 'gravid', layDate)

/** New eggs, one by one or a whole clutch. */
export function createLaying({ transact, clock, billing, breeding }: EggsDependencies) {
  const store = async (tx: Tx, actor: Actor, eggs: readonly NewEgg[]): Promise<SavedEgg[]> => {
    const { keeperId } = actor
    const now = nowOf(clock, actor)
    const values = eggs.map((egg) => newEggValues(egg, keeperId, now))
    const rows = await createEggs(tx, values)
    await moveCounts(tx, keeperId, { incubatingEggs: values.reduce((sum, egg) => sum + incubating(egg), 0) })
    const [first, ...others] = rows
    // The eggs of a call lie in one project, which moves once.
    return first ? [await followed({ tx, actor, breeding, now }, first, null), ...others.map(toEgg)] : []
  }

  return {
    /** Adds an egg. Throws 'plan-limit' when the plan holds no more, 'taken' for a number that its project has. */
    create: (actor: Actor, input: NewEgg): Promise<SavedEgg> =>
      sayingNumberTaken(
        transact((tx) =>
          answerOnce(tx, clock, keyed(actor, 'egg', input), async () => {
            await billing.reserveQuota(tx, actor, 'eggs')
            await ensureProject(breeding, tx, actor, input.breedingProjectId)
            const [egg] = await store(tx, actor, [input])
            return egg as SavedEgg
          }),
        ),
      ),

    /** Adds a whole clutch, numbered in sequence: all of it, or nothing where the plan or a number stands in the way. */
    createClutch: (actor: Actor, input: NewClutch): Promise<SavedEgg[]> =>
      sayingNumberTaken(
        transact((tx) =>
          answerOnce(tx, clock, keyed(actor, 'clutch', input), async () => {
            const { count, firstNumber, ...egg } = input
            await billing.reserveQuota(tx, actor, 'eggs', count)
            const project = await ensureProject(breeding, tx, actor, egg.breedingProjectId)
            if (project?.femaleId) await endGravid(tx, actor, project.femaleId, egg.layDate)
            const first =
              firstNumber ||
              suggestedEggNumber(await listEggNumbers(tx, actor.keeperId, egg.breedingProjectId))
            const numbers = eggNumbersFrom(first, count)
            if (!numbers) throw cannotCountOn()
            return store(
              tx,
              actor,
              numbers.map((eggNumber) => ({ ...egg, eggNumber })),
            )
          }),
        ),
      ),
  }
}
