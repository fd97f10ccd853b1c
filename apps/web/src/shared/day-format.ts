import {
  type CivilDay,
  type DayPattern,
  formatDay,
  isDayPattern,
  usualDayPattern,
} from '@clutchbook/domain/kernel/civil-day'

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
  const pattern = language
    .formatToParts()
    .map(({ type, value }) => parts[type] ?? value)
    .join('')
  return isDayPattern(pattern) ? pattern : usualDayPattern
}

/** How days look that are written in a chosen way. */
export const patternOf = (choice: DayChoice): DayPattern => (choice === 'device' ? devicePattern() : choice)

/** Which of the ways writes days like this; a pattern that is in no list was once some device's own. */
export const choiceOf = (pattern: DayPattern): DayChoice =>
  dayChoices.find((choice) => choice === pattern) ?? 'device'

// Pages that strangers open are drawn by the server, which knows no visitor's choice: there days stay as usual.
let shown: DayPattern = usualDayPattern

/**
 * From now on days are written as the keeper of this page reads them. Nothing listens: what shows days is drawn anew as
 * a whole when that changes (`ShellLayout`).
 */
export function writeDaysAs(pattern: DayPattern): void {
  shown = pattern
}

export const dayPattern = (): DayPattern => shown

/** A day as this keeper reads it; 'Unknown' without one. */
export const shownDay = (day: CivilDay | null | undefined): string => formatDay(day, shown)

/** A day of a year that need not be said: '06/25'. */
export const shownDayOfYear = (day: CivilDay): string => formatDay(day, shown.replace(/\W*YYYY\W*/, ''))
