import { expect, test } from 'vitest'
import type { DueWindow } from '../season/public/due-windows.ts'
import { bandKey, bandsByDay } from './bands.ts'

const window = (animalId: number, from: string, to: string): DueWindow => ({
  ...{ step: 'lay', animalId, animalName: 'Marble', clutchId: null, clutchCode: null },
  ...{ from, to, likely: from, state: 'ahead', breedingProjectId: 7 },
  basedOn: { kind: 'shed', day: '2026-11-05' },
  ...{ range: [25, 40], confidence: 'high', ownRecords: 0, meanErrorDays: null, sources: [] },
})

test('SEA-13 a window is a band over each of its days that are shown, first and last included', () => {
  const windows = [window(1, '2026-11-29', '2026-12-02'), window(2, '2026-12-02', '2027-01-20')]
  const bands = bandsByDay(windows, { from: '2026-11-30', to: '2026-12-04' }, '2026-11-30')
  expect([...bands].map(([day, of]) => [day, of.map(({ animalId }) => animalId)])).toEqual([
    ['2026-11-30', [1]],
    ['2026-12-01', [1]],
    ['2026-12-02', [1, 2]],
    ['2026-12-03', [2]],
    ['2026-12-04', [2]],
  ])
  expect(new Set(windows.map(bandKey)).size).toBe(2)
})

test('SEA-13 a window that is overdue is a band up to today', () => {
  const late = { ...window(1, '2026-11-20', '2026-11-29'), state: 'overdue' as const }
  const bands = bandsByDay([late], { from: '2026-11-28', to: '2026-12-04' }, '2026-12-01')
  expect([...bands.keys()]).toEqual(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'])
})
