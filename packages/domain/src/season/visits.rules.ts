import type { CivilDay } from '../kernel/civil-day.ts'

/** A male with a female: from the day he was introduced to the day he was out, or on while `until` is null. */
export type Visit = {
  readonly femaleId: number
  readonly maleId: number
  readonly day: CivilDay
  readonly until: CivilDay | null
}

const latestFirst = (one: Visit, other: Visit): number =>
  one.day < other.day ? 1 : -Number(one.day > other.day)

/** Whether a visit lasts on a day; on the day he is out he is with her no more. */
export const isWithOn = (day: CivilDay, visit: Pick<Visit, 'day' | 'until'>): boolean =>
  visit.day <= day && (visit.until === null || visit.until > day)

/**
 * The visits of a male to other females that last on the day he is introduced to one (SEA-04), the latest first: he is
 * moved from them, or they are a group.
 */
export const visitsElsewhere = <One extends Visit>(
  visits: readonly One[],
  { femaleId, maleId, day }: Omit<Visit, 'until'>,
): One[] =>
  visits
    .filter((visit) => visit.maleId === maleId && visit.femaleId !== femaleId && isWithOn(day, visit))
    .sort(latestFirst)

/** The male that is with a female on a day, the latest introduced first; null where none is. A lock is his unless said (SEA-02). */
export function maleWith(visits: readonly Visit[], femaleId: number, day: CivilDay): number | null {
  const [latest] = visits
    .filter((visit) => visit.femaleId === femaleId && isWithOn(day, visit))
    .sort(latestFirst)
  return latest?.maleId ?? null
}
