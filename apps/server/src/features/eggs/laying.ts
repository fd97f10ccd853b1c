import { eggNumbersFrom, suggestedEggNumber } from '@clutchbook/domain/eggs/egg-numbers.rules'
import { cannotCountOn } from '@clutchbook/domain/eggs/eggs.errors'
import type { NewClutch, NewEgg, SavedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Actor } from '../../platform/actor.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { answerOnce } from '../../platform/database/request-keys.ts'
import { endLasting } from '../collection/collection.service.ts'
import { openClutch } from './clutch-opening.ts'
import { motherOf, siresOf } from './clutch-parents.ts'
import { changeClutchMove } from './clutch-telling.repository.ts'
import { placedNew } from './egg-placing.ts'
import {
  type EggsDependencies,
  ensureProject,
  type FoundProject,
  keyed,
  sayingNumberTaken,
} from './egg-reading.ts'
import { storeEggs } from './egg-storing.ts'
import { listEggNumbers } from './eggs.repository.ts'

/** She has laid, so she is gravid no more (HUS-08). */
export const endGravid = (tx: Tx, { keeperId }: Actor, animalId: number, layDate: CivilDay): Promise<void> =>
  endLasting(tx, { keeperId, animalId }, 'gravid', layDate)

/** Numbers of new eggs in sequence. Throws 'not-valid' where they can't be counted on from the first. */
export async function numberEggs(
  tx: Tx,
  { keeperId }: Actor,
  projectId: number | null,
  { count, firstNumber }: { readonly count: number; readonly firstNumber: string | null | undefined },
): Promise<string[]> {
  const taken = projectId === null ? [] : await listEggNumbers(tx, keeperId, projectId)
  const numbers = eggNumbersFrom(firstNumber || suggestedEggNumber(taken), count)
  if (!numbers) throw cannotCountOn()
  return numbers
}

/** New eggs, one by one or a whole clutch. */
export function createLaying(dependencies: EggsDependencies) {
  const { transact, clock, billing, breeding } = dependencies

  /** The clutch of eggs that are laid in a project. Its day may be one to come, as that of an egg may (EGG-Q11). */
  const open = async (
    tx: Tx,
    actor: Actor,
    project: NonNullable<FoundProject>,
    egg: NewEgg,
  ): Promise<number> => {
    const { keeperId } = actor
    const { layDate, temperature, temperatureUnit, humidity } = egg
    const { id } = await openClutch(tx, {
      ...{ keeperId, createdAt: isoNow(clock), project },
      mother: await motherOf(tx, keeperId, project, null),
      sires: await siresOf(tx, keeperId, project, {}),
      said: { kind: 'eggs', layDate, temperature, temperatureUnit, humidity },
    })
    return id
  }

  return {
    /** Adds an egg. Throws 'plan-limit' when the plan holds no more, 'taken' for a number that its project has. */
    create: (actor: Actor, input: NewEgg): Promise<SavedEgg> =>
      sayingNumberTaken(
        transact((tx) =>
          answerOnce(tx, clock, keyed(actor, 'egg', input), async () => {
            await billing.reserveQuota(tx, actor, 'eggs')
            const placed = await placedNew(tx, actor.keeperId, input)
            if (placed === input) await ensureProject(breeding, tx, actor, input.breedingProjectId)
            const [egg] = await storeEggs(tx, actor, dependencies, [placed])
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
            const numbers = await numberEggs(tx, actor, egg.breedingProjectId, { count, firstNumber })
            const clutchId = project ? await open(tx, actor, project, egg) : null
            const eggs = numbers.map((eggNumber) => ({ ...egg, eggNumber, clutchId }))
            const stored = await storeEggs(tx, actor, dependencies, eggs)
            const move = stored[0]?.projectMoved
            if (clutchId !== null && move) await changeClutchMove(tx, actor.keeperId, clutchId, move)
            return stored
          }),
        ),
      ),
  }
}
