import { expectedBy, overdueTitle, windowTitle } from '@clutchbook/domain/season/window-words.rules'
import { shownDayOfYear } from '../../../shared/day-format.ts'
import type { DueWindow } from '../season.queries.ts'
import { seasonTexts } from '../season.texts.ts'

export type { DueWindow } from '../season.queries.ts'

const texts = seasonTexts.forecast

/** Whose window it is, and when, in the words of the bell and of feeds: 'Marble may lay 11/30 to 12/15, likely 12/08'. */
export function dueWindowWords(window: DueWindow): string {
  const [from, to, likely] = [window.from, window.to, window.likely].map(shownDayOfYear)
  if (window.state === 'overdue') return `${overdueTitle(window)}. ${expectedBy(window, `${to}`)}`
  return texts.due(windowTitle(window), texts.days(`${from}`, `${to}`), `${likely}`)
}
