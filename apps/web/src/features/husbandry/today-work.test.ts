import { expect, test } from 'vitest'
import { rowKey } from './row-key.ts'
import type { Tap } from './tap-log.ts'
import type { TodayRow } from './today.queries.ts'
import {
  entryOf,
  nothingOver,
  overSince,
  plainEntryOf,
  progressOf,
  shownRow,
  shownRows,
  swipedOutcome,
  weightEntryOf,
  workByKind,
  workIn,
} from './today-work.ts'
import { unplannedRow } from './unplanned-row.ts'

const day = '2026-11-25'

const rowOf = (planId: number, fields: Partial<TodayRow> = {}): TodayRow => ({
  ...{
    planId,
    kind: 'feeding',
    title: null,
    animalId: planId,
    name: 'Ember',
    ...{ placeId: null, code: null },
    customId: null,
    sex: 'Female',
  },
  ...{ image: null, state: 'due', from: day, to: day, time: null, dose: null, scope: null, last: null },
  food: { prey: 'rat', size: 'medium', state: 'frozen-thawed', count: 1, grams: 90, supplement: null },
  reasons: [],
  ...fields,
})

const when = { day, time: '20:15', clientId: 'client-one' }

const tapOn = (row: TodayRow, fields: Partial<Tap> = {}): Tap => ({
  ...{ row, entry: entryOf(row, 'refused', when), state: 'kept', wasSent: true, recordId: 7 },
  ...fields,
})

const shown = (row: TodayRow, tap: Tap) => shownRows([row], new Map([[rowKey(row), tap]]))[0]

const lastOf = (id: number) => ({ id, recordDate: day, recordTime: null, outcome: 'refused', food: null })

test('HUS-34 a press shows at once, and says so while it could not be sent', () => {
  const row = rowOf(1)
  expect(shown(row, tapOn(row, { state: 'sending', wasSent: false, recordId: null }))).toMatchObject({
    ...{ state: 'done', tapped: 'sent', last: { recordDate: day, recordTime: '20:15', outcome: 'refused' } },
  })
  for (const state of ['waiting', 'sending'] as const)
    expect(shown(row, tapOn(row, { state, recordId: null }))?.tapped).toBe('unsent')
})

test('HUS-34 once the server tells of the record it is believed: the next dose of the day is due', () => {
  const row = rowOf(1)
  expect(shown(rowOf(1, { state: 'done', last: lastOf(7) }), tapOn(row))).toMatchObject({
    state: 'done',
    tapped: 'sent',
  })
  expect(shown(rowOf(1, { time: '21:00', last: lastOf(7) }), tapOn(row))).toMatchObject({
    ...{ state: 'due', time: '21:00', tapped: null },
  })
  expect(shown(rowOf(1, { state: 'due', last: lastOf(6) }), tapOn(row))).toMatchObject({ state: 'done' })
})

test('HUS-34 what was taken back stands as before, also while the server still tells of it', () => {
  const row = rowOf(1, { state: 'overdue', last: lastOf(3) })
  const undone = tapOn(row, { state: 'undone' })
  expect(shown(rowOf(1, { state: 'done', last: lastOf(7) }), undone)).toMatchObject({
    state: 'overdue',
    tapped: null,
  })
  expect(shown(row, undone)).toMatchObject({ state: 'overdue', last: { id: 3 } })
  const elsewhere = rowOf(1, { state: 'done', last: lastOf(9) })
  expect(shown(elsewhere, undone)).toMatchObject({ state: 'done', last: { id: 9 }, tapped: null })
})

test('HUS-34 once Today was read since, a press that was taken back elsewhere, or on another day, is not shown any more', () => {
  const known = tapOn(rowOf(1), { state: 'known' })
  expect(shown(rowOf(1, { last: lastOf(3) }), known)).toMatchObject({
    ...{ state: 'due', last: { id: 3 }, tapped: null },
  })
  const fedElsewhere = rowOf(1, { state: 'done', last: lastOf(9) })
  expect(shown(fedElsewhere, known)).toMatchObject({ state: 'done', last: { id: 9 }, tapped: null })
  expect(shown(rowOf(1, { last: lastOf(7) }), known)).toMatchObject({ state: 'due', tapped: null })
  expect(shown(rowOf(1, { state: 'done', last: lastOf(7) }), known)?.tapped).toBe('sent')
})

test('HUS-34 rows that nobody pressed stay the same, so that they are not drawn again', () => {
  const rows = [rowOf(1), rowOf(2)]
  const [, before] = shownRows(rows, new Map())
  const taps = new Map([[rowKey(rowOf(1)), tapOn(rowOf(1))]])
  const [pressed, other] = shownRows(rows, taps)
  expect(other).toBe(before)
  expect(shownRows(rows, new Map(taps))[0]).toBe(pressed)
})

test('HUS-34 the day’s work counts what is due and done, with what was pressed, and not what waits', () => {
  const rows = [rowOf(1), rowOf(2, { state: 'done', last: lastOf(2) }), rowOf(3, { state: 'paused' })]
  const counts = { due: 1, overdue: 0, paused: 1, done: 1, watch: 0, low: 0 }
  expect(progressOf(counts, rows, shownRows(rows, new Map()))).toEqual({ done: 1, all: 2 })
  const taps = new Map([[rowKey(rowOf(1)), tapOn(rowOf(1))]])
  expect(progressOf(counts, rows, shownRows(rows, taps))).toEqual({ done: 2, all: 2 })
})

test('HUS-34 kinds stand in the order of care, whatever their case, and own words after them', () => {
  const rows = ['Misting', 'cleaning', 'Feeding', 'weight', 'feeding'].map((kind, at) => rowOf(at, { kind }))
  expect(workByKind(shownRows(rows, new Map())).map(({ kind, rows: of }) => [kind, of.length])).toEqual([
    ['feeding', 2],
    ['weight', 1],
    ['cleaning', 1],
    ['misting', 1],
  ])
})

test('HUS-34 what was done before the page was opened stands last, what is done since stays in its place', () => {
  const rows = [
    rowOf(1, { state: 'done', last: lastOf(1) }),
    rowOf(2, { state: 'done', last: lastOf(2) }),
    rowOf(3),
  ]
  const [feed] = workByKind(shownRows(rows, new Map()), new Set([rowKey(rowOf(1))]))
  expect(feed?.rows.map(({ planId }) => planId)).toEqual([2, 3, 1])
})

test('HUS-34 over is what was done when the page was opened, until the next day begins', () => {
  const done = (planId: number) => rowOf(planId, { state: 'done', last: lastOf(planId) })
  expect(overSince(nothingOver, undefined)).toBe(nothingOver)
  const opened = overSince(nothingOver, { day, rows: [done(1), rowOf(2)] })
  expect([...opened.keys]).toEqual([rowKey(rowOf(1))])
  expect(overSince(opened, { day, rows: [done(1), done(2)] })).toBe(opened)
  expect(overSince(opened, undefined)).toBe(opened)
  const nextDay = overSince(opened, { day: '2026-11-26', rows: [rowOf(1), done(2)] })
  expect([...nextDay.keys]).toEqual([rowKey(rowOf(2))])
})

test('HUS-34 a press writes down what was planned, another food what was typed, and nothing that nobody knows', () => {
  expect(entryOf(rowOf(4), 'eaten', when)).toEqual({
    ...{ animalId: 4, clientId: 'client-one', recordType: 'feeding', recordDate: day, recordTime: '20:15' },
    data: { prey: 'rat', size: 'medium', state: 'frozen-thawed', count: 1, grams: 90, outcome: 'eaten' },
  })
  expect(entryOf(rowOf(4), 'eaten', when, { prey: 'rat', size: 'medium', count: 2 }).data).toMatchObject({
    ...{ count: 2, grams: 90, state: 'frozen-thawed' },
  })
  expect(entryOf(rowOf(4), 'eaten', when, { prey: 'mouse', size: '', count: 2 }).data).toEqual({
    ...{ prey: 'mouse', count: 2, outcome: 'eaten' },
  })
  expect(entryOf(rowOf(4, { food: null }), 'skipped', when).data).toEqual({ outcome: 'skipped' })
  const dose = { drug: 'Baytril', dose: '0.2 ml', route: null }
  expect(entryOf(rowOf(4, { kind: 'medication', dose }), 'given', when).data).toEqual({
    ...{ drug: 'Baytril', dose: '0.2 ml', outcome: 'given' },
  })
  expect(entryOf(rowOf(4, { kind: 'cleaning', scope: 'full' }), 'done', when).data).toEqual({
    ...{ scope: 'full', outcome: 'done' },
  })
  expect(entryOf(rowOf(4, { kind: 'Misting' }), 'done', when).data).toEqual({ outcome: 'done' })
})

test('HUS-34 a swipe says what the second button says, and nothing of what is measured or done', () => {
  const said = (kind: string, row = rowOf(1)) => swipedOutcome(row, kind)
  expect(['feeding', 'medication', 'cleaning', 'misting'].map((kind) => said(kind))).toEqual([
    ...['refused', 'refused', 'skipped', 'skipped'],
  ])
  expect(['weight', 'length', 'climate'].map((kind) => said(kind))).toEqual([undefined, undefined, undefined])
  expect(said('feeding', rowOf(1, { state: 'done' }))).toBeUndefined()
})

test('HUS-34 a weight that is typed becomes that of its animal', () => {
  expect(weightEntryOf(rowOf(4, { kind: 'weight' }), ' 455 ', when)).toMatchObject({
    ...{ measurement: '455', unit: 'grams', updateAnimalWeight: true },
  })
})

test('HUS-34 PLC-08 the day is narrowed to a place and what stands in it', () => {
  const rows = shownRows(
    [rowOf(1, { placeId: 7 }), rowOf(2, { placeId: 8 }), rowOf(3), rowOf(4, { kind: 'weight', placeId: 9 })],
    new Map(),
  )
  const kinds = workByKind(rows)
  expect(workIn(kinds, null)).toBe(kinds)
  const ids = (places: number[]) =>
    workIn(kinds, new Set(places)).map(({ kind, rows: of }) => [kind, of.map(({ planId }) => planId)])
  expect(ids([7, 8])).toEqual([['feeding', [1, 2]]])
  expect(ids([9])).toEqual([['weight', [4]]])
})

test('HUS-34 PLC-10 what no plan asks for shows as it was pressed, and its record says what was done', () => {
  const animal = { id: 5, name: 'Rook', customId: null, sex: 'Male' as const, photos: [], placeId: null }
  const row = unplannedRow(animal, 'shed')
  expect(row.planId).toBe('5 shed')
  expect(plainEntryOf(row, { result: 'complete' }, when)).toMatchObject({
    ...{ animalId: 5, recordType: 'shed', data: { result: 'complete' } },
  })
  const tap: Tap = {
    ...{ row, entry: plainEntryOf(row, {}, when), state: 'kept', wasSent: false, recordId: 9 },
  }
  expect(shownRow(row, tap)).toMatchObject({ state: 'done', tapped: 'sent' })
  expect(shownRow(row, undefined)).toMatchObject({ state: 'due', tapped: null })
})

test('HUS-22 rows of one plan are told from each other by whom they are for, and what is done in a place is written down of it', () => {
  const rows = [
    rowOf(1, { animalId: 4 }),
    rowOf(1, { animalId: 5 }),
    rowOf(2, { animalId: null, placeId: 9 }),
  ]
  const [first, , place] = rows
  if (!first || !place) throw new Error('A row is missing')
  const states = shownRows(rows, new Map([[rowKey(first), tapOn(first)]])).map(({ state }) => state)
  expect(states).toEqual(['done', 'due', 'due'])
  expect(entryOf(place, 'done', when)).toMatchObject({ placeId: 9 })
  expect(entryOf(place, 'done', when)).not.toHaveProperty('animalId')
})
