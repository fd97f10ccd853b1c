import { expect, test } from 'vitest'
import {
  type BoardClutch,
  type BoardFact,
  barsOf,
  marksOfPairing,
  type Pairing,
  stageOf,
} from './board.rules.ts'
import type { FactKind } from './season-facts.rules.ts'

const today = '2026-06-15'

const fact = (kind: FactKind, day: string, until: string | null = null): BoardFact => ({ kind, day, until })

const clutch = (fields: Partial<BoardClutch> = {}): BoardClutch => ({
  ...{ id: 1, kind: 'eggs', layDate: '2026-05-01', hatchDate: null, eggs: 7, incubating: 6, hatched: 0 },
  ...fields,
})

const pairing = (fields: Partial<Pairing> = {}): Pairing => ({
  ...{ status: 'Pairing', facts: [], clutches: [] },
  ...fields,
})

test('SEA-14 the stage is the furthest that facts, clutches and the status tell', () => {
  const stages: [Partial<Pairing>, string][] = [
    [{}, 'planned'],
    [{ status: null }, 'planned'],
    [{ facts: [fact('introduced', '2026-06-16')] }, 'planned'],
    [{ facts: [fact('introduced', '2026-06-15')] }, 'together'],
    [{ facts: [fact('lock', '2026-03-01'), fact('introduced', '2026-04-01')] }, 'locked'],
    [{ facts: [fact('ovulation', '2026-03-01')] }, 'gravid'],
    [{ status: 'Gravid', facts: [fact('lock', '2026-03-01')] }, 'gravid'],
    [{ clutches: [clutch()] }, 'incubating'],
    [{ clutches: [clutch({ incubating: 0, hatched: 5, hatchDate: '2026-06-01' }), clutch()] }, 'incubating'],
    [{ clutches: [clutch({ incubating: 0, hatched: 5, hatchDate: '2026-06-01' })] }, 'hatched'],
    [{ clutches: [clutch({ incubating: 0, kind: 'litter' })] }, 'hatched'],
    [{ clutches: [clutch({ incubating: 0 })] }, 'ended'],
    [{ status: 'Failed', clutches: [clutch()] }, 'ended'],
  ]
  for (const [fields, stage] of stages)
    expect([fields, stageOf(pairing(fields), today)]).toEqual([fields, stage])
})

test('SEA-14 bars are visits, what led to a clutch, and eggs; what lasts still has no end', () => {
  const facts = [
    fact('introduced', '2026-02-01', '2026-02-05'),
    fact('introduced', '2026-06-10'),
    fact('ovulation', '2026-03-10'),
    fact('shed', '2026-03-30'),
    fact('ovulation', '2026-06-01'),
    fact('lock', '2026-02-02'),
  ]
  const clutches = [clutch({ incubating: 0, hatched: 5, hatchDate: '2026-06-20' })]
  expect(barsOf(pairing({ facts, clutches }))).toEqual([
    { kind: 'together', from: '2026-02-01', to: '2026-02-05' },
    { kind: 'gravid', from: '2026-03-10', to: '2026-05-01' },
    { kind: 'incubating', from: '2026-05-01', to: '2026-06-20', eggs: { count: 5, of: 7 } },
    { kind: 'gravid', from: '2026-06-01', to: null },
    { kind: 'together', from: '2026-06-10', to: null },
  ])
  expect(barsOf(pairing({ clutches: [clutch()] }))).toEqual([
    { kind: 'incubating', from: '2026-05-01', to: null, eggs: { count: 6, of: 7 } },
  ])
})

test('SEA-14 a rest ends what led to no clutch, and a litter has no eggs to incubate', () => {
  const facts = [fact('ovulation', '2026-03-10'), fact('rest', '2026-04-20')]
  expect(barsOf(pairing({ facts }))).toEqual([{ kind: 'gravid', from: '2026-03-10', to: '2026-04-20' }])
  expect(barsOf(pairing({ clutches: [clutch({ kind: 'litter' })] }))).toEqual([])
})

test('SEA-14 marks are what happened on one day, by days', () => {
  const facts = [fact('shed', '2026-04-01'), fact('lock', '2026-02-02'), fact('target', '2026-01-01')]
  const clutches = [clutch({ hatchDate: '2026-06-30' })]
  expect(marksOfPairing(pairing({ facts, clutches }))).toEqual([
    { kind: 'lock', day: '2026-02-02' },
    { kind: 'shed', day: '2026-04-01' },
    { kind: 'laid', day: '2026-05-01' },
    { kind: 'hatched', day: '2026-06-30' },
  ])
})
