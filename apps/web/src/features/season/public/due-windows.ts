import type { CivilDay, DayRange } from '@clutchbook/domain/kernel/civil-day'
import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../../shared/api/client.ts'
import { read } from '../../../shared/api/reads.ts'
import { windowWords } from '../forecast-words.ts'

/** When something of an own female or clutch is due. */
export type DueWindow = Answer<'GET /api/forecasts'>[number]

/** What is due on some days. */
export const dueWindowsQuery = (days: DayRange) => queryOptions(read('GET /api/forecasts', { query: days }))

/** Whose window it is, and when: 'Marble: Lays 11/30 to 12/15, likely 12/08'. */
export function dueWindowWords(window: DueWindow, today: CivilDay): string {
  const { animalName, clutchCode } = window
  const whose = [animalName, clutchCode].filter(Boolean).join(', ')
  const { when } = windowWords(window, today)
  return whose === '' ? when : `${whose}: ${when}`
}
