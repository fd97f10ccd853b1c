import type { DueWindow } from '../season.queries.ts'
import { whenWords } from '../window-when.ts'

export type { DueWindow } from '../season.queries.ts'

/** Whose window it is, and when: 'Marble: Lays 11/30 to 12/15, likely 12/08'. */
export function dueWindowWords(window: DueWindow): string {
  const { animalName, clutchCode } = window
  const whose = [animalName, clutchCode].filter(Boolean).join(', ')
  const when = whenWords(window)
  return whose === '' ? when : `${whose}: ${when}`
}
