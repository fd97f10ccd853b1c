import { addDays, type CivilDay } from '../kernel/civil-day.ts'
import { cutPage, positionOf } from '../kernel/cursor.ts'
import { madeAt } from '../kernel/made-order.ts'
import { placeLabel } from '../places/place.rules.ts'
import type { PlaceTree } from '../places/place-tree.ts'
import type { Held, Holder } from './held-plans.rules.ts'
import type { Food } from './plan.ts'
import { nextOf } from './plan-next.rules.ts'
import type { PlanSchedule } from './plan-schedule.rules.ts'
import { type InStock, lowAmong, piecesAsked, withStock } from './thaw-stock.rules.ts'
import { countStates, type FrozenMeal, mayComeTomorrow, thawList, todayStateOf } from './today.rules.ts'
import type { Today, TodayRow } from './today.schema.ts'
import type { LastAnswer, TodayState } from './today.ts'
import { placesOfWork } from './today-places.rules.ts'
import { type Meal, usualMeal } from './usual-meal.rules.ts'
import { walkingKey } from './walking-order.rules.ts'

/** A plan as it holds for an animal or a place, and how it stands. */
export type ScheduledPlan = {
  readonly held: Held<{ readonly kindKey: string }>
  readonly schedule: PlanSchedule
}

/** A plan with all that its row tells. */
export type Judged = { readonly held: Holder; readonly schedule: PlanSchedule; readonly food: Food | null }

/** The work of a day with a page of its rows; `next` is the cursor of the following one. */
export type TodayPage = { readonly today: Today; readonly next: string | null }

type StockRow = InStock & { readonly id: number }

/** What the work of a day is told from, beside the plans. */
export type TodayOf = {
  readonly day: CivilDay
  readonly tree: PlaceTree
  readonly watch: Today['watch']
  readonly stock: readonly StockRow[]
}

/** What is to be done on a day (HUS-31 to HUS-33). */
export function tellToday(
  judged: readonly Judged[],
  { day, tree, watch, stock }: TodayOf,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): TodayPage {
  const rows = judged.flatMap((one): Placed[] => {
    const { held, schedule } = one
    const state = todayStateOf(schedule.next, schedule.last?.day ?? null, day)
    return state === null ? [] : [{ ...one, state, key: walkingKey(held, tree) }]
  })
  const page = pageOf(rows, limit, cursor)
  const thawed = thawList(frozenMeals(judged, day))
  const low = lowAmong(stock, piecesAsked(thawed)).length
  const counts = { ...countStates(rows.map(({ state }) => state)), watch: watch.length, low }
  const shown = page.rows.map((one) => toRow(one, withoutGone(one.food, stock), tree))
  const thaw = withStock(thawed, stock)
  const places = placesOfWork(tree, rows)
  return { today: { day, counts, places, rows: shown, watch: [...watch], thaw }, next: page.next }
}

/** Whether a plan is one of feedings, which has food. */
export const isFeeding = ({ held }: ScheduledPlan): boolean => held.row.kindKey === 'feeding'

/** A plan with the food that it is done with; `usual` is what the animal usually eats. */
export const judge = (one: ScheduledPlan, usual: Meal | null): Judged => ({
  ...{ held: one.held, schedule: one.schedule },
  food: isFeeding(one) ? foodOf(one.schedule.plan.food, usual) : null,
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

function lastAnswerOf({ last }: PlanSchedule, state: TodayState): LastAnswer | null {
  if (last === null) return null
  const { id, day: recordDate, time: recordTime, outcome, food = null } = last
  return { id, recordDate, recordTime, outcome, food: state === 'done' ? food : null }
}

type Placed = Judged & { readonly state: TodayState; readonly key: string }

/** Its place among the plans: cursors carry it, and know no number below zero. */
const planPlaceOf = ({ schedule: { plan } }: Placed): number => madeAt(plan.id)

const isBehind = (one: Placed, key: string, planId: number): boolean =>
  one.key > key || (one.key === key && planPlaceOf(one) > planId)

function pageOf(rows: Placed[], limit: number, cursor: string | undefined) {
  const sorted = rows.sort((one, other) => (isBehind(one, other.key, planPlaceOf(other)) ? 1 : -1))
  const from = cursor === undefined ? null : positionOf(cursor)
  const rest = from === null ? sorted : sorted.filter((row) => isBehind(row, from.key, from.id))
  return cutPage(rest.slice(0, limit + 1), limit, (row) => ({ key: row.key, id: planPlaceOf(row) }))
}

function toRow({ held, schedule, state }: Placed, food: Food | null, { byId }: PlaceTree): TodayRow {
  const { plan, next } = schedule
  const { animalId, name, customId, sex, image } = held
  const place = byId.get(held.placeId ?? 0)
  return {
    ...{ planId: plan.id, kind: plan.kind, title: plan.title },
    ...{ animalId, name, customId, sex },
    ...{ placeId: place?.id ?? null, code: place ? placeLabel(place) : null },
    image,
    ...{ state, from: next.from, to: next.to, time: next.time },
    ...{ food, dose: plan.dose, scope: plan.scope },
    ...{ last: lastAnswerOf(schedule, state), reasons: [...next.reasons] },
  }
}

/** The feedings that may take something out of the freezer for the day or the day after. */
export const frozenMeals = (judged: readonly Judged[], day: CivilDay): FrozenMeal[] =>
  judged
    .filter(({ food }) => food?.state === 'frozen-thawed')
    .map(({ food, schedule: { plan, situation, next } }) => ({
      ...{ food, times: plan.times, next },
      tomorrow: mayComeTomorrow(next, day)
        ? nextOf(plan, { ...situation, day: addDays(day, 1), clock: '00:00' })
        : next,
    }))
