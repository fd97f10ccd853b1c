import type { CivilDay } from '../kernel/civil-day.ts'
import type { ConditionKind } from './conditions.ts'
import type { WatchedAnimal, WatchedCondition } from './watch.ts'

/** Whether a condition lasts on a day. */
const lastsOn = ({ from, until }: Pick<WatchedCondition, 'from' | 'until'>, day: CivilDay): boolean =>
  from <= day && (until === null || day <= until)

/** The condition of a kind that an animal is in on a day. */
export const conditionOn = (
  { conditions }: Pick<WatchedAnimal, 'conditions'>,
  kind: ConditionKind,
  day: CivilDay,
): WatchedCondition | undefined => conditions.find((one) => one.kind === kind && lastsOn(one, day))

/** While one of these lasts, an animal that does not eat is left in peace. */
const resting = ['brumation', 'fasting', 'gravid'] as const

/** Whether nothing is expected of an animal's appetite on a day. */
export const isResting = (animal: WatchedAnimal, day: CivilDay): boolean =>
  animal.isGravid || resting.some((kind) => conditionOn(animal, kind, day) !== undefined)

/** The last day of the rests that are over; null for none. */
export const restedUntil = ({ conditions }: WatchedAnimal, day: CivilDay): CivilDay | null =>
  conditions
    .flatMap(({ kind, until }) =>
      resting.some((one) => one === kind) && until !== null && until < day ? [until] : [],
    )
    .sort()
    .at(-1) ?? null
