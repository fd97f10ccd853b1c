import { seasonYears } from '@clutchbook/domain/clutches/season.rules'
import { type BoardStage, boardStages } from '@clutchbook/domain/season/board.rules'
import { searchTermOf } from '../../shared/navigation/search-term.ts'

/** What narrows the board. It lives in the address, so that going back and sharing a link keep it. */
export type SeasonSearch = { q?: string; stage?: BoardStage }

/** What an address asks for; what it can't mean is left out. */
export function readSeasonSearch(search: Record<string, unknown>): SeasonSearch {
  const q = searchTermOf(search.q)
  const stage = boardStages.find((one) => one === search.stage)
  return { ...(q && { q }), ...(stage && { stage }) }
}

/** The season that a part of an address names, or null where it is none. */
export function seasonYearOf(text: string): number | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  return year >= seasonYears.first && year <= seasonYears.last ? year : null
}
