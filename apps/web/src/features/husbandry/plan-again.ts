import type { PlanBody, ShownPlan } from './plan.queries.ts'

type Weekday = NonNullable<PlanBody['weekdays']>[number]

/** A plan as it is sent again, to take a change back. Apart from the form, which weighs more than the page that has this. */
export const planBodyAgain = ({
  kind,
  title,
  minDays,
  maxDays,
  weekdays,
  times,
  startsOn,
  endsOn,
  food,
  dose,
  scope,
  pauses,
  retryDays,
  remind,
  isOn,
}: ShownPlan): PlanBody => ({
  ...{ kind, title, minDays, maxDays, startsOn, endsOn, retryDays, remind, isOn },
  ...{ food, dose, scope, pauses, times, weekdays: weekdays as Weekday[] },
})
