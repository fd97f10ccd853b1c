import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { planNotFound } from '@clutchbook/domain/husbandry/plan.errors'
import type { ShownPlan } from '@clutchbook/domain/husbandry/plan.schema'
import { nextOf, type Situation, usualRestDays } from '@clutchbook/domain/husbandry/plan-next.rules'
import type { DoneRecord } from '@clutchbook/domain/husbandry/plan-turn.rules'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, todayIn } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  type AnsweringRow,
  listCourses,
  listGravid,
  listLastRecordsBefore,
  listRecordsSince,
} from './plan-situations.repository.ts'
import { listPlans, type PlanFilter, type PlanOfAnimal } from './plans.repository.ts'
import { planOf, toShownPlan } from './stored-plan.ts'

/** A meal that came up again is a matter of days, so records of before the rest and of so many days tell of all rests. */
const regurgitatedWithinDays = 30

/** What a record tells of a plan. None has data yet: it tells that something was done. */
const doneRecordOf = ({ id, recordType: kind, recordDate: day }: AnsweringRow): DoneRecord => ({
  ...{ id, kind, day, time: null },
  ...{ outcome: null, againOn: null, regurgitatedOn: null, drug: null, scope: null },
})

/** Plans with when each is due next, by as many statements for many as for one. */
export async function readPlans(
  db: Db,
  { keeperId, timeZone }: Actor,
  clock: Clock,
  filter: PlanFilter,
): Promise<ShownPlan[]> {
  const rows = await listPlans(db, keeperId, filter)
  if (rows.length === 0) return []
  const now = { day: todayIn(clock, timeZone), clock: timeOfDayAt(clock.now(), timeZone) }
  const situationOf = await readSituations(db, keeperId, filter, now)
  return rows.map((row) => toShownPlan(row, nextOf({ ...planOf(row), id: row.id }, situationOf(row))))
}

/** One own plan. Throws 'not-found' for a missing one and for another keeper's alike. */
export async function readPlan(db: Db, actor: Actor, clock: Clock, id: number): Promise<ShownPlan> {
  const [plan] = await readPlans(db, actor, clock, { id })
  if (!plan) throw planNotFound()
  return plan
}

async function readSituations(
  db: Db,
  keeperId: number,
  filter: PlanFilter,
  now: Pick<Situation, 'day' | 'clock'>,
): Promise<(plan: PlanOfAnimal) => Situation> {
  const restDays = usualRestDays
  const since = addDays(now.day, -restDays - regurgitatedWithinDays)
  const rows = [
    ...(await listLastRecordsBefore(db, keeperId, filter, since)),
    ...(await listRecordsSince(db, keeperId, filter, since)),
  ]
  const keyOf = (animalId: number, kind: string): string => `${animalId} ${recordTypeKey(kind)}`
  const records = Map.groupBy(rows, ({ animalId, recordType }) => keyOf(animalId, recordType))
  const gravid = new Set((await listGravid(db, keeperId, filter)).map(({ animalId }) => animalId))
  const courses = Map.groupBy(await listCourses(db, keeperId, filter), ({ animalId }) => animalId)
  return ({ animalId, kind, isArchived }) => ({
    ...{ ...now, restDays, conditions: [], isGravid: gravid.has(animalId) },
    records: (records.get(keyOf(animalId, kind)) ?? []).map(doneRecordOf),
    courses: (courses.get(animalId) ?? []).map(({ isOn, ...course }) => ({ ...course, isOn: Boolean(isOn) })),
    isArchived: Boolean(isArchived),
  })
}
