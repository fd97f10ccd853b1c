import { blankRowOf, fields } from '../kernel/record-fields.ts'
import { planLimits, planMessages } from './plan.rules.ts'
import type { Plan, PlanTerms } from './plan.ts'

const days = { kind: 'number', isWhole: true, least: 1, blank: null } as const

/** The plain fields of a plan; what else it says stands in one text beside them (decision 0072). */
export const planFields = fields({
  /** feeding, weight, length, cleaning, climate, medication, or a word of the keeper's own. */
  kind: { kind: 'text', label: 'What', max: planLimits.kind, absent: planMessages.kind },
  title: { kind: 'text', label: 'Title', max: planLimits.title, blank: null },
  /** Without them, days of the week or times say all. */
  minDays: {
    ...{ ...days, label: 'Least days', most: planLimits.minDays },
    messages: { notNumber: planMessages.minDays },
  },
  /** Without them they are the least days. */
  maxDays: {
    ...{ ...days, label: 'Most days', most: planLimits.maxDays },
    messages: { notNumber: planMessages.maxDays },
  },
  startsOn: { kind: 'day', label: 'First day', absent: 'Please enter the first day' },
  endsOn: { kind: 'day', label: 'Last day', blank: null },
  /** After so many days what was refused or skipped is tried again. */
  retryDays: {
    ...{ ...days, label: 'Try again after', most: planLimits.minDays },
    messages: { notNumber: planMessages.minDays },
  },
  remind: { kind: 'flag', label: 'Remind me', blank: true },
  isOn: { kind: 'flag', label: 'On', blank: true },
})

/** What a plan says beside its plain fields before anything was said of it. */
export const blankTerms = {
  ...{ weekdays: [], times: [], food: null, dose: null, scope: null, pauses: null },
} satisfies PlanTerms

/** A plan of which nothing was said yet. */
export const blankPlan = { ...blankRowOf(planFields), ...blankTerms } satisfies Partial<Plan>
