import { likeKeyOf } from '@clutchbook/domain/husbandry/feeder.rules'
import type { Dose, Food, PauseKind } from '@clutchbook/domain/husbandry/plan'
import { planFields } from '@clutchbook/domain/husbandry/plan.fields'
import {
  gramsProblem,
  pausesOf,
  piecesProblem,
  planMessages,
  planProblems,
} from '@clutchbook/domain/husbandry/plan.rules'
import { parseAmount } from '@clutchbook/domain/kernel/amount'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { isTimeOfDay } from '@clutchbook/domain/kernel/time-zone'
import { emptyFormOf, type FormOf, formOf, rulesOf } from '../../shared/forms/record-form.ts'
import type { PlanBody, ShownPlan } from './plan.queries.ts'
import type { planTexts } from './plan.texts.ts'
import { knownPlanKind } from './plan-words.ts'

const rules = rulesOf(planFields)

type Weekday = NonNullable<PlanBody['weekdays']>[number]

export type PlanKind = keyof typeof planTexts.kinds

type TypedFood = {
  prey: string
  size: string
  state: string
  count: string
  grams: string
  supplement: string
  /** What it is taken of, for as long as it is like the food that was planned to be. */
  feeder: { id: number; like: string } | null
}

/** A plan as it is typed. `chosen` is one of the known kinds, or 'own' with the keeper's word in `kind`. */
export type PlanFormValues = FormOf<typeof planFields> & {
  chosen: PlanKind
  weekdays: Weekday[]
  /** Times of day with commas. */
  times: string
  food: TypedFood
  dose: { drug: string; dose: string; route: string }
  scope: 'spot' | 'full'
  pauses: PauseKind[]
}

const noFood: TypedFood = {
  ...{ prey: '', size: '', state: '', count: '1', grams: '', supplement: '', feeder: null },
}
const noDose = { drug: '', dose: '', route: '' }

/** What is known of an animal that a new plan of feeding may begin with. */
export type Usual = {
  readonly food?: Partial<Food> | null
  readonly days?: { readonly minDays: number; readonly maxDays: number } | null
}

/** An empty plan from a day on: a feeding, as the animal usually eats where that is known. */
export function emptyPlan(today: CivilDay, { food = null, days = null }: Usual = {}): PlanFormValues {
  return {
    ...emptyFormOf(planFields),
    ...(days && { minDays: String(days.minDays), maxDays: String(days.maxDays) }),
    ...{ chosen: 'feeding', kind: 'feeding', startsOn: today, weekdays: [], times: '' },
    food: food ? typedFood(food) : noFood,
    dose: noDose,
    scope: 'spot',
    pauses: [...pausesOf({ kind: 'feeding', pauses: null })],
  }
}

function typedFood(food: NonNullable<Usual['food']>): TypedFood {
  const typed = { prey: food.prey ?? '', size: food.size ?? '', state: food.state ?? '' }
  return {
    ...typed,
    count: String(food.count ?? 1),
    grams: String(food.grams ?? ''),
    supplement: food.supplement ?? '',
    feeder: food.feederId === undefined ? null : { id: food.feederId, like: likeKeyOf(typed) },
  }
}

/** What of a form begins anew with another kind. */
export const chosenKind = (
  chosen: PlanKind,
): Pick<PlanFormValues, 'chosen' | 'kind' | 'times' | 'pauses'> => {
  const kind = chosen === 'own' ? '' : chosen
  return {
    ...{ chosen, kind },
    times: chosen === 'medication' ? '08:00, 20:00' : '',
    pauses: [...pausesOf({ kind, pauses: null })],
  }
}

/** A stored plan as the form shows it. */
export function planValuesOf(plan: ShownPlan): PlanFormValues {
  const { food, dose, scope, weekdays, times, pauses } = plan
  const isByDays = weekdays.length === 0 && times.length === 0
  return {
    ...formOf(planFields, plan),
    // One day follows from days of the week and from times alone.
    ...(!isByDays && plan.minDays === 1 && { minDays: '', maxDays: '' }),
    chosen: knownPlanKind(plan.kind) ?? 'own',
    weekdays: [...weekdays] as Weekday[],
    times: times.join(', '),
    food: food ? typedFood(food) : noFood,
    dose: dose ? { drug: dose.drug, dose: dose.dose ?? '', route: dose.route ?? '' } : noDose,
    scope: scope ?? 'spot',
    pauses: [...pauses],
  }
}

/** Times as they are typed, rising and each once. */
export const readTimes = (typed: string): string[] =>
  [
    ...new Set(
      typed
        .split(/[,;\s]+/)
        .filter(Boolean)
        .map((time) => time.padStart(5, '0')),
    ),
  ].sort()

const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim())

/** Whether anything is said of the food; one piece is what a form begins with. */
const isSaid = ({ prey, size, state, count, grams, supplement }: TypedFood): boolean =>
  [prey, size, state, grams, supplement].some((typed) => typed.trim() !== '') ||
  !['', '1'].includes(count.trim())

/** What is fed, with what it is taken of: that is of another food no more than the stock of mice is of rats. */
function foodOf(typed: TypedFood): Food | null {
  if (!isSaid(typed)) return null
  const { prey, size, state, count, grams, supplement, feeder } = typed
  return {
    ...{ prey: orNull(prey), size: orNull(size), supplement: orNull(supplement) },
    ...{ state: orNull(state) as Food['state'], count: parseAmount(count) ?? 1, grams: parseAmount(grams) },
    ...(feeder?.like === likeKeyOf(typed) && { feederId: feeder.id }),
  }
}

const doseOf = ({ drug, dose, route }: PlanFormValues['dose']): Dose => ({
  ...{ drug, dose: orNull(dose), route: orNull(route) as Dose['route'] },
})

/** What a form says of a plan; the lists and words are judged by the server, which names the field. */
function saidBy(values: PlanFormValues) {
  const { chosen, food, dose, title, startsOn, endsOn, remind, isOn, pauses, weekdays, times } = values
  return {
    kind: chosen === 'own' ? values.kind : chosen,
    title: orNull(title),
    ...{ minDays: parseAmount(values.minDays), maxDays: parseAmount(values.maxDays) },
    ...{ startsOn, endsOn, retryDays: parseAmount(values.retryDays) },
    ...{ remind, isOn, weekdays, times: readTimes(times), pauses },
    food: chosen === 'feeding' ? foodOf(food) : null,
    dose: chosen === 'medication' ? doseOf(dose) : null,
    scope: chosen === 'cleaning' ? values.scope : null,
  }
}

/** What is sent for a form; without a first day it is that of today. */
export function planBodyOf(values: PlanFormValues): PlanBody {
  const { startsOn, ...said } = saidBy(values)
  return { ...said, ...(startsOn !== null && { startsOn }) }
}

/** What is wrong with a typed plan, by field, in the words the server refuses with (COL-128). */
export function planFormProblems(values: PlanFormValues): Record<string, string> {
  const said = saidBy(values)
  const { dose, ...problems } = planProblems({ ...said, startsOn: said.startsOn ?? '' })
  const isFeeding = values.chosen === 'feeding'
  const typed = {
    kind: rules.kind(said.kind),
    title: rules.title(values.title),
    minDays: rules.minDays(values.minDays),
    maxDays: rules.maxDays(values.maxDays),
    retryDays: rules.retryDays(values.retryDays),
    startsOn: rules.startsOn(values.startsOn),
    times: said.times.every(isTimeOfDay) ? null : planMessages.times,
    'food.count': isFeeding ? piecesProblem(values.food.count) : null,
    'food.grams': isFeeding ? gramsProblem(values.food.grams) : null,
    'dose.drug':
      values.chosen === 'medication' && values.dose.drug.trim() === '' ? planMessages.doseNeeded : null,
  }
  return { ...problems, ...withoutNothing(typed) }
}

const withoutNothing = (problems: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  )
