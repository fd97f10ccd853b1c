import { isDeepStrictEqual } from 'node:util'
import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { animalsNotFound } from '@clutchbook/domain/collection/collection.errors'
import { feedersNotFound } from '@clutchbook/domain/husbandry/feeder.errors'
import type { Plan } from '@clutchbook/domain/husbandry/plan'
import {
  planChangedMeanwhile,
  planEventNotFound,
  planNotFound,
  planTwice,
  tooManyPlans,
} from '@clutchbook/domain/husbandry/plan.errors'
import { blankPlan } from '@clutchbook/domain/husbandry/plan.fields'
import { planLimits, planMessages, planProblems } from '@clutchbook/domain/husbandry/plan.rules'
import type {
  NewPlans,
  PlanChange,
  PlanQuery,
  PlansPut,
  ShownPlan,
} from '@clutchbook/domain/husbandry/plan.schema'
import {
  isSamePlan,
  type PlanSubject,
  plansReplaced,
  subjectKey,
  subjectsOf,
} from '@clutchbook/domain/husbandry/plan-subjects.rules'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import { sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import { placeLabel } from '@clutchbook/domain/places/place.rules'
import { placesNotFound } from '@clutchbook/domain/places/places.errors'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow, meantAt } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { CalendarService } from '../calendar/calendar.service.ts'
import { type CollectionService, listHolding } from '../collection/collection.service.ts'
import { type KeepInTrash, leaveUncounted } from '../collection/removal.hooks.ts'
import { wakeAgenda } from './agenda.repository.ts'
import { findFeeder, isFeederInTrash } from './feeders.repository.ts'
import { readPlan, readPlans } from './plan-reading.ts'
import {
  changePlans,
  createPlans,
  hasPlan,
  listPlans,
  listPlansOf,
  type PlanRow,
  type PlanValues,
  removePlan,
  type StoredPlan,
} from './plans.repository.ts'
import { planOf, valuesOf } from './stored-plan.ts'

export type PlansDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly collection: CollectionService
  readonly calendar: CalendarService
  readonly keepInTrash: KeepInTrash
}

/** What is to be done with the keeper's animals again and again (HUS-20). A foreign animal or plan is 'not-found'. */
export function createPlanning({
  db,
  transact,
  clock,
  collection,
  calendar,
  keepInTrash,
}: PlansDependencies) {
  const leave = leaveUncounted(removePlan)

  /** The row of a plan that is about to be changed. Throws 'stale-version' where the caller starts from an earlier one. */
  const getCurrent = async (
    tx: Tx,
    actor: Actor,
    id: number,
    version: number | null,
  ): Promise<StoredPlan> => {
    // Plans of places come along with any.
    const row = (await listPlans(tx, actor.keeperId, { id })).find((one) => one.id === id)
    if (!row) throw planNotFound()
    if (version !== null && version !== row.version)
      throw planChangedMeanwhile(await readPlan(tx, actor, clock, id))
    return row
  }

  /** What animals and places are called. Throws 'not-found' where one is not the keeper's. */
  const readNames = async (tx: Tx, actor: Actor, { animalIds, placeIds }: Subjects) => {
    const animals = await collection.findCards(tx, actor, animalIds)
    if (animals.size < animalIds.length) throw animalsNotFound(animalIds.length - animals.size)
    const places = new Map(
      (await listHolding(tx, actor.keeperId, placeIds)).map((place) => [place.id, place]),
    )
    if (places.size < placeIds.length) throw placesNotFound(['placeIds'])
    return ({ animalId, placeId }: PlanSubject): string => {
      const place = places.get(placeId ?? 0)
      return place ? placeLabel(place) : (animals.get(animalId ?? 0)?.name ?? '')
    }
  }

  return {
    list: async (actor: Actor, { animalId, placeId, kind }: PlanQuery): Promise<ShownPlan[]> => {
      if (animalId !== undefined) await collection.getOwn(db, actor, animalId)
      if (placeId !== undefined && (await listHolding(db, actor.keeperId, [placeId])).length === 0)
        throw placesNotFound(['placeId'])
      const kindKey = kind === undefined ? undefined : recordTypeKey(kind)
      return readPlans(db, actor, clock, { animalId, placeId, kindKey })
    },

    /** Whether anything is planned at all. */
    hasAny: (actor: Actor): Promise<boolean> => hasPlan(db, actor.keeperId),

    /**
     * Makes a plan for each of these animals and places, or replaces the one of that kind and title as a whole (HUS-21): what is
     * left out is as it is in a new plan. The event that it takes the place of is completed. All happens or nothing; the same
     * call again changes nothing.
     */
    put: (
      actor: Actor,
      { animalIds = [], placeIds = [], fromEventId, ...stated }: NewPlans,
    ): Promise<PlansPut> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const nameOf = await readNames(tx, actor, { animalIds, placeIds })
        if (typeof fromEventId === 'number' && !(await calendar.complete(tx, actor, fromEventId)))
          throw planEventNotFound()
        const { day: startsOn } = meantAt(clock, actor)
        const plan = { ...blankPlan, startsOn, ...sentFieldsOf(stated), kind: stated.kind }
        ensureMeaning(plan)
        await ensureFeeder(tx, keeperId, plan)
        const values = valuesOf(plan)
        const subjects = subjectsOf({ animalIds, placeIds })
        const plans = await listPlansOf(tx, keeperId, subjects)
        const replaced = plansReplaced(plans, values)
        const without = subjects.filter((subject) => !replaced.has(subjectKey(subject)))
        const kept = Map.groupBy(plans, subjectKey)
        const full = without.find((one) => (kept.get(subjectKey(one))?.length ?? 0) >= planLimits.ofSubject)
        if (full) throw tooManyPlans(full.placeId === null ? 'animalIds' : 'placeIds', nameOf(full))
        const changed = [...replaced.values()].filter((row) => isChanged(row, plan))
        const changedIds = changed.map(({ id }) => id)
        await changePlans(tx, keeperId, changedIds, values)
        await wakeAgenda(tx, keeperId)
        const made = await createPlans(tx, keeperId, without, { ...values, createdAt: isoNow(clock) })
        const ids = subjects.flatMap(
          (one) => replaced.get(subjectKey(one))?.id ?? made.get(subjectKey(one)) ?? [],
        )
        return { ids, created: made.size }
      }),

    /** Changes a plan. With a version stated, throws 'stale-version' when it has moved on. */
    change: (actor: Actor, id: number, change: PlanChange, version: number | null): Promise<ShownPlan> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const row = await getCurrent(tx, actor, id, version)
        const before = planOf(row)
        const plan = { ...before, ...sentFieldsOf(change) }
        ensureMeaning(plan)
        if (row.animalId !== null && plan.of) throw refuseField('of', planMessages.of)
        // A feeder that is gone by now stays named, and is named again where a change is taken back.
        const feederId = plan.food?.feederId
        if (feederId !== before.food?.feederId && !(await isTrashed(tx, keeperId, feederId)))
          await ensureFeeder(tx, keeperId, plan)
        const values = valuesOf(plan)
        if (!isSamePlan(row, values)) await ensureFirst(tx, keeperId, row, values)
        await changePlans(tx, keeperId, [id], values)
        await wakeAgenda(tx, keeperId)
        return readPlan(tx, actor, clock, id)
      }),

    /** Removes a plan; the trash keeps it. Throws 'stale-version' like a change. */
    remove: (actor: Actor, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const row = await getCurrent(tx, actor, id, version)
        const { kind, title, dose } = planOf(row)
        const records = [
          { id, label: title ?? dose?.drug ?? kind, note: row.animalName ?? row.placeCode ?? row.placeName },
        ]
        await keepInTrash(tx, { kind: 'plans', keeperId, records }, async () => [
          await leave(tx, keeperId, id),
        ])
      }),
  }
}

/** Throws 'not-valid' where the fields of a plan don't go together. */
function ensureMeaning(plan: Plan): void {
  const [problem] = Object.entries(planProblems(plan))
  if (problem) throw refuseField(...problem)
}

/** Throws 'not-found' for a plan of food that is taken of a feeder which is not the keeper's. */
async function ensureFeeder(tx: Tx, keeperId: number, { food }: Plan): Promise<void> {
  if (food?.feederId !== undefined && !(await findFeeder(tx, keeperId, food.feederId)))
    throw feedersNotFound(['food.feederId'])
}

const isTrashed = async (tx: Tx, keeperId: number, feederId: number | undefined): Promise<boolean> =>
  feederId !== undefined && (await isFeederInTrash(tx, keeperId, feederId))

/** Throws 'taken' where the animal or place of a plan has another one of that kind and title. */
async function ensureFirst(tx: Tx, keeperId: number, row: PlanRow, values: PlanValues): Promise<void> {
  const plans = await listPlansOf(tx, keeperId, [row])
  if (plans.some((other) => other.id !== row.id && isSamePlan(other, values)))
    throw planTwice(row.placeId === null ? 'animal' : 'place')
}

/** Whether a row says anything else than a plan. */
const isChanged = (row: PlanRow, plan: Plan): boolean =>
  !isDeepStrictEqual(valuesOf(planOf(row)), valuesOf(plan))

type Subjects = { readonly animalIds: readonly number[]; readonly placeIds: readonly number[] }
