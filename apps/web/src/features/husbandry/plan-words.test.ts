import { expect, test } from 'vitest'
import type { ShownPlan } from './plan.queries.ts'
import { nextWords, planName, rhythmWords } from './plan-words.ts'

const next = (fields: Partial<ShownPlan['next']>): ShownPlan['next'] => ({
  ...{ state: 'upcoming', from: '2026-06-14', to: '2026-06-14', time: null, reasons: [] },
  ...fields,
})

const today = '2026-06-14'

test.each([
  [{ state: 'due', to: '2026-06-18', from: '2026-06-11' }, 'Due, until 06/18/2026', ''],
  [{ state: 'due', from: '2026-06-11' }, 'Due today', ''],
  [{ state: 'due', time: '20:00' }, 'Due at 20:00', ''],
  [{ state: 'overdue', from: '2026-06-09', to: '2026-06-11' }, '3 days overdue', ''],
  [{ state: 'overdue', time: '08:00' }, 'Overdue since 08:00', ''],
  [{ from: '2026-06-15', to: '2026-06-18' }, 'Tomorrow', '06/15/2026 to 06/18/2026'],
  [{ from: '2026-06-20', to: '2026-06-20', time: '08:00' }, 'In 6 days at 08:00', '06/20/2026'],
  [{ time: '20:00' }, 'Today at 20:00', ''],
  [{ state: 'paused', reasons: ['blue'] }, 'Paused', 'in blue, else due 06/14/2026'],
  [{ state: 'ended', from: null, to: null, reasons: ['off'] }, 'Off', ''],
  [{ state: 'ended', from: null, to: null, reasons: ['past-end'] }, 'Ended', 'its last day has passed'],
] as const)('HUS-24 what is due next is told in words: %j', (fields, when, why) => {
  const words = nextWords(next(fields as unknown as Partial<ShownPlan['next']>), today)
  expect([words.when, words.why]).toEqual([when, why])
  expect(words.isLate).toBe('state' in fields && fields.state === 'overdue')
})

const rhythm = { minDays: 7, maxDays: 10, weekdays: [], times: [], endsOn: null }

test.each([
  [{}, 'Every 7 to 10 days'],
  [{ maxDays: 7 }, 'Every 7 days'],
  [{ minDays: 1, maxDays: 1, weekdays: [1, 4] }, 'Mondays and Thursdays'],
  [{ minDays: 14, maxDays: 14, weekdays: [6] }, 'Saturdays, every 14 days at the earliest'],
  [
    { minDays: 1, maxDays: 1, times: ['08:00', '20:00'], endsOn: '2026-06-20' },
    'Every day at 08:00 and 20:00, until 06/20/2026',
  ],
])('HUS-20 how often something is planned is told in words: %j', (fields, words) => {
  expect(rhythmWords({ ...rhythm, ...fields })).toBe(words)
})

test('HUS-20 a plan is named by its kind and what it is about', () => {
  const plain = { kind: 'feeding', title: null, food: null, dose: null, scope: null }
  const food = { prey: 'rat', size: 'medium', state: null, count: 1, grams: null, supplement: null }
  expect(planName(plain)).toBe('Feeding')
  expect(planName({ ...plain, food })).toBe('Feeding, 1 medium rat')
  const dose = { drug: 'Meloxicam', dose: '0.4 ml', route: null }
  expect(planName({ ...plain, kind: 'medication', dose })).toBe('Medication, Meloxicam 0.4 ml')
  expect(planName({ ...plain, kind: 'UV lamp', title: 'New bulb' })).toBe('UV lamp, New bulb')
})
