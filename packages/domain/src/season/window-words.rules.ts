import { type CivilDay, type DayPattern, formatDay } from '../kernel/civil-day.ts'
import type { WindowStep } from './forecast.rules.ts'
import type { ToldOfWindow } from './window-reminders.rules.ts'

/** A window as far as words are made of it. */
type WordedWindow = {
  readonly step: WindowStep
  readonly animalName: string | null
  readonly clutchCode: string | null
  readonly from: CivilDay
  readonly to: CivilDay
  readonly likely: CivilDay
}

const happens: { readonly [Step in WindowStep]: string } = {
  shed: 'shed',
  lay: 'lay',
  birth: 'give birth',
  'next-clutch': 'lay again',
  hatch: 'hatch',
}

/** Whose window it is: 'Dahlia', 'Clutch 27-01 of Dahlia'. */
function subjectOf({ step, animalName, clutchCode }: WordedWindow): string {
  if (step !== 'hatch') return animalName ?? 'A female'
  const clutch = clutchCode === null ? 'A clutch' : `Clutch ${clutchCode}`
  return animalName === null ? clutch : `${clutch} of ${animalName}`
}

/** What may happen in a window, as calendars tell it: 'Dahlia may lay'. */
export const windowTitle = (window: WordedWindow): string =>
  `${subjectOf(window)} may ${happens[window.step]}`

/** That what a window was of did not come in it: 'Dahlia is overdue'. */
export const overdueTitle = (window: WordedWindow): string => `${subjectOf(window)} is overdue`

/** By when it was to come: 'Expected to lay by 11/20'. */
export const expectedBy = ({ step }: Pick<WordedWindow, 'step'>, day: string): string =>
  `Expected to ${happens[step]} by ${day}`

/** What a keeper is told of a window that opened or is over. */
export function windowTelling(
  window: WordedWindow,
  news: Exclude<ToldOfWindow, ''>,
  pattern: DayPattern,
): { readonly title: string; readonly message: string } {
  const day = (of: CivilDay): string => formatDay(of, pattern)
  return news === 'open'
    ? {
        title: `${windowTitle(window)} now`,
        message: `Expected ${day(window.from)} to ${day(window.to)}, most likely ${day(window.likely)}`,
      }
    : {
        title: overdueTitle(window),
        message: expectedBy(window, day(window.to)),
      }
}
