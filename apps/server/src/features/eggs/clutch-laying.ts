import { refuseClutch } from '@clutchbook/domain/clutches/clutches.errors'
import { clutchKindOf, laidProblems, layDateProblem } from '@clutchbook/domain/clutches/clutches.rules'
import type { NewLaying, WholeClutch } from '@clutchbook/domain/clutches/clutches.schema'
import type { NewEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { suggestedIncubation } from '@clutchbook/domain/eggs/incubation.rules'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce } from '../../platform/database/request-keys.ts'
import { moveEggsIn } from './clutch-moving.ts'
import { openClutch } from './clutch-opening.ts'
import { findMother, motherOf, siresOf } from './clutch-parents.ts'
import { readClutch } from './clutch-reading.ts'
import { tellClutch } from './clutch-telling.ts'
import type { ClutchRow } from './clutches.repository.ts'
import { type EggsDependencies, ensureProject, keyed, nowOf, sayingNumberTaken } from './egg-reading.ts'
import { ensureMayHaveBox, noteStay } from './egg-stays.ts'
import { storeRows } from './egg-storing.ts'
import { endGravid, numberEggs } from './laying.ts'

/** What is counted of a laying or a birth, and the eggs that move in. */
const countsOf = ({ eggs = 0, slugs = 0, live = 0, stillborn = 0, eggIds }: NewLaying) => ({
  ...{ eggs, slugs, live, stillborn, eggIds },
})

/** Adds clutches with their eggs, and litters with their young (CLU-02 to CLU-05). */
export function createClutchLaying(dependencies: EggsDependencies) {
  const { transact, clock, billing, breeding } = dependencies

  /** The eggs of a new clutch, numbered on, slugs last. */
  const lay = async (
    tx: Tx,
    actor: Actor,
    clutch: ClutchRow,
    { eggs, slugs, firstNumber, species }: ReturnType<typeof countsOf> & Numbered,
  ): Promise<void> => {
    const { id: clutchId, breedingProjectId, layDate, temperature, temperatureUnit, humidity } = clutch
    await billing.reserveQuota(tx, actor, 'eggs', eggs + slugs)
    const numbers = await numberEggs(tx, actor, breedingProjectId, { count: eggs + slugs, firstNumber })
    const { days: incubationDays } = suggestedIncubation(species, temperature)
    const egg = {
      clutchId,
      breedingProjectId,
      layDate,
      temperature,
      temperatureUnit,
      humidity,
      incubationDays,
    }
    const laid = numbers.map(
      (eggNumber, n): NewEgg => ({
        ...{ ...egg, eggNumber },
        ...(n < eggs ? {} : { status: 'Slugged' as const, isViable: false }),
      }),
    )
    await storeRows(tx, actor, dependencies, laid)
  }

  const create = async (tx: Tx, actor: Actor, input: NewLaying): Promise<WholeClutch> => {
    const { keeperId } = actor
    const now = nowOf(clock, actor)
    await bumpDataVersion(tx, keeperId)
    const project = await ensureProject(breeding, tx, actor, input.breedingProjectId)
    const mother = await motherOf(tx, keeperId, project, input.femaleId)
    const sires = await siresOf(tx, keeperId, project, input)
    const { species, born } = await findMother(tx, keeperId, mother)
    const kind = input.kind ?? clutchKindOf(species)
    const counts = countsOf(input)
    const problems = laidProblems(kind, counts)
    if (Object.keys(problems).length > 0) throw refuseClutch(problems)
    ensureMayHaveBox(kind, input.boxId)
    const problem = layDateProblem(input.layDate, { today: now.today, born, firstHatch: null })
    if (problem !== null) throw refuseField('layDate', problem)
    const {
      eggs: _eggs,
      slugs: _slugs,
      live: _live,
      stillborn: _stillborn,
      eggIds,
      firstNumber,
      sireIds: _sires,
      femaleId: _female,
      breedingProjectId: _project,
      movedAt,
      ...fields
    } = input
    const young =
      kind === 'litter'
        ? { liveCount: counts.live, stillbornCount: counts.stillborn, slugCount: counts.slugs }
        : {}
    const clutch = await openClutch(tx, {
      ...{ keeperId, createdAt: now.moment, project, mother, sires },
      said: { ...fields, ...young, kind, layDate: input.layDate },
    })
    await noteStay(tx, {
      keeperId,
      of: { column: 'clutchId', id: clutch.id },
      before: null,
      boxId: clutch.boxId,
      movedAt,
      createdAt: now.moment,
    })
    if (mother.femaleId !== null) await endGravid(tx, actor, mother.femaleId, input.layDate)
    if (eggIds !== undefined) await moveEggsIn({ tx, actor, now }, clutch, eggIds, 'eggIds')
    else if (kind === 'eggs') await lay(tx, actor, clutch, { ...counts, firstNumber, species })
    await tellClutch(tx, clutch, now.today)
    return readClutch(tx, clock, actor, clutch.id)
  }

  return {
    /**
     * Adds a clutch with its eggs and slugs, or a litter. Throws 'plan-limit' where the plan does not hold all eggs, and
     * 'taken' for a code that another clutch has and a number that its project has; then nothing is stored.
     */
    create: (actor: Actor, input: NewLaying): Promise<WholeClutch> =>
      sayingNumberTaken(
        transact((tx) =>
          answerOnce(tx, clock, keyed(actor, 'laying', input), () => create(tx, actor, input)),
        ),
      ),
  }
}

type Numbered = { readonly firstNumber: string | null | undefined; readonly species: string | null }
