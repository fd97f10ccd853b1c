import { describe, expect, test } from 'vitest'
import { dueText, type Expected, hatchText } from './due-words.ts'

const egg: Expected = { layDate: '2026-06-01', dueDate: null, incubationDays: 60 }

describe('how far off a hatch is, in words', () => {
  test.each([
    ['2026-06-30', '31 days left', 'in 31 days'],
    ['2026-07-30', 'due tomorrow', 'tomorrow'],
    ['2026-07-31', 'due today', 'today'],
    ['2026-08-01', '1 day overdue', '1 day overdue'],
    ['2026-08-03', '3 days overdue', '3 days overdue'],
  ])('on %s it is %s', (today, beside, within) => {
    expect(dueText(egg, today)).toBe(beside)
    expect(hatchText(egg, today)).toBe(within)
  })
})
