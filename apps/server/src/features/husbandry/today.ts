import {
  momentAsked,
  type Thawed,
  thawList,
  type WorkOfDay,
  workByDay,
} from '@clutchbook/domain/husbandry/today.rules'
import type { TodayQuery } from '@clutchbook/domain/husbandry/today.schema'
import {
  frozenMeals,
  isFeeding,
  type Judged,
  judge,
  type TodayPage,
  tellToday,
} from '@clutchbook/domain/husbandry/today-telling.rules'
import type { DayRange } from '@clutchbook/domain/kernel/civil-day'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, keeperNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { listStock } from '../collection/collection.service.ts'
import { readPlaceTree } from '../places/places.service.ts'
import { type PlansAt, readSchedules } from './plan-reading.ts'
import type { RecordReadings } from './record-readings.ts'
import { readSettings } from './settings.ts'
import { readUsualMeals } from './usual-meals.ts'
import { readWatch } from './watch-reading.ts'

export type TodayDependencies = { readonly db: Db; readonly clock: Clock; readonly readings: RecordReadings }

/** What is to be done on a day (HUS-31 to HUS-33). */
export const createToday =
  ({ db, clock, readings }: TodayDependencies) =>
  async ({ keeperId, timeZone }: Actor, { on, limit, cursor }: TodayQuery): Promise<TodayPage> => {
    const here = keeperNow(clock, timeZone)
    const now = momentAsked(here, on)
    const settings = await readSettings(db, keeperId)
    const tree = await readPlaceTree(db, keeperId)
    const { restDays } = settings
    const judged = await readJudged(db, keeperId, { ...now, restDays, tree }, readings)
    const watch = await readWatch(db, keeperId, { day: here.day, settings }, readings.alarms)
    const stock = await listStock(db, keeperId)
    return tellToday(judged, { day: now.day, tree, watch, stock }, { limit, cursor })
  }

/** What is to be thawed today and tomorrow, as Today tells it. */
export async function readThawed(
  { db, clock, readings }: TodayDependencies,
  { keeperId, timeZone }: Pick<Actor, 'keeperId' | 'timeZone'>,
): Promise<Thawed[]> {
  const now = keeperNow(clock, timeZone)
  const { restDays } = await readSettings(db, keeperId)
  const judged = await readJudged(db, keeperId, { ...now, restDays }, readings)
  return thawList(frozenMeals(judged, now.day))
}

/** What is due from which day on, counted by kind (HUS-29). */
export const createWorkByDay =
  ({ db, clock, readings }: TodayDependencies) =>
  async ({ keeperId, timeZone }: Actor, days: DayRange): Promise<WorkOfDay[]> => {
    const now = keeperNow(clock, timeZone)
    const { restDays } = await readSettings(db, keeperId)
    const scheduled = await readSchedules(db, keeperId, {}, { ...now, restDays }, readings.answering)
    const plans = scheduled.map(({ schedule: { plan, next } }) => ({ kind: plan.kind, next }))
    return workByDay(plans, now.day, days)
  }

/** Plans with all that their rows tell, as they stand at a moment. */
async function readJudged(
  db: Db,
  keeperId: number,
  now: PlansAt,
  { answering, usualMeals }: RecordReadings,
): Promise<Judged[]> {
  const scheduled = await readSchedules(db, keeperId, {}, now, answering)
  const fed = scheduled
    .filter(isFeeding)
    .flatMap(({ held: { animalId: id, recordsTag: tag } }) => (id === null ? [] : [{ id, tag }]))
  const findMeal = await readUsualMeals(db, keeperId, fed, usualMeals)
  return scheduled.map((one) => judge(one, findMeal(one.held.animalId ?? 0) ?? null))
}
