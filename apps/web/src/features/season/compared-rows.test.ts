import { expect, test } from 'vitest'
import type { ComparedRow } from './board.queries.ts'
import { columnsOf, figureWords, groupName, rowKey, shownRows } from './compared-rows.ts'

const row = (fields: Partial<ComparedRow> = {}): ComparedRow => ({
  ...{ season: 2026, species: null, femaleId: null, femaleName: null, maleId: null, maleName: null },
  ...{ clutches: 2, eggs: 13, fertile: 11, hatched: 9, fertility: 11 / 13, hatchOfFertile: 9 / 11 },
  ...{ hatchOfLaid: 9 / 13, meanClutchSize: 6.5, litters: 0, live: 0, stillborn: 0 },
  ...fields,
})

test('SEA-17 rates are whole percent, sizes have one decimal, and what can’t be divided is a dash', () => {
  const words = (one: ComparedRow) => columnsOf([one]).map((column) => figureWords(one, column))
  expect(words(row())).toEqual(['2', '13', '11', '9', '85%', '82%', '69%', '6.5'])
  const none = { fertile: 0, hatched: 0, fertility: 0, hatchOfFertile: null, hatchOfLaid: 0 }
  expect(words(row(none))).toEqual(['2', '13', '0', '0', '0%', '–', '0%', '6.5'])
  const litter = row({ clutches: 0, litters: 1, live: 12, stillborn: 2 })
  expect(words(litter)).toEqual(['1', '12', '2'])
  expect(columnsOf([row(), litter])).toHaveLength(11)
})

test('SEA-17 rows are of one season or of all, the newest first and by names', () => {
  const rows = [
    row({ season: 2027, femaleId: 3, femaleName: 'Rose' }),
    row({ season: 2026, femaleId: 3, femaleName: 'Rose' }),
    row({ season: 2026, femaleId: 2, femaleName: 'Dahlia' }),
  ]
  const names = (only: number | null) =>
    shownRows(rows, 'female', only).map((one) => [one.season, groupName(one, 'female')])
  expect(names(null)).toEqual([
    [2027, 'Rose'],
    [2026, 'Dahlia'],
    [2026, 'Rose'],
  ])
  expect(names(2026)).toHaveLength(2)
  expect(new Set(rows.map(rowKey)).size).toBe(3)
  expect(groupName(row({ maleName: 'Ash' }), 'pair')).toBe('Ash × Unknown')
  expect(groupName(row(), 'season')).toBeNull()
})
