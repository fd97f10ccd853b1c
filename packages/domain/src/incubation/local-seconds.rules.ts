import { offsetAt } from '../kernel/zone-offset.ts'

const ms = 1000
const quarter = 15 * 60
const daySeconds = 24 * 60 * 60

/** Reads what a clock showed, line after line: the moment in seconds since 1970, or null for a time that was skipped. */
export type ReadLocal = (shown: number) => number | null

/** Reads the times of a clock that never changes, so many seconds ahead of UTC. */
export const fixedClock =
  (offset: number): ReadLocal =>
  (shown) =>
    shown - offset

/**
 * Reads the times of a zone's clock as they follow each other in a file: an hour that is repeated in autumn is read on, one
 * that is skipped in spring never was. Times are seconds since 1970 as the clock showed them. Clocks change on a quarter.
 */
export function zoneClock(timeZone: string): ReadLocal {
  const known = new Map<number, readonly number[]>()
  /** How far the clock was ahead while it showed a quarter of an hour, the earlier moment first. */
  const offsetsOf = (begin: number): readonly number[] => {
    const kept = known.get(begin)
    if (kept) return kept
    const around = [begin - daySeconds, begin + daySeconds].map((at) => offsetAt(at * ms, timeZone) / ms)
    const fitting = [...new Set(around)].filter(
      (offset) => offsetAt((begin - offset) * ms, timeZone) / ms === offset,
    )
    const offsets = fitting.sort((one, other) => other - one)
    known.set(begin, offsets)
    return offsets
  }
  let last: { readonly at: number; readonly isSure: boolean } | null = null
  let isBackwards: boolean | null = null
  return (shown) => {
    const moments = offsetsOf(Math.floor(shown / quarter) * quarter).map((offset) => shown - offset)
    if (isBackwards === null && last?.isSure) isBackwards = directionOf(moments, last.at)
    const at = nextOf(moments, last?.at ?? null, isBackwards ?? false)
    if (at !== null) last = { at, isSure: moments.length === 1 }
    return at
  }
}

/** Whether a file goes back in time, by what a line may mean after one that is sure; null where that does not tell. */
function directionOf(moments: readonly number[], last: number): boolean | null {
  if (moments.length === 0 || moments.includes(last)) return null
  const backwards = moments.filter((at) => at < last).length
  if (backwards === 0) return false
  return backwards === moments.length ? true : null
}

/** Of the moments at which a clock shows a time, earliest first, the one that goes on from the last. */
function nextOf(moments: readonly number[], last: number | null, isBackwards: boolean): number | null {
  if (last === null) return moments[0] ?? null
  if (isBackwards) return moments.findLast((at) => at < last) ?? moments[0] ?? null
  return moments.find((at) => at > last) ?? moments.at(-1) ?? null
}
