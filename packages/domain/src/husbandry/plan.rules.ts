import { recordTypeKey } from '../collection/animal-records.rules.ts'
import { parseAmount } from '../kernel/amount.ts'
import type { FieldErrors } from '../kernel/domain-error.ts'
import { mostAtOnce } from '../kernel/several.ts'
import { searchForm } from '../kernel/text-order.ts'
import { conditionKinds, type PauseKind, type Plan, type PlanTerms, planHolders } from './plan.ts'

/** Bounds of plans: days, counts, and characters of texts. */
export const planLimits = {
  kind: 60,
  title: 120,
  drug: 120,
  text: 60,
  minDays: 365,
  maxDays: 730,
  times: 6,
  pieces: 1000,
  grams: 100_000,
  ofSubject: 20,
} as const

/** What keepers are told whose plan can't be. */
export const planMessages = {
  kind: 'Please say what is to be done',
  notPlanned: 'This happens by itself and can’t be planned. Please choose what is to be done.',
  rhythm: 'Please say after how many days it is to be done, or on which days of the week',
  minDays: `Please give whole days from 1 to ${planLimits.minDays}`,
  maxDays: `Please give whole days from 1 to ${planLimits.maxDays}`,
  mostBelowLeast: 'The most days can’t be fewer than the least days',
  weekdays: 'Please give days of the week as numbers from 0 for Sunday to 6 for Saturday',
  times: `Please give at most ${planLimits.times} times as HH:MM, the earliest first and each once`,
  endsOn: 'The last day can’t lie before the first',
  fromEventId: 'Only the plan of one animal or place can take the place of an event',
  subjects: 'Please choose the animals or places that it is for',
  tooManySubjects: `Please choose at most ${mostAtOnce} animals and places at once`,
  of: 'Only the plan of a place holds for animals or for the place itself',
  holders: `Please choose one of: ${planHolders.join(', ')}`,
  food: 'Only a feeding has food',
  pieces: `Please give a whole number of pieces from 1 to ${planLimits.pieces}`,
  grams: 'Please give the grams of one piece, more than 0',
  dose: 'Only a medication has a dose',
  doseNeeded: 'Please say which drug is given',
  scope: 'Only a cleaning is spot or full',
  pauses: 'Please choose what pauses it: blue, gravid, brumation, fasting, quarantine or medication',
} as const

/** Kinds of record that tell what happened or what an animal is in; nobody sets out to do them. */
const neverPlanned: ReadonlySet<string> = new Set([...conditionKinds, 'end', 'move'])

/** What of a plan tells its kind, and which of that kind it is. */
type Named = Pick<Plan, 'kind' | 'title' | 'dose'>

/**
 * What tells a plan of an animal from its others: the kind as records are compared by it, and the title without regard to
 * case, of a medication the drug (HUS-21). Two plans of an animal are the same where both are.
 */
export function planKeys({ kind, title, dose }: Named): { kindKey: string; nameKey: string } {
  const kindKey = recordTypeKey(kind)
  return { kindKey, nameKey: searchForm((kindKey === 'medication' ? dose?.drug : title) ?? '') }
}

const isWithin = (amount: number | null, most: number): boolean =>
  amount !== null && amount > 0 && amount <= most

/** What is wrong with how many pieces are planned, as they are typed; nothing where nothing is said. */
export function piecesProblem(typed: string): string | null {
  const pieces = parseAmount(typed)
  const isRight = typed.trim() === '' || (Number.isInteger(pieces) && isWithin(pieces, planLimits.pieces))
  return isRight ? null : planMessages.pieces
}

/** What is wrong with the grams of one piece, as they are typed; nothing where nothing is said. */
export const gramsProblem = (typed: string): string | null =>
  typed.trim() === '' || isWithin(parseAmount(typed), planLimits.grams) ? null : planMessages.grams

/** After how many days a plan is due again: those it says, or one where days of the week or times say all (HUS-20). */
export const leastDaysOf = ({ minDays }: Pick<Plan, 'minDays'>): number => minDays ?? 1

/** After how many days a plan is due again at the latest; those of `leastDaysOf` unless it says more. */
export const mostDaysOf = ({ minDays, maxDays }: Pick<Plan, 'minDays' | 'maxDays'>): number =>
  maxDays ?? leastDaysOf({ minDays })

/** What pauses a plan: what it says, else what pauses its kind: a feeding waits while an animal is blue or in brumation (HUS-26). */
export const pausesOf = ({ kind, pauses }: Pick<Plan, 'kind' | 'pauses'>): readonly PauseKind[] =>
  pauses ?? (recordTypeKey(kind) === 'feeding' ? ['blue', 'brumation'] : [])

/** How much a cleaning plan cleans, spots unless it says more; null of any other plan. */
export const scopeOf = ({ kind, scope }: Pick<Plan, 'kind' | 'scope'>): PlanTerms['scope'] =>
  scope ?? (recordTypeKey(kind) === 'cleaning' ? 'spot' : null)

/**
 * What is wrong with a plan whose fields are each well formed, by field (HUS-20): it has a rhythm, its days are in order,
 * and it says nothing that only plans of another kind say. Empty where nothing is.
 */
export function planProblems(plan: Plan): FieldErrors {
  const { kindKey } = planKeys(plan)
  const problems: [field: string, isWrong: boolean, message: string][] = [
    ['kind', neverPlanned.has(kindKey), planMessages.notPlanned],
    [
      'minDays',
      plan.minDays === null && plan.weekdays.length === 0 && plan.times.length === 0,
      planMessages.rhythm,
    ],
    ['maxDays', mostDaysOf(plan) < leastDaysOf(plan), planMessages.mostBelowLeast],
    ['endsOn', plan.endsOn !== null && plan.endsOn < plan.startsOn, planMessages.endsOn],
    ['food', plan.food !== null && kindKey !== 'feeding', planMessages.food],
    ['dose', plan.dose !== null && kindKey !== 'medication', planMessages.dose],
    ['dose', plan.dose === null && kindKey === 'medication', planMessages.doseNeeded],
    ['scope', plan.scope !== null && kindKey !== 'cleaning', planMessages.scope],
  ]
  return Object.fromEntries(
    problems.flatMap(([field, isWrong, message]) => (isWrong ? [[field, message]] : [])),
  )
}
