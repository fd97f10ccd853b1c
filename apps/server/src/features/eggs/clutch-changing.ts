import { isDeepStrictEqual } from 'node:util'
import { refuseClutch } from '@clutchbook/domain/clutches/clutches.errors'
import { clutchMessages, laidProblems, layDateProblem } from '@clutchbook/domain/clutches/clutches.rules'
import type { ClutchChange, WholeClutch } from '@clutchbook/domain/clutches/clutches.schema'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import { sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import { offspringOfItself } from '@clutchbook/domain/lineage/lineage.errors'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { changesNothing } from '../../platform/database/unchanged.ts'
import { listYoungOf } from './clutch-hatch.repository.ts'
import { ensureCodeFree } from './clutch-opening.ts'
import { findMother, type KeptFemale, motherOf, siresOf } from './clutch-parents.ts'
import { ensureClutchVersion, getClutch, readClutch } from './clutch-reading.ts'
import { tellClutch } from './clutch-telling.ts'
import {
  type ClutchRow,
  type ClutchValues,
  changeClutch,
  listEggsOfClutch,
  listSires,
  replaceSires,
  type SireRow,
  type SireValues,
} from './clutches.repository.ts'
import {
  type EggsDependencies,
  ensureProject,
  type FoundProject,
  nowOf,
  sayingNumberTaken,
} from './egg-reading.ts'
import { ensureMayHaveBox, noteStay } from './egg-stays.ts'
import { changedEggValues, type Now } from './egg-values.ts'
import { changeEggs, type EggRow } from './eggs.repository.ts'

/** A change that is under way. */
type Work = {
  readonly tx: Tx
  readonly actor: Actor
  readonly now: Now
  readonly before: ClutchRow
  readonly input: ClutchChange
  readonly eggs: readonly EggRow[]
  /** The project that the clutch is to be of, and whether that is another than before. */
  readonly project: FoundProject
  readonly isMoved: boolean
}

const keptFemaleOf = ({ femaleId, femaleName, femaleMorph, species }: ClutchRow): KeptFemale => ({
  ...{ femaleId, femaleName, femaleMorph, species },
})

/** The mother after a change: named, taken from another project, or as she was. */
async function motherAfter({ tx, before, input, project, isMoved }: Work): Promise<KeptFemale> {
  const { femaleId } = input
  if (femaleId === undefined && !(isMoved && project)) return keptFemaleOf(before)
  // Also null where she was deleted: whoever sends the whole clutch leaves her as she is kept.
  if (femaleId === before.femaleId && !isMoved) return keptFemaleOf(before)
  return motherOf(tx, before.keeperId, project, femaleId)
}

/** Gives a clutch the sires that are named, those of another project, or none; else they stay. Answers whether it has others now. */
async function changeSires({ tx, before, input, project, isMoved }: Work): Promise<boolean> {
  const isParthenogenetic = input.isParthenogenetic ?? Boolean(before.isParthenogenetic)
  const { sireIds } = input
  const stay = sireIds === undefined && !isParthenogenetic && !(isMoved && project)
  if (stay) return false
  const sires = await siresOf(tx, before.keeperId, project, { sireIds, isParthenogenetic })
  const earlier = await listSires(tx, before.keeperId, [before.id])
  if (isDeepStrictEqual(sires, earlier.map(valuesOfSire))) return false
  await replaceSires(tx, before, sires)
  return true
}

const valuesOfSire = ({ animalId, name, morph }: SireRow): SireValues => ({ animalId, name, morph })

/** Throws 'not-valid' for a day that can't be, and for counts that its kind does not have. */
async function ensureRight({ tx, now, before, eggs }: Work, values: ClutchValues): Promise<void> {
  const { kind, layDate, liveCount: live, stillbornCount: stillborn, slugCount: slugs } = values
  if (kind === 'litter' && eggs.length > 0) throw refuseField('kind', clutchMessages.eggsOfLitter)
  const hasYoung = live + stillborn + slugs > 0
  if (kind === 'litter' || hasYoung) {
    const counts = kind === 'litter' ? { live, stillborn, slugs } : { eggs: 1, live, stillborn }
    const problems = Object.entries(laidProblems(kind, counts))
    if (problems.length > 0)
      throw refuseClutch(Object.fromEntries(problems.map(([name, message]) => [`${name}Count`, message])))
    if (kind === 'eggs' && slugs > 0) throw refuseField('slugs', clutchMessages.youngOfEggs)
  }
  if (layDate === before.layDate && values.femaleId === before.femaleId) return
  const { born } = await findMother(tx, before.keeperId, values)
  const hatched = eggs.flatMap(({ hatchDate }) => hatchDate ?? []).sort()
  const bounds = { today: now.today, born, firstHatch: hatched[0] ?? null }
  const problem = layDateProblem(layDate, bounds)
  if (problem !== null) throw refuseField('layDate', problem)
}

/** Changes clutches, and what goes along with them. */
export function createClutchChanging(dependencies: EggsDependencies) {
  const { transact, clock, collection, breeding, clutchLeaves } = dependencies

  /** Eggs are in the project of their clutch, and those that had its day have it again (CLU-06, CLU-09). */
  const bringEggs = async (work: Work, after: ClutchRow): Promise<void> => {
    const { tx, before, eggs, now } = work
    const { breedingProjectId } = after
    const changes = eggs.flatMap((row) => {
      const isOfDay = row.layDate === before.layDate && after.layDate !== before.layDate
      if (!isOfDay && row.breedingProjectId === breedingProjectId) return []
      const change = { breedingProjectId, ...(isOfDay ? { layDate: after.layDate } : {}) }
      return [{ id: row.id, values: changedEggValues(row, change, now) }]
    })
    await changeEggs(tx, changes)
  }

  /** A project that a clutch leaves has the status back that it had (SEA-05). */
  const leaveProject = async ({ tx, before, isMoved }: Work): Promise<void> => {
    if (!isMoved) return
    for (const leave of clutchLeaves) await leave(tx, before)
  }

  /** A project that a clutch is put into follows it, and so does its own where it is put into a box (SEA-05). */
  const followChange = async ({ tx, before, now, isMoved }: Work, after: ClutchRow): Promise<void> => {
    const isBoxed = after.boxId !== null && after.boxId !== before.boxId
    if (isMoved) await tellClutch(tx, after, now.today)
    else if (isBoxed) await tellClutch(tx, after, now.today, 'boxed')
  }

  /** Young that have no father get the one that is named. Throws 'not-valid' where not one is. */
  const applyToYoung = async ({ tx, actor, before, input }: Work): Promise<void> => {
    const [fatherId, ...others] = input.sireIds ?? []
    if (fatherId === undefined || others.length > 0) throw refuseField('sireIds', clutchMessages.oneSire)
    for (const id of await listYoungOf(tx, actor.keeperId, before.id)) {
      if (await collection.isAncestor(tx, actor, id, fatherId)) throw offspringOfItself()
      await collection.adopt(tx, actor, id, { fatherId, motherId: null })
    }
  }

  const change = async (work: Work): Promise<void> => {
    const { tx, before, input, project, isMoved } = work
    const { keeperId } = before
    const { applyToYoung: applies, sireIds: _sires, slugs, femaleId: _female, movedAt, ...sent } = input
    const { id: _id, codeKey: _key, ...row } = before
    const values: ClutchValues = {
      ...row,
      isParthenogenetic: Boolean(row.isParthenogenetic),
      ...sentFieldsOf(sent),
      ...(slugs === undefined ? {} : { slugCount: slugs }),
      ...(await motherAfter(work)),
      breedingProjectId: project?.id ?? null,
      projectName: isMoved ? null : row.projectName,
      ...(isMoved ? { movedFrom: null, movedTo: null } : {}),
      version: row.version + 1,
    }
    await ensureRight(work, values)
    ensureMayHaveBox(values.kind, values.boxId)
    if (values.code !== before.code) await ensureCodeFree(tx, keeperId, values.code, before.id)
    await noteStay(tx, {
      keeperId,
      of: { column: 'clutchId', id: before.id },
      before: before.boxId,
      boxId: values.boxId,
      movedAt,
      createdAt: work.now.moment,
    })
    await leaveProject(work)
    const hasOtherSires = await changeSires(work)
    const after =
      hasOtherSires || !changesNothing(before, values) ? await changeClutch(tx, before.id, values) : before
    await bringEggs(work, after)
    await followChange(work, after)
    if (applies) await applyToYoung(work)
  }

  return {
    /** Changes a clutch. With a version stated, throws 'stale-version' when it has moved on; then nothing is lost. */
    change: (actor: Actor, id: number, input: ClutchChange, version: number | null): Promise<WholeClutch> =>
      sayingNumberTaken(
        transact(async (tx) => {
          await bumpDataVersion(tx, actor.keeperId)
          const before = await getClutch(tx, actor, id)
          await ensureClutchVersion(tx, clock, before, version)
          const projectId =
            input.breedingProjectId === undefined ? before.breedingProjectId : input.breedingProjectId
          const isMoved = projectId !== before.breedingProjectId
          const project = await ensureProject(breeding, tx, actor, projectId)
          const eggs = await listEggsOfClutch(tx, actor.keeperId, id)
          await change({ tx, actor, now: nowOf(clock, actor), before, input, eggs, project, isMoved })
          return readClutch(tx, clock, actor, id)
        }),
      ),
  }
}
