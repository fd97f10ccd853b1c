import { type CivilDay, daysBetween } from '../kernel/civil-day.ts'
import type { Visit } from './visits.rules.ts'

/** A lock that was seen: of which pair, and on which day. */
export type SeenLock = { readonly femaleId: number; readonly maleId: number | null; readonly day: CivilDay }

/** A visit with what happened in it, and how long the male rested before. */
export type JudgedVisit<One extends Visit> = One & {
  readonly locks: number
  /** Days since he was out of the visits before; null of the first, and where one of them went on. */
  readonly restDays: number | null
}

/** The visits of one male by days (SEA-15). On the day he is out a lock may still be of the visit. */
export function judgeVisits<One extends Visit>(
  visits: readonly One[],
  locks: readonly SeenLock[],
): JudgedVisit<One>[] {
  const inOrder = [...visits].sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
  return inOrder.map((visit, at) => {
    const seen = locks.filter(
      ({ femaleId, maleId, day }) =>
        femaleId === visit.femaleId &&
        maleId === visit.maleId &&
        day >= visit.day &&
        (visit.until === null || day <= visit.until),
    )
    const out = lastOut(inOrder.slice(0, at))
    const restDays = out === null || out > visit.day ? null : daysBetween(out, visit.day)
    return { ...visit, locks: seen.length, restDays }
  })
}

/** The day on which a male was out of all of some visits; null where there are none, or one goes on. */
export function lastOut(visits: readonly Visit[]): CivilDay | null {
  const ends = visits.map(({ until }) => until)
  if (ends.length === 0 || ends.includes(null)) return null
  return ends.reduce((one, other) => ((other ?? '') > (one ?? '') ? other : one))
}
