import { type Month, monthOf } from '@clutchbook/domain/calendar/month.rules'
import { addDays, addMonths, type CivilDay, weekdayOf } from '@clutchbook/domain/kernel/civil-day'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'

/** Where a key leads from a day of the grid; null for keys that mean nothing there. */
export function dayAfterKey(key: string, day: CivilDay): CivilDay | null {
  const moves: Readonly<Record<string, () => CivilDay>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekdayOf(day)),
    End: () => addDays(day, 6 - weekdayOf(day)),
    PageUp: () => addMonths(day, -1),
    PageDown: () => addMonths(day, 1),
  }
  return Object.hasOwn(moves, key) ? (moves[key]?.() ?? null) : null
}

/** The chosen day of the calendar and the month it lies in; arrow keys walk over days, weeks and months. */
export function useMonthGrid(start: CivilDay) {
  const [day, setDay] = useState(start)
  const grid = useRef<HTMLTableElement>(null)
  const follows = useRef(false)
  // The focus follows the chosen day where keys moved it, also into another month.
  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])

  // The same function as long as the page lives, so that a key draws only the two days that change.
  const onKeyDown = useCallback((event: KeyboardEvent): void => {
    const from = event.currentTarget.getAttribute('data-day')
    if (from === null || event.altKey || event.ctrlKey || event.metaKey) return
    const next = dayAfterKey(event.key, from)
    if (next === null) return
    event.preventDefault()
    follows.current = true
    setDay(next)
  }, [])
  const month: Month = monthOf(day)
  return { day, month, choose: setDay, grid, onKeyDown }
}
