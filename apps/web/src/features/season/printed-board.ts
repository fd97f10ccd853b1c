import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Board } from './board.queries.ts'
import type { SeasonSearch } from './season-search.ts'

/** What is printed of a season: the pairings of its board that are found, as of a day. */
export type PrintedBoard = {
  readonly board: Board
  readonly search: SeasonSearch
  /** The season as its years are written. */
  readonly name: string
  readonly today: CivilDay
}
