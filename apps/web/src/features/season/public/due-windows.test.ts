import { expect, test } from 'vitest'
import { windowOf } from '../testing/pairings.ts'
import { dueWindowWords } from './due-windows.ts'

test('SEA-13 the calendar tells a window in the words of the bell and of feeds', () => {
  expect(dueWindowWords(windowOf())).toBe('Dahlia may lay 11/30 to 12/15, likely 12/08')
  const hatching = { step: 'hatch', clutchId: 4, clutchCode: '27-01' } as const
  expect(dueWindowWords(windowOf(hatching))).toBe(
    'Clutch 27-01 of Dahlia may hatch 11/30 to 12/15, likely 12/08',
  )
  expect(dueWindowWords(windowOf({ state: 'overdue' }))).toBe('Dahlia is overdue. Expected to lay by 12/15')
})
