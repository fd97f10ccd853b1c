import {
  type CivilDay,
  type DayPattern,
  formatDay,
  usualDayPattern,
} from '@clutchbook/domain/kernel/civil-day'
import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'
import { keepChoice, readChoice } from './ui/kept-choice.ts'

/** Where the browser keeps how days are written; it is a matter of the eye, like the theme (U15). */
const key = 'clutchbook-days'

/** The ways to choose from; `device` is the way of the device's own language. */
export const dayChoices = [usualDayPattern, 'DD/MM/YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD', 'device'] as const
export type DayChoice = (typeof dayChoices)[number]

const parts: Readonly<Record<string, string>> = { day: 'DD', month: 'MM', year: 'YYYY' }

/** How the device writes days, with our calendar's years and digits. */
function devicePattern(): DayPattern {
  const language = new Intl.DateTimeFormat(undefined, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
  })
  return language
    .formatToParts()
    .map(({ type, value }) => parts[type] ?? value)
    .join('')
}

/** How days look that are written in a chosen way. */
export const patternOf = (choice: DayChoice): DayPattern => (choice === 'device' ? devicePattern() : choice)

const keptChoice = (): DayChoice => {
  const kept = readChoice(key)
  return dayChoices.find((choice) => choice === kept) ?? usualDayPattern
}

const { subscribe, tell } = createListeners()
// Pages that strangers open are drawn by the server, which knows no browser's choice: there days stay as usual.
let shown: { readonly choice: DayChoice; readonly pattern: DayPattern } = {
  choice: usualDayPattern,
  pattern: usualDayPattern,
}

function show(choice: DayChoice): void {
  shown = { choice, pattern: patternOf(choice) }
  tell()
}

/** From now on days are written as this browser's keeper chose. */
export const heedDayChoice = (): void => show(keptChoice())

/** Has days written in another way, now and at the next visits. */
export function chooseDays(choice: DayChoice): void {
  keepChoice(key, choice)
  show(choice)
}

/** The way in which days are written. What shows days is drawn anew as a whole when it changes (`ShellLayout`). */
export const useDayChoice = (): DayChoice => useSyncExternalStore(subscribe, () => shown.choice)

export const dayPattern = (): DayPattern => shown.pattern

/** A day as this keeper reads it; 'Unknown' without one. */
export const shownDay = (day: CivilDay | null | undefined): string => formatDay(day, shown.pattern)

/** A day of a year that need not be said: '06/25'. */
export const shownDayOfYear = (day: CivilDay): string =>
  formatDay(day, shown.pattern.replace(/\W*YYYY\W*/, ''))
