import { describe, expect, test } from 'vitest'
import { countWeeks, eggsToCome, mondayOf, weeksOf } from './weeks.rules.ts'

describe('the weeks of a season', () => {
  test('SEA-16 are those of ISO 8601, whole, and of the year of their Thursday', () => {
    expect(mondayOf('2026-06-14')).toBe('2026-06-08')
    expect(mondayOf('2026-06-08')).toBe('2026-06-08')
    expect(weeksOf({ from: '2026-12-28', to: '2027-01-04' })).toEqual([
      { week: '2026-W53', from: '2026-12-28' },
      { week: '2027-W01', from: '2027-01-04' },
    ])
    expect(weeksOf({ from: '2020-12-31', to: '2020-12-31' })).toEqual([
      { week: '2020-W53', from: '2020-12-28' },
    ])
    expect(weeksOf({ from: '2024-12-30', to: '2024-12-30' })).toEqual([
      { week: '2025-W01', from: '2024-12-30' },
    ])
    expect(weeksOf({ from: '2025-10-01', to: '2026-09-30' })).toHaveLength(53)
  })

  test('SEA-16 count eggs by their days, and each box once', () => {
    const weeks = weeksOf({ from: '2026-06-01', to: '2026-06-14' })
    const counted = countWeeks(weeks, {
      laid: [
        { day: '2026-06-01', eggs: 4 },
        { day: '2026-06-07', eggs: 3 },
        { day: '2026-06-08', eggs: 1 },
        { day: '2026-05-31', eggs: 9 },
      ],
      expected: [
        { day: '2026-06-09', eggs: 5.3 },
        { day: '2026-06-10', eggs: 6.3 },
      ],
      hatched: [{ day: '2026-06-14', eggs: 2 }],
      uses: [
        { boxId: 1, from: '2026-05-01', to: '2026-06-01' },
        { boxId: 1, from: '2026-06-03', to: '2026-06-07' },
        { boxId: 2, from: '2026-06-07', to: '2026-06-08' },
        { boxId: null, from: '2026-06-09', to: '2026-08-01' },
        { boxId: null, from: '2026-06-10', to: '2026-08-01' },
      ],
    })
    expect(counted.map(({ week: _week, ...row }) => row)).toEqual([
      { from: '2026-06-01', eggsIn: 7, eggsExpected: 0, eggsOut: 0, boxes: 2 },
      { from: '2026-06-08', eggsIn: 1, eggsExpected: 12, eggsOut: 2, boxes: 3 },
    ])
  })

  test('SEA-16 expect the mean of her clutches, else what is typical of the species', () => {
    expect(eggsToCome([4, 7], { typicalClutch: 6 })).toBe(5.5)
    expect(eggsToCome([], { typicalClutch: 6, clutchSize: [1, 12] })).toBe(6)
    expect(eggsToCome([], { clutchSize: [1, 12] })).toBe(6.5)
    expect(eggsToCome([], {})).toBeNull()
  })
})
