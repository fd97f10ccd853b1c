import { expect, test } from 'vitest'
import type { Fact } from './season.queries.ts'
import { actsOf } from './season-acts.ts'

const today = '2026-11-26'
const cinder = { id: 7, maleId: 3, maleName: 'Cinder' }

const fact = (id: number, kind: Fact['kind'], day: string, more: Partial<Fact> = {}): Fact => ({
  ...{ id, userId: 1, animalId: 2, version: 1, createdAt: '2026-11-01T00:00:00.000Z', femaleName: 'Dahlia' },
  ...{ kind, day, time: null, until: null, maleId: null, maleName: null, breedingProjectId: null },
  ...{ mm: null, grams: null, note: null },
  ...more,
})
const visit = fact(1, 'introduced', '2026-11-20', { maleId: 3, maleName: 'Cinder', breedingProjectId: 7 })

const labels = (stand: Partial<Parameters<typeof actsOf>[0]>): string[] =>
  actsOf({ open: [], projects: [], today, isBearing: false, ...stand }).map((act) =>
    act.does === 'lay' ? 'lay' : act.label,
  )

test('SEA-22 the male of her project is offered by name, or whoever may be chosen', () => {
  expect(labels({ projects: [cinder] })).toEqual(['Introduce Cinder', 'Lock', 'Ovulation'])
  expect(labels({})).toEqual(['Introduce a male', 'Cooling begins', 'Target weight'])
})

test('SEA-22 while he is with her it is said that he is out, and afterwards that he comes again', () => {
  expect(labels({ open: [visit], projects: [cinder] })).toEqual([
    ...['Lock', 'Ovulation', 'Follicles', 'Cinder is out'],
  ])
  const over = { ...visit, until: '2026-11-24' }
  expect(labels({ open: [over, fact(2, 'lock', '2026-11-21')] })).toEqual([
    ...['Lock', 'Ovulation', 'Follicles', 'Introduce Cinder'],
  ])
})

test('SEA-22 a lock without a visit is of the one project that she has, and of none where she has two', () => {
  const lockOf = (projects: Parameters<typeof actsOf>[0]['projects']) =>
    actsOf({ open: [], projects, today, isBearing: false }).find(
      (act) => act.does === 'log' && act.kind === 'lock',
    )
  expect(lockOf([cinder])).toMatchObject({ body: { kind: 'lock', breedingProjectId: 7 } })
  expect(lockOf([cinder, { id: 8, maleId: 4, maleName: 'Ash' }])).toMatchObject({ body: { kind: 'lock' } })
  expect(lockOf([cinder, { id: 8, maleId: 4, maleName: 'Ash' }])).not.toHaveProperty('body.breedingProjectId')
})

test('SEA-22 after the shed the way to where laying is noted comes first', () => {
  const open = [fact(2, 'ovulation', '2026-11-02'), fact(3, 'shed', '2026-11-22')]
  expect(labels({ open, projects: [cinder] })).toEqual(['lay', 'Sign', 'She rests'])
  expect(labels({ open: open.slice(0, 1), isBearing: true })).toEqual(['Post-ovulation shed', 'Sign'])
})
