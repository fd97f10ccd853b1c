import { addDays, type CivilDay, type DayRange } from '@clutchbook/domain/kernel/civil-day'
import type { DueWindow } from '../season/public/due-windows.ts'

/**
 * The windows that are open on each of some days, the likeliest first; days without any are left out. What is overdue is
 * there up to today.
 */
export function bandsByDay(
  windows: readonly DueWindow[],
  { from, to }: DayRange,
  today: CivilDay,
): ReadonlyMap<CivilDay, readonly DueWindow[]> {
  const bands = new Map<CivilDay, DueWindow[]>()
  for (const window of windows) {
    const end = window.state === 'overdue' && today > window.to ? today : window.to
    const last = end < to ? end : to
    for (let day = window.from > from ? window.from : from; day <= last; day = addDays(day, 1))
      bands.set(day, [...(bands.get(day) ?? []), window])
  }
  return bands
}

/** What tells a window from the others. */
export const bandKey = ({ step, animalId, clutchId, from }: DueWindow): string =>
  JSON.stringify([step, animalId, clutchId, from])
