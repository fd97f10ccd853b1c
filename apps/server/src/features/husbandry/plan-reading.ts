import { cleaningScopes, type Plan } from '@clutchbook/domain/husbandry/plan'
import { planNotFound } from '@clutchbook/domain/husbandry/plan.errors'
import type { ShownPlan } from '@clutchbook/domain/husbandry/plan.schema'
import { nextOf, type Situation } from '@clutchbook/domain/husbandry/plan-next.rules'
import type { DoneRecord } from '@clutchbook/domain/husbandry/plan-turn.rules'
import { namedFoodIn, readStoredData, textOf } from '@clutchbook/domain/husbandry/record-data'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, type KeeperNow, keeperNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { type AnimalCache, createAnimalCache } from './animal-cache.ts'
import {
  type AnsweringRow,
  listAnswering,
  listConditions,
  listCourses,
  listGravid,
} from './plan-situations.repository.ts'
import { listPlans, type PlanFilter, type PlanOfAnimal } from './plans.repository.ts'
import { conditionOf } from './record-facts.ts'
import { readSettings } from './settings.ts'
import { planOf, toShownPlan } from './stored-plan.ts'

/** A meal that came up again is a matter of days, so records of before the rest and of so many days tell of all rests. */
const regurgitatedWithinDays = 30

/** Of doses and cleanings those of so many days are read, and some from before. */
const narrowerDays = 44

/** What a record tells of a plan. */
function doneRecordOf({
  id,
  typeKey: kind,
  recordDate: day,
  recordTime: time,
  data,
}: AnsweringRow): DoneRecord {
  const said = readStoredData(data) ?? {}
  const { outcome, againOn, regurgitatedOn, drug, scope } = said
  return {
    ...{ id, kind, day, time },
    ...{ outcome: textOf(outcome), againOn: textOf(againOn), regurgitatedOn: textOf(regurgitatedOn) },
    drug: textOf(drug),
    scope: cleaningScopes.find((one) => one === scope) ?? null,
    food: namedFoodIn(said),
  }
}

/** A plan with its animal, and all that its next turn follows from. */
export type StandingPlan = {
  readonly row: PlanOfAnimal
  readonly plan: Plan & { readonly id: number }
  readonly situation: Situation
}

/** When plans are looked at, and for how long the keeper has animals rest after a regurgitation. */
export type StandingAt = KeeperNow & Pick<Situation, 'restDays'>

/**
 * Plans as they stand at a moment, by as many statements for many as for one. Records are read of those animals alone of
 * which the cache does not know what they say.
 */
export async function readStanding(
  db: Db,
  keeperId: number,
  filter: PlanFilter,
  now: StandingAt,
  cache: AnsweringCache = createAnimalCache(),
): Promise<StandingPlan[]> {
  const rows = await listPlans(db, keeperId, filter)
  if (rows.length === 0) return []
  const findAnswering = await readAnswering(db, keeperId, filter, rows, now, cache)
  const situationOf = await readSituations(db, keeperId, filter, now, findAnswering)
  return rows.map((row) => ({ row, plan: { ...planOf(row), id: row.id }, situation: situationOf(row) }))
}

/** Plans with when each is due next. */
export async function readPlans(
  db: Db,
  { keeperId, timeZone }: Actor,
  clock: Clock,
  filter: PlanFilter,
): Promise<ShownPlan[]> {
  const { restDays } = await readSettings(db, keeperId)
  return showPlans(await readStanding(db, keeperId, filter, { ...keeperNow(clock, timeZone), restDays }))
}

/** Plans that were read, as their owner reads them. */
export const showPlans = (standing: readonly StandingPlan[]): ShownPlan[] =>
  standing.map(({ row, plan, situation }) => toShownPlan(row, nextOf(plan, situation)))

/** One own plan. Throws 'not-found' for a missing one and for another keeper's alike. */
export async function readPlan(db: Db, actor: Actor, clock: Clock, id: number): Promise<ShownPlan> {
  const [plan] = await readPlans(db, actor, clock, { id })
  if (!plan) throw planNotFound()
  return plan
}

/** The records of an animal that its plans follow from. */
type Answering = readonly DoneRecord[]

/** Such records as they were read before. */
export type AnsweringCache = AnimalCache<Answering>

type FindAnswering = (animalId: number) => Answering | undefined

/** Answers how one finds the records that these plans follow from, by their animals. */
function readAnswering(
  db: Db,
  keeperId: number,
  filter: PlanFilter,
  plans: readonly PlanOfAnimal[],
  { day, restDays }: StandingAt,
  cache: AnsweringCache,
): Promise<FindAnswering> {
  const days = {
    today: day,
    narrower: addDays(day, -narrowerDays),
    regurgitated: addDays(day, -restDays - regurgitatedWithinDays),
  }
  const animals = [...Map.groupBy(plans, ({ animalId }) => animalId)].map(([id, own]) => ({
    id,
    tag: `${own[0]?.recordsTag} ${own.map(({ kindKey }) => kindKey).join()}`,
  }))
  return cache.read({ keeperId, terms: JSON.stringify([days, filter]) }, animals, async (animalIds) => {
    const rows = await listAnswering(db, keeperId, { ...filter, animalIds }, days)
    const once = new Map(rows.map((row) => [row.id, row])).values()
    const records = Map.groupBy(once, ({ animalId }) => animalId)
    return ({ id }) => (records.get(id) ?? []).map(doneRecordOf)
  })
}

async function readSituations(
  db: Db,
  keeperId: number,
  filter: PlanFilter,
  now: StandingAt,
  findAnswering: FindAnswering,
): Promise<(plan: PlanOfAnimal) => Situation> {
  const gravid = new Set((await listGravid(db, keeperId, filter)).map(({ animalId }) => animalId))
  const conditions = Map.groupBy(
    await listConditions(db, keeperId, filter, now.day),
    ({ animalId }) => animalId,
  )
  const courses = Map.groupBy(await listCourses(db, keeperId, filter), ({ animalId }) => animalId)
  return ({ animalId, kindKey, isArchived }) => ({
    ...now,
    isGravid: gravid.has(animalId),
    conditions: (conditions.get(animalId) ?? []).flatMap(conditionOf),
    records: (findAnswering(animalId) ?? []).filter(({ kind }) => kind === kindKey),
    courses: (courses.get(animalId) ?? []).map(({ isOn, ...course }) => ({ ...course, isOn: Boolean(isOn) })),
    isArchived: Boolean(isArchived),
  })
}
