import type { ComparedBy } from '@clutchbook/domain/season/compare.rules'
import type { ComparedRow } from './board.queries.ts'
import { boardTexts } from './board.texts.ts'
import { compareTexts as texts } from './compare.texts.ts'

export type Column = keyof typeof texts.columns

const ofEggs: readonly Column[] = [
  ...(['clutches', 'eggs', 'fertile', 'hatched'] as const),
  ...(['fertility', 'hatchOfFertile', 'hatchOfLaid', 'meanClutchSize'] as const),
]
const ofLitters: readonly Column[] = ['litters', 'live', 'stillborn']
const rates: ReadonlySet<Column> = new Set(['fertility', 'hatchOfFertile', 'hatchOfLaid'])

/** The columns that say something: of eggs and of litters those of which any are there. */
export const columnsOf = (rows: readonly ComparedRow[]): Column[] => [
  ...(rows.some(({ clutches }) => clutches > 0) ? ofEggs : []),
  ...(rows.some(({ litters }) => litters > 0) ? ofLitters : []),
]

/** A figure in words; a dash where there is nothing to divide by. */
export function figureWords(row: ComparedRow, column: Column): string {
  const figure = row[column]
  if (figure === null) return texts.none
  if (rates.has(column)) return `${Math.round(figure * 100)}%`
  return column === 'meanClutchSize' ? figure.toFixed(1) : String(figure)
}

/** What a row is of besides its season; null where it is of the season alone. */
export function groupName(row: ComparedRow, by: ComparedBy): string | null {
  const { species, femaleName, maleName } = row
  const [female, male] = [femaleName ?? texts.unnamed, maleName ?? texts.unnamed]
  const names = { season: null, species, female, male, pair: boardTexts.pair(male, female) }
  return names[by]
}

/** The rows of a season, or of all; the newest season first and within it by names. */
export function shownRows(rows: readonly ComparedRow[], by: ComparedBy, only: number | null): ComparedRow[] {
  const nameOf = (row: ComparedRow): string => groupName(row, by) ?? ''
  return rows
    .filter(({ season }) => only === null || season === only)
    .sort((one, other) => other.season - one.season || nameOf(one).localeCompare(nameOf(other), 'en'))
}

/** What tells rows apart. */
export const rowKey = ({ season, species, femaleId, maleId }: ComparedRow): string =>
  JSON.stringify([season, species, femaleId, maleId])
