import { type CivilDay, daysBetween } from '../kernel/civil-day.ts'

/** From each day to the next, the earliest first; days may come in any order, and one that comes twice is one. */
export function gapsOf(days: Iterable<CivilDay>): number[] {
  const sorted = [...new Set(days)].sort()
  return sorted.slice(1).map((day, at) => daysBetween(sorted[at] ?? day, day))
}
