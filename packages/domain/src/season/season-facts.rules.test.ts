import { expect, test } from 'vitest'
import {
  type FactFields,
  type FactKind,
  factKinds,
  factMessages,
  factProblems,
} from './season-facts.rules.ts'

const bounds = { today: '2026-11-20', born: '2022-06-01' }

const fact = (kind: FactKind, fields: Partial<FactFields> = {}): FactFields => ({
  ...{ kind, day: '2026-11-10', until: null, mm: null, maleId: kind === 'introduced' ? 7 : null },
  grams: kind === 'target' ? 1800 : null,
  ...fields,
})

test('SEA-02 a fact of every kind can be kept', () => {
  for (const kind of factKinds) expect([kind, factProblems(fact(kind), bounds)]).toEqual([kind, {}])
  expect(factProblems(fact('lock', { maleId: 7 }), bounds)).toEqual({})
  expect(factProblems(fact('follicles', { mm: 32 }), bounds)).toEqual({})
})

test('SEA-03 only cooling and an introduction can be of a day to come, and nothing of one before her birth', () => {
  for (const kind of factKinds) {
    const problems = factProblems(fact(kind, { day: '2026-11-21' }), bounds)
    const isPlanned = kind === 'cooling' || kind === 'introduced'
    expect([kind, problems]).toEqual([kind, isPlanned ? {} : { day: factMessages.inFuture }])
    expect(factProblems(fact(kind, { day: '2022-05-31' }), bounds)).toEqual({ day: factMessages.beforeBirth })
  }
  expect(factProblems(fact('sign', { day: '1999-01-01' }), { ...bounds, born: null })).toEqual({})
})

test('SEA-03 a last day is of cooling and an introduction, and not before the first', () => {
  expect(factProblems(fact('cooling', { until: '2027-02-01' }), bounds)).toEqual({})
  expect(factProblems(fact('introduced', { until: '2026-11-10' }), bounds)).toEqual({})
  expect(factProblems(fact('cooling', { until: '2026-11-09' }), bounds)).toEqual({
    until: factMessages.until,
  })
  expect(factProblems(fact('lock', { until: '2026-11-11' }), bounds)).toEqual({ until: factMessages.noUntil })
})

test('SEA-02 what one kind says is refused of another, and what it needs must be said', () => {
  expect(factProblems(fact('lock', { mm: 20 }), bounds)).toEqual({ mm: factMessages.noMm })
  expect(factProblems(fact('sign', { grams: 900 }), bounds)).toEqual({ grams: factMessages.noGrams })
  expect(factProblems(fact('ovulation', { maleId: 7 }), bounds)).toEqual({ maleId: factMessages.noMale })
  expect(factProblems(fact('target', { grams: null }), bounds)).toEqual({ grams: factMessages.gramsNeeded })
  expect(factProblems(fact('introduced', { maleId: null }), bounds)).toEqual({
    maleId: factMessages.maleNeeded,
  })
  expect(factProblems(fact('introduced', { maleId: null, isMaleGone: true }), bounds)).toEqual({})
})
