import type { Food, PauseKind, Plan } from '@clutchbook/domain/husbandry/plan'
import { planFields } from '@clutchbook/domain/husbandry/plan.fields'
import { pausesOf, planMessages, planProblems } from '@clutchbook/domain/husbandry/plan.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { isTimeOfDay } from '@clutchbook/domain/kernel/time-zone'
import { emptyFormOf, type FormOf, formOf, rulesOf } from '../../shared/forms/record-form.ts'
import type { PlanBody, ShownPlan } from './plan.queries.ts'
import type { planTexts } from './plan.texts.ts'
import { knownPlanKind } from './plan-words.ts'

const rules = rulesOf(planFields)

type Weekday = NonNullable<PlanBody['weekdays']>[number]

export type PlanKind = keyof typeof planTexts.kinds

/** A plan as it is typed. `chosen` is one of the known kinds, or 'own' with the keeper's word in `kind`. */
export type PlanFormValues = FormOf<typeof planFields> & {
  chosen: PlanKind
  weekdays: Weekday[]
  /** Times of day with commas. */
  times: string
  food: { prey: string; size: string; state: string; count: string; grams: string; supplement: string }
  dose: { drug: string; dose: string; route: string }
  scope: 'spot' | 'full'
  pauses: PauseKind[]
}

const noFood = { prey: '', size: '', state: '', count: '1', grams: '', supplement: '' }
const noDose = { drug: '', dose: '', route: '' }

/** What is known of an animal that a new plan of feeding may begin with. */
export type Usual = {
  readonly food?: Partial<Pick<Food, 'prey' | 'size' | 'state' | 'count' | 'grams' | 'supplement'>> | null
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

const typedFood = (food: NonNullable<Usual['food']>) => ({
  prey: food.prey ?? '',
  size: food.size ?? '',
  state: food.state ?? '',
  count: String(food.count ?? 1),
  grams: String(food.grams ?? ''),
  supplement: food.supplement ?? '',
})

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

const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))
const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim())

/** What is sent for a form; the lists and words are judged by the server, which names the field. */
export function planBodyOf(values: PlanFormValues): PlanBody {
  const { chosen, food, dose, title, startsOn, endsOn, remind, isOn, pauses, weekdays, times } = values
  const isFood =
    chosen === 'feeding' && [food.prey, food.size, food.state, food.grams, food.supplement].some(Boolean)
  return {
    kind: chosen === 'own' ? values.kind : chosen,
    title: orNull(title),
    ...{ minDays: numberOf(values.minDays), maxDays: numberOf(values.maxDays) },
    ...(startsOn !== null && { startsOn }),
    ...{ endsOn, retryDays: numberOf(values.retryDays), remind, isOn, weekdays, times: readTimes(times) },
    food: isFood
      ? {
          ...{ prey: orNull(food.prey), size: orNull(food.size), supplement: orNull(food.supplement) },
          state: orNull(food.state) as Food['state'],
          count: numberOf(food.count) ?? 1,
          grams: numberOf(food.grams),
        }
      : null,
    dose:
      chosen === 'medication'
        ? { ...dose, dose: orNull(dose.dose), route: orNull(dose.route) as never }
        : null,
    scope: chosen === 'cleaning' ? values.scope : null,
    pauses,
  }
}

/** What is wrong with a typed plan, by field, in the words the server refuses with (COL-128). */
export function planFormProblems(values: PlanFormValues): Record<string, string> {
  const { dose, ...problems } = planProblems(asPlan(values))
  const typed = {
    kind: rules.kind(planBodyOf(values).kind),
    title: rules.title(values.title),
    minDays: rules.minDays(values.minDays),
    maxDays: rules.maxDays(values.maxDays),
    retryDays: rules.retryDays(values.retryDays),
    startsOn: rules.startsOn(values.startsOn),
    times: readTimes(values.times).every(isTimeOfDay) ? null : planMessages.times,
    'dose.drug':
      values.chosen === 'medication' && values.dose.drug.trim() === '' ? planMessages.doseNeeded : null,
  }
  const all = Object.entries({ ...problems, ...withoutNothing(typed) })
  return Object.fromEntries(all)
}

const withoutNothing = (problems: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  )

function asPlan(values: PlanFormValues): Plan {
  const body = planBodyOf(values)
  const { kind } = body
  return {
    ...{ kind, title: orNull(values.title), retryDays: numberOf(values.retryDays) },
    ...{ minDays: numberOf(values.minDays), maxDays: numberOf(values.maxDays) },
    ...{ startsOn: values.startsOn ?? '', endsOn: values.endsOn, remind: values.remind, isOn: values.isOn },
    ...{ weekdays: values.weekdays, times: readTimes(values.times), pauses: values.pauses },
    ...{
      food: null,
      scope: null,
      dose: values.chosen === 'medication' ? { drug: 'x', dose: null, route: null } : null,
    },
  }
}
