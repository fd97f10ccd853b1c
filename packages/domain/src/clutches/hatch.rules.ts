import { animalLimits } from '../collection/collection.rules.ts'
import { type EggStatus, eggLimits } from '../eggs/eggs.rules.ts'
import type { CivilDay } from '../kernel/civil-day.ts'
import { countOn } from '../kernel/counting.ts'
import type { FieldErrors } from '../kernel/domain-error.ts'

/** Words beside a field of a hatch. */
export const hatchMessages = {
  day: 'Please enter a day from the day of the clutch to today',
  which: 'Please say which eggs hatched, or how many young there are',
  eggsOfLitter: 'A litter has no eggs. Please enter how many young there are',
  count: `Please enter how many young there are, from 1 to ${eggLimits.hatchedAtOnce}`,
  left: (left: number) => `There are only ${left} left`,
  more: 'There are more of these than young',
  firstId: 'Please end the first ID with a digit, so that the others can follow',
} as const

/** An egg as far as it may hatch, in the order of numbers. */
export type HatchableEgg = { readonly id: number; readonly status: EggStatus }

/** What of a clutch is left to come out: its eggs, or of a litter so many live young without an animal. */
export type Left = { readonly eggs: readonly HatchableEgg[] } | { readonly live: number }

type Asked = {
  readonly eggIds?: readonly number[] | undefined
  readonly count?: number | undefined
  readonly weights?: readonly unknown[] | undefined
  readonly placeIds?: readonly unknown[] | undefined
  readonly genotypes?: readonly unknown[] | undefined
}

/** The eggs that hatch, or null for each young of a litter; or what is wrong, by field (CLU-15, CLU-16). */
export function youngOf(
  left: Left,
  asked: Asked,
): { readonly young: readonly (number | null)[] } | { readonly problems: FieldErrors } {
  const chosen = chosenOf(left, asked)
  if ('problems' in chosen) return chosen
  for (const field of ['weights', 'placeIds', 'genotypes'] as const)
    if ((asked[field]?.length ?? 0) > chosen.young.length)
      return { problems: { [field]: hatchMessages.more } }
  return chosen
}

function chosenOf(left: Left, { eggIds, count }: Asked): ReturnType<typeof youngOf> {
  if ((eggIds === undefined) === (count === undefined)) return { problems: { count: hatchMessages.which } }
  if (eggIds !== undefined)
    return 'live' in left ? { problems: { eggIds: hatchMessages.eggsOfLitter } } : { young: eggIds }
  const wanted = count ?? 0
  const waiting: (number | null)[] =
    'live' in left
      ? Array<null>(left.live).fill(null)
      : left.eggs.filter(({ status }) => status === 'Incubating').map(({ id }) => id)
  return wanted > waiting.length
    ? { problems: { count: hatchMessages.left(waiting.length) } }
    : { young: waiting.slice(0, wanted) }
}

/** IDs in sequence from the first; null where there is nothing to count, or where one would grow too long. */
export function idsFrom(first: string, count: number): string[] | null {
  const ids = Array.from({ length: count }, (_, step) => countOn(first.trim(), step)).filter(
    (id) => id !== null,
  )
  return ids.length < count || ids.some((id) => id.length > animalLimits.text) ? null : ids
}

/** What is wrong with the day of a hatch or of a weighing, or null. */
export const hatchDayProblem = (
  day: CivilDay,
  { layDate, today }: { readonly layDate: CivilDay; readonly today: CivilDay },
): string | null => (day < layDate || day > today ? hatchMessages.day : null)

/** What one of several young is called that has no egg with a number: the code of its clutch and its place in it. */
export const youngName = (code: string, place: number): string => `${code} #${place}`
