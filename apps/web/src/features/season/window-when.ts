import { shownDayOfYear } from '../../shared/day-format.ts'
import type { DueWindow } from './season.queries.ts'
import { seasonTexts } from './season.texts.ts'

const texts = seasonTexts.forecast

/** When something is due, in words: 'Lays 11/30 to 12/15, likely 12/08'. */
export function whenWords({
  step,
  from,
  to,
  likely,
  state,
}: Pick<DueWindow, 'step' | 'from' | 'to' | 'likely' | 'state'>): string {
  if (state === 'overdue') return texts.overdue(texts.steps[step], shownDayOfYear(to))
  const days = texts.days(shownDayOfYear(from), shownDayOfYear(to))
  return texts.due(texts.steps[step], days, shownDayOfYear(likely))
}
