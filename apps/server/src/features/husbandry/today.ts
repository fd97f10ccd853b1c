import type { Food } from '@clutchbook/domain/husbandry/plan'
import { nextOf } from '@clutchbook/domain/husbandry/plan-next.rules'
import { type LastAnswer, type TodayState, todayLimits } from '@clutchbook/domain/husbandry/today'
import { dayOutOfReach } from '@clutchbook/domain/husbandry/today.errors'
import {
  countStates,
  type FrozenMeal,
  mayComeTomorrow,
  type Thawed,
  thawList,
  todayStateOf,
  type WorkOfDay,
  workByDay,
} from '@clutchbook/domain/husbandry/today.rules'
import type { Today, TodayQuery, TodayRow } from '@clutchbook/domain/husbandry/today.schema'
import { type Meal, usualMeal } from '@clutchbook/domain/husbandry/usual-meal.rules'
import { addDays, type CivilDay, type DayRange } from '@clutchbook/domain/kernel/civil-day'
import { cutPage, positionOf } from '@clutchbook/domain/kernel/paging'
import { placeLabel } from '@clutchbook/domain/places/place.rules'
import type { PlaceTree } from '@clutchbook/domain/places/place-tree'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, type KeeperNow, keeperNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { listStock, type StockRow } from '../collection/collection.service.ts'
import { thumbAddressOf } from '../media/media.service.ts'
import { readPlaceTree } from '../places/places.service.ts'
import { readStanding, type StandingAt, type StandingPlan } from './plan-reading.ts'
import type { Standing } from './plan-standing.ts'
import type { RecordReadings } from './record-readings.ts'
import { readSettings } from './settings.ts'
import { lowAmong, piecesAsked, withStock } from './thaw-stock.ts'
import { placesOfWork } from './today-places.ts'
import { readUsualMeals } from './usual-meals.ts'
import { walkingKey } from './walking-order.ts'
import { readWatch } from './watch-reading.ts'

export type TodayDependencies = { readonly db: Db; readonly clock: Clock; readonly readings: RecordReadings }

/** The work of a day with a page of its rows; `next` is the cursor of the following one. */
type TodayPage = { readonly today: Today; readonly next: string | null }

/** A plan with all that its row tells. */
type Judged = StandingPlan & { readonly food: Food | null }

/** What is to be done on a day (HUS-31 to HUS-33). */
export const createToday =
  ({ db, clock, readings }: TodayDependencies) =>
  async ({ keeperId, timeZone }: Actor, { on, limit, cursor }: TodayQuery): Promise<TodayPage> => {
    const here = keeperNow(clock, timeZone)
    const now = dayAsked(here, on)
    const settings = await readSettings(db, keeperId)
    const tree = await readPlaceTree(db, keeperId)
    const { restDays } = settings
    const judged = await readJudged(db, keeperId, { ...now, restDays, tree }, readings)
    const rows = judged.flatMap((one): Placed[] => {
      const { held, food, standing } = one
      const state = todayStateOf(standing.next, standing.last?.day ?? null, now.day)
      return state === null ? [] : [{ held, food, standing, state, key: walkingKey(held, tree) }]
    })
    const page = pageOf(rows, limit, cursor)
    const watch = await readWatch(db, keeperId, { day: here.day, settings }, readings.alarms)
    const stock = await listStock(db, keeperId)
    const thawed = thawList(frozenMeals(judged, now.day))
    const low = lowAmong(stock, piecesAsked(thawed)).length
    const counts = { ...countStates(rows.map(({ state }) => state)), watch: watch.length, low }
    const shown = page.rows.map((one) => toRow(one, withoutGone(one.food, stock), tree))
    const thaw = withStock(thawed, stock)
    const places = placesOfWork(tree, rows)
    return { today: { day: now.day, counts, places, rows: shown, watch, thaw }, next: page.next }
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
    const standing = await readStanding(db, keeperId, {}, { ...now, restDays }, readings.answering)
    const plans = standing.map(({ standing: { plan, next } }) => ({ kind: plan.kind, next }))
    return workByDay(plans, now.day, days)
  }

/** The moment that is asked about: now, or the beginning of a day ahead. Throws 'not-valid' for any other day. */
function dayAsked(now: KeeperNow, on: CivilDay = now.day): KeeperNow {
  if (on < now.day || on > addDays(now.day, todayLimits.daysAhead)) throw dayOutOfReach()
  return on === now.day ? now : { day: on, clock: '00:00' }
}

/** Plans with all that their rows tell, as they stand at a moment. */
async function readJudged(
  db: Db,
  keeperId: number,
  now: StandingAt,
  { answering, usualMeals }: RecordReadings,
): Promise<Judged[]> {
  const standing = await readStanding(db, keeperId, {}, now, answering)
  const fed = standing
    .filter(isFeeding)
    .flatMap(({ held: { animalId: id, recordsTag: tag } }) => (id === null ? [] : [{ id, tag }]))
  const findMeal = await readUsualMeals(db, keeperId, fed, usualMeals)
  return standing.map((one) => judge(one, findMeal(one.held.animalId ?? 0) ?? null))
}

const isFeeding = ({ held }: StandingPlan): boolean => held.row.kindKey === 'feeding'

const judge = ({ held, standing }: StandingPlan, usual: Meal | null): Judged => ({
  ...{ held, standing },
  food: held.row.kindKey === 'feeding' ? foodOf(standing.plan.food, usual) : null,
})

/** The food of the plan, else the usual meal of the animal (HUS-28), with what else the plan says of it. */
function foodOf(planned: Food | null, usual: Meal | null): Food | null {
  const meal = usualMeal(planned, []) ?? usual
  if (meal === null) return null
  const { grams = null, supplement = null, feederId } = planned ?? {}
  return { ...meal, grams, supplement, ...(feederId === undefined ? {} : { feederId }) }
}

/** Food without a feeder that is gone: a feeding that named it would be refused, and is of like food without it (FED-03). */
function withoutGone(food: Food | null, stock: readonly StockRow[]): Food | null {
  if (food?.feederId === undefined || stock.some(({ id }) => id === food.feederId)) return food
  const { feederId: _gone, ...others } = food
  return others
}

function lastAnswerOf({ last }: Standing, state: TodayState): LastAnswer | null {
  if (last === null) return null
  const { id, day: recordDate, time: recordTime, outcome, food = null } = last
  return { id, recordDate, recordTime, outcome, food: state === 'done' ? food : null }
}

type Placed = Judged & { readonly state: TodayState; readonly key: string }

const planIdOf = ({ standing: { plan } }: Placed): number => plan.id

const isBehind = (one: Placed, key: string, planId: number): boolean =>
  one.key > key || (one.key === key && planIdOf(one) > planId)

function pageOf(rows: Placed[], limit: number, cursor: string | undefined) {
  const sorted = rows.sort((one, other) => (isBehind(one, other.key, planIdOf(other)) ? 1 : -1))
  const from = cursor === undefined ? null : positionOf(cursor)
  const rest = from === null ? sorted : sorted.filter((row) => isBehind(row, from.key, from.id))
  return cutPage(rest.slice(0, limit + 1), limit, (row) => ({ key: row.key, id: planIdOf(row) }))
}

function toRow({ held, standing, state }: Placed, food: Food | null, { byId }: PlaceTree): TodayRow {
  const { plan, next } = standing
  const { animalId, name, customId, sex, profileMediaId } = held
  const place = byId.get(held.placeId ?? 0)
  return {
    ...{ planId: plan.id, kind: plan.kind, title: plan.title },
    ...{ animalId, name, customId, sex },
    ...{ placeId: place?.id ?? null, code: place ? placeLabel(place) : null },
    image: profileMediaId === null ? null : thumbAddressOf(profileMediaId),
    ...{ state, from: next.from, to: next.to, time: next.time },
    ...{ food, dose: plan.dose, scope: plan.scope },
    ...{ last: lastAnswerOf(standing, state), reasons: [...next.reasons] },
  }
}

/** The feedings that may take something out of the freezer for the day or the day after. */
const frozenMeals = (judged: readonly Judged[], day: CivilDay): FrozenMeal[] =>
  judged
    .filter(({ food }) => food?.state === 'frozen-thawed')
    .map(({ food, standing: { plan, situation, next } }) => ({
      ...{ food, times: plan.times, next },
      tomorrow: mayComeTomorrow(next, day)
        ? nextOf(plan, { ...situation, day: addDays(day, 1), clock: '00:00' })
        : next,
    }))
