import { expect, test } from 'vitest'
import { type Change, emptyOutbox, mostEntries, type Outbox } from './outbox.ts'
import {
  countsOf,
  isFull,
  withBack,
  withCorrection,
  withEntry,
  withNumbersGiven,
  without,
  withoutFed,
  withRefusal,
  withSent,
} from './outbox-changes.rules.ts'
import { readEntry } from './outbox-entry.ts'
import { isWaitingNumber, waitingNumber } from './waiting-numbers.ts'

/** The number of the record that an answer tells, where it waits. */
const madeIn = (answer: unknown): number[] =>
  [(answer as { id?: unknown } | null)?.id].filter(isWaitingNumber)

const ember = waitingNumber(0)

const add = (outbox: Outbox, change: Partial<Change>, answer: unknown = null): Outbox =>
  withEntry(
    outbox,
    { address: 'PATCH /api/animals/{id}', params: {}, body: null, ifMatch: null, ...change },
    {
      key: `key-${outbox.nextId}`,
      writtenAt: '2026-06-15T12:00:00.000Z',
      base: null,
      label: 'Ember',
      answer,
      made: madeIn(answer),
    },
  )

const adding: Partial<Change> = { address: 'POST /api/animals', body: { name: 'Ember' } }

test('OFF-17 the server’s number is filled in wherever an entry names the record, in the same step', () => {
  let outbox = add(emptyOutbox, adding, { id: ember, version: 1 })
  outbox = add(outbox, { params: { id: ember }, body: { notes: 'x' }, ifMatch: 1 }, { id: ember })
  outbox = add(outbox, { address: 'POST /api/log', body: { entries: [{ animalId: ember }] } }, null)
  const sent = withSent(outbox, 1, { id: 812, version: 1 })
  expect(sent.entries.map(({ params, body, state }) => ({ params, body, state }))).toEqual([
    { params: {}, body: { name: 'Ember' }, state: 'sent' },
    { params: { id: 812 }, body: { notes: 'x' }, state: 'waiting' },
    { params: {}, body: { entries: [{ animalId: 812 }] }, state: 'waiting' },
  ])
  expect(sent.entries[0]?.answer).toEqual({ id: 812, version: 1 })
  expect([...sent.numbers]).toEqual([[ember, 812]])
})

test('OFF-17 what names nothing of an answer stays the same entry, so that a device writes what is filled in alone', () => {
  let outbox = add(emptyOutbox, adding, { id: ember, version: 1 })
  outbox = add(outbox, { params: { id: 5 }, body: { entries: [{ animalId: 5 }] } }, { id: 5, notes: null })
  outbox = add(outbox, { params: { id: ember } })
  const { entries } = withSent(outbox, 1, { id: 812, version: 1 })
  expect(entries.map((entry, at) => entry === outbox.entries[at])).toEqual([false, true, false])
  expect(withNumbersGiven({ ...outbox, numbers: new Map([[ember, 812]]) }).entries[1]).toBe(entries[1])
})

test('OFF-17 OFF-25 an entry that could be read by a later version alone has the numbers that were given before', () => {
  let outbox = add(emptyOutbox, adding, { id: ember, version: 1 })
  outbox = add(outbox, { params: { id: ember }, body: { motherId: ember } })
  const [, unread] = outbox.entries
  if (!unread) throw new Error('There is no second entry')
  const sent = withSent({ ...outbox, entries: outbox.entries.slice(0, 1) }, 1, { id: 812, version: 1 })
  const read = withNumbersGiven({ ...sent, entries: [unread] })
  expect(read.entries).toMatchObject([{ params: { id: 812 }, body: { motherId: 812 } }])
})

test('OFF-19 a later change of the same record starts from the version that the first has made', () => {
  const change: Partial<Change> = { params: { id: 5 }, body: { notes: 'x' }, ifMatch: 3 }
  let outbox = add(add(emptyOutbox, change), { ...change, body: { notes: 'y' } })
  outbox = add(outbox, { ...change, params: { id: 6 } })
  // One that only names the record goes after it, and another may bear its number: both keep their own versions.
  outbox = add(outbox, { ...change, params: { id: 7 }, body: { motherId: 5 } })
  outbox = add(outbox, { ...change, address: 'PATCH /api/eggs/{id}' })
  expect(outbox.entries.map(({ after }) => after)).toEqual([[], [1], [], [1, 2], []])
  const sent = withSent(outbox, 1, { id: 5, version: 4 })
  expect(sent.entries.map(({ ifMatch }) => ifMatch)).toEqual([3, 4, 3, 3, 3])
})

test('OFF-18 what is discarded and brought back stands at its place again, with numbers given meanwhile', () => {
  let outbox = add(emptyOutbox, adding, { id: ember })
  outbox = add(add(outbox, { params: { id: ember } }), { params: { id: 9 } })
  const [, second] = outbox.entries
  const discarded = without(outbox, 2)
  expect(discarded.entries.map(({ id }) => id)).toEqual([1, 3])
  const back = withBack(withSent(discarded, 1, { id: 812 }), second ? [second] : [])
  expect(back.entries.map(({ id, params }) => [id, params])).toEqual([
    [1, {}],
    [2, { id: 812 }],
    [3, { id: 9 }],
  ])
})

test('OFF-19 what was refused asks, and goes again as it is corrected, under a key of its own', () => {
  const refusal = { status: 400, code: 'not-valid', message: 'No', errors: {}, current: null }
  const refused = withRefusal(add(emptyOutbox, { body: { notes: 'x' } }), 1, refusal)
  expect(countsOf(refused, new Set())).toEqual({ waiting: 1, sending: 0, needsYou: 1 })
  const unread: Outbox = { ...refused, unread: [{ id: 9, why: 'lost' }] }
  expect(countsOf(unread, new Set())).toEqual({ waiting: 2, sending: 0, needsYou: 2 })
  const [entry] = withCorrection(refused, 1, { body: { notes: 'y' }, key: 'another' }).entries
  expect(entry).toMatchObject({ state: 'waiting', body: { notes: 'y' }, key: 'another' })
  expect(withSent(refused, 1, null).entries).toMatchObject([{ state: 'sent', refusal: null }])
})

test('OFF-16 what is sent counts no more, and leaves once the copy has it', () => {
  const outbox = withSent(add(add(emptyOutbox, { params: { id: 1 } }), { params: { id: 2 } }), 1, null)
  expect(countsOf(outbox, new Set([2]))).toEqual({ waiting: 1, sending: 1, needsYou: 0 })
  expect(withoutFed(outbox, new Set([1, 2])).entries.map(({ id }) => id)).toEqual([2])
  expect(withoutFed(outbox, new Set())).toBe(outbox)
})

test('OFF-21 500 entries wait at most', () => {
  const one = add(emptyOutbox, adding).entries
  const of = (count: number): Outbox => ({
    ...emptyOutbox,
    entries: Array.from({ length: count }, () => one).flat(),
  })
  expect(mostEntries).toBe(500)
  const outbox = of(mostEntries)
  expect(isFull(of(mostEntries - 1))).toBe(false)
  expect(isFull(outbox)).toBe(true)
  // What is sent, and not yet in the copy, takes the room of nothing.
  expect(isFull(withSent(outbox, 1, null))).toBe(false)
})

test('OFF-25 an entry is read in whatever form it was kept; one of a form to come is left alone', () => {
  const [entry] = add(emptyOutbox, adding).entries
  expect(readEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry)
  expect(() => readEntry({ v: 2 })).toThrow('No reader of the form 2')
})
