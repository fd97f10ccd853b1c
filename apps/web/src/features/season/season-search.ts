import { seasonYears } from '@clutchbook/domain/clutches/season.rules'
import { type BoardStage, boardStages } from '@clutchbook/domain/season/board.rules'
import { type ComparedBy, comparedBy } from '@clutchbook/domain/season/compare.rules'
import { searchTermOf } from '../../shared/navigation/search-term.ts'

/** What a season is looked at by, the usual one first. */
export const seasonViews = ['board', 'males', 'weeks', 'compare'] as const
export type SeasonView = (typeof seasonViews)[number]

/** What of a season is shown, and what narrows it. It lives in the address, so that going back and sharing a link keep it. */
export type SeasonSearch = {
  /** The board unless said. */
  view?: SeasonView
  q?: string
  stage?: BoardStage
  /** By what clutches are compared; seasons unless said. */
  by?: ComparedBy
  /** Whether clutches of all seasons are compared. */
  all?: true
}

/** What an address asks for; what it can't mean is left out. */
export function readSeasonSearch(search: Record<string, unknown>): SeasonSearch {
  const view = seasonViews.find((one) => one === search.view && one !== 'board')
  const q = searchTermOf(search.q)
  const stage = boardStages.find((one) => one === search.stage)
  const by = comparedBy.find((one) => one === search.by && one !== 'season')
  return {
    ...(view && { view }),
    ...(q && { q }),
    ...(stage && { stage }),
    ...(by && { by }),
    ...(search.all === true && { all: true }),
  }
}

/** The season that a part of an address names, or null where it is none. */
export function seasonYearOf(text: string): number | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  return year >= seasonYears.first && year <= seasonYears.last ? year : null
}
