import { expect, test } from 'vitest'
import {
  leastDaysOf,
  mostDaysOf,
  pausesOf,
  planKeys,
  planMessages,
  planProblems,
  scopeOf,
} from './plan.rules.ts'
import type { Plan } from './plan.ts'
import { planned } from './testing/planned.ts'

const dose = { drug: 'Baytril', dose: null, route: null } as const
const food = { prey: 'rat', size: null, state: null, count: 1, grams: null, supplement: null } as const

test.each<[Partial<Plan>]>([
  [{}],
  [{ food }],
  [{ kind: 'medication', dose }],
  [{ kind: 'cleaning', scope: 'full' }],
  [{ kind: 'Soak' }],
  [{ minDays: null, maxDays: null, weekdays: [0] }],
  [{ minDays: null, maxDays: null, times: ['08:00'] }],
  [{ maxDays: 7 }],
  [{ endsOn: '2026-06-01' }],
])('HUS-20 the plan %j is one', (fields) => {
  expect(planProblems(planned(fields))).toEqual({})
})

test.each<[Partial<Plan>, object]>([
  [{ kind: 'Blue' }, { kind: planMessages.notPlanned }],
  [{ kind: 'end' }, { kind: planMessages.notPlanned }],
  [{ minDays: null }, { minDays: planMessages.rhythm }],
  [{ maxDays: 6 }, { maxDays: planMessages.mostBelowLeast }],
  [{ endsOn: '2026-05-31' }, { endsOn: planMessages.endsOn }],
  [{ kind: 'weight', food }, { food: planMessages.food }],
  [{ dose }, { dose: planMessages.dose }],
  [{ kind: 'medication' }, { dose: planMessages.doseNeeded }],
  [{ scope: 'spot' }, { scope: planMessages.scope }],
])('HUS-20 the plan %j can’t be, and its field says why', (fields, problems) => {
  expect(planProblems(planned(fields))).toEqual(problems)
})

test('HUS-20 what a plan leaves out follows from the rest', () => {
  const weekly = planned({ minDays: null, maxDays: null, weekdays: [1] })
  expect([leastDaysOf(weekly), mostDaysOf(weekly)]).toEqual([1, 1])
  expect([mostDaysOf({ minDays: 5, maxDays: null }), mostDaysOf({ minDays: 5, maxDays: 9 })]).toEqual([5, 9])
  expect(['feeding', 'cleaning', 'Soak'].map((kind) => pausesOf({ kind, pauses: null }))).toEqual([
    ['blue', 'brumation'],
    [],
    [],
  ])
  expect(['feeding', 'cleaning'].map((kind) => scopeOf({ kind, scope: null }))).toEqual([null, 'spot'])
})

test('HUS-21 kind and title tell plans of an animal apart without regard to case, of a medication the drug', () => {
  const keys = (kind: string, title: string | null, drug: typeof dose | null = null) =>
    planKeys({ kind, title, dose: drug })
  expect(keys('Feeding', ' Insects ')).toEqual(keys('feeding', 'insects'))
  expect(keys('feeding', null)).not.toEqual(keys('feeding', 'insects'))
  expect(keys('medication', 'Morning', dose)).toEqual(
    keys('medication', null, { ...dose, drug: 'BAYTRIL' as 'Baytril' }),
  )
})
