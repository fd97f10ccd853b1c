import { byDay } from '@clutchbook/domain/calendar/month.rules'
import type { CivilDay, DayRange } from '@clutchbook/domain/kernel/civil-day'
import type { DueWindow } from '../season/public/due-windows.ts'

/**
 * The windows that are open on each of some days, in their order; days without any are left out. What is overdue is
 * there up to today.
 */
export const bandsByDay = (
  windows: readonly DueWindow[],
  days: DayRange,
  today: CivilDay,
): ReadonlyMap<CivilDay, readonly DueWindow[]> =>
  byDay(
    windows.map((window) => ({
      ...{ ...window, startDate: window.from },
      endDate: window.state === 'overdue' && today > window.to ? today : window.to,
    })),
    days,
  )

/** What tells a window from the others. */
export const bandKey = ({ step, animalId, clutchId, from }: DueWindow): string =>
  JSON.stringify([step, animalId, clutchId, from])
