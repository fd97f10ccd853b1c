import { expect, test } from 'vitest'
import { answersOf, bodyOf, leavingWith, nextToSend } from './order.rules.ts'
import { type Change, emptyOutbox, type Outbox } from './outbox.ts'
import { withEntry, without, withRefusal, withRetry, withSent } from './outbox-changes.rules.ts'
import { isWaitingNumber, waitingNumber } from './waiting-numbers.ts'

/** The number of the record that an answer tells, where it waits. */
const madeIn = (answer: unknown): number[] =>
  [(answer as { id?: unknown } | null)?.id].filter(isWaitingNumber)

const [ember, milo] = [waitingNumber(0), waitingNumber(1)]

type Stated = Partial<Change> & { answer?: unknown; writtenAt?: string }

/** An outbox of changes, each with what the device answered. */
const outboxOf = (...changes: Stated[]): Outbox =>
  changes.reduce<Outbox>(
    (outbox, { answer = null, writtenAt = '2026-06-15T12:00:00.000Z', ...change }) =>
      withEntry(
        outbox,
        { address: 'PATCH /api/animals/{id}', params: {}, body: null, ifMatch: null, ...change },
        { key: `key-${outbox.nextId}`, writtenAt, base: null, label: '', answer, made: madeIn(answer) },
      ),
    emptyOutbox,
  )

const ofAnimal = (id: number): Stated => ({ params: { id }, body: { notes: 'x' } })

const logOf = (animalId: number, writtenAt?: string): Stated => ({
  address: 'POST /api/log',
  body: { entries: [{ animalId, clientId: `client-${animalId}`, recordType: 'feeding' }] },
  ...(writtenAt === undefined ? {} : { writtenAt }),
})

const idsOf = (outbox: Outbox, underWay: number[] = [], calls = 0) =>
  nextToSend(outbox, new Set(underWay), calls).map((sending) => sending.map(({ id }) => id))

test('OFF-18 entries of one record go in order, and those of others beside them, four chains at once', () => {
  const outbox = outboxOf(...[1, 1, 2, 3, 4, 5, 1].map(ofAnimal))
  expect(outbox.entries.map(({ after }) => after)).toEqual([[], [1], [], [], [], [], [1, 2]])
  expect(idsOf(outbox)).toEqual([[1], [3], [4], [5]])
  expect(idsOf(outbox, [1, 3], 2)).toEqual([[4], [5]])
  expect(idsOf(withSent(outbox, 1, null), [3, 4, 5], 3)).toEqual([[2]])
})

test('OFF-18 what names a record goes after what adds it, and after its changes', () => {
  const outbox = outboxOf(
    { address: 'POST /api/animals', body: { name: 'Ember' }, answer: { id: ember, name: 'Ember' } },
    {
      address: 'POST /api/animals',
      body: { name: 'Milo', motherId: ember },
      answer: { id: milo, motherId: ember },
    },
    logOf(milo),
    { address: 'POST /api/breeding-projects', body: { maleId: 4, femaleId: 5 } },
    ofAnimal(5),
  )
  expect(outbox.entries.map(({ after }) => after)).toEqual([[], [1], [2], [], [4]])
})

test('OFF-18 an entry that asks holds its own chain and no other, until it goes again', () => {
  const refusal = { status: 400, code: 'not-valid', message: 'No', errors: {}, current: null }
  const outbox = withRefusal(outboxOf(ofAnimal(1), ofAnimal(1), ofAnimal(2)), 1, refusal)
  expect(idsOf(outbox)).toEqual([[3]])
  expect(idsOf(withRetry(outbox, 1))).toEqual([[1], [3]])
  expect(idsOf(without(outbox, 1))).toEqual([[2], [3]])
})

test('OFF-18 log entries that touch go as one call, of at most 200 records', () => {
  const fed = (count: number) => Array.from({ length: count }, (_, at) => logOf(at + 1))
  const outbox = outboxOf(...fed(3), ofAnimal(9), logOf(8))
  expect(idsOf(outbox)).toEqual([[1, 2, 3], [4], [5]])
  const [first] = nextToSend(outbox, new Set(), 0)
  expect(first && bodyOf(first)).toEqual({
    entries: [1, 2, 3].map((animalId) => ({
      animalId,
      clientId: `client-${animalId}`,
      recordType: 'feeding',
    })),
  })
  expect(idsOf(outboxOf(...fed(201))).map((ids) => ids.length)).toEqual([200, 1])
  // Those of one animal go along in their order.
  expect(idsOf(outboxOf(logOf(1), logOf(2), logOf(1)))).toEqual([[1, 2, 3]])
})

test('OFF-18 log entries of another minute are another call, for each has a moment of its own', () => {
  const outbox = outboxOf(logOf(1, '2026-06-15T12:00:00.000Z'), logOf(2, '2026-06-15T12:02:00.000Z'))
  expect(idsOf(outbox)).toEqual([[1], [2]])
})

test('OFF-18 a log that was refused goes in its parts, so that one bad entry holds back no other', () => {
  const refusal = { status: 404, code: 'not-found', message: 'Gone', errors: {}, current: null }
  const outbox = withRetry(withRefusal(outboxOf(logOf(1), logOf(2), logOf(3)), 2, refusal), 2)
  expect(idsOf(outbox)).toEqual([[1], [2], [3]])
})

test('OFF-18 each log entry is given its own records of the answer', () => {
  const [sending] = nextToSend(outboxOf(logOf(1), logOf(2)), new Set(), 0)
  const answer = { records: [{ id: 11 }, { id: 12 }], replayed: ['client-1'] }
  expect(sending && answersOf(sending, answer)).toEqual([
    { records: [{ id: 11 }], replayed: [] },
    { records: [{ id: 12 }], replayed: [] },
  ])
})

test('OFF-18 what names a discarded record can not go without it', () => {
  const outbox = outboxOf(
    { address: 'POST /api/animals', body: { name: 'Ember' }, answer: { id: ember } },
    {
      address: 'POST /api/animals',
      body: { name: 'Milo', motherId: ember },
      answer: { id: milo, motherId: ember },
    },
    logOf(milo),
    ofAnimal(3),
  )
  expect(leavingWith(outbox, 1).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(leavingWith(outbox, 2).map(({ id }) => id)).toEqual([2, 3])
  expect(without(outbox, 1).entries.map(({ id }) => id)).toEqual([4])
})

test('OFF-18 a walk over random outboxes sends each entry once, and those of a record in their order', () => {
  let seed = 7
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let run = 0; run < 40; run++) {
    let outbox = outboxOf(
      ...Array.from({ length: 60 }, () => (random(3) === 0 ? ofAnimal(1 + random(6)) : logOf(1 + random(6)))),
    )
    const done: number[] = []
    const underWay: number[][] = []
    while (outbox.entries.some(({ state }) => state !== 'sent')) {
      const next = nextToSend(outbox, new Set(underWay.flat()), underWay.length)
      underWay.push(...next.map((sending) => sending.map(({ id }) => id)))
      expect(underWay.length).toBeGreaterThan(0)
      expect(underWay.length).toBeLessThanOrEqual(4)
      const [ended = []] = underWay.splice(random(underWay.length), 1)
      for (const id of ended) {
        const entry = outbox.entries.find((one) => one.id === id)
        expect(entry?.after.every((before) => done.includes(before))).toBe(true)
        done.push(id)
        outbox = withSent(outbox, id, null)
      }
    }
    expect(done.toSorted((one, other) => one - other)).toEqual(outbox.entries.map(({ id }) => id))
  }
})

test('OFF-17 an entry that names a number which the server never gave is not sent', () => {
  const added = { address: 'POST /api/animals', body: { name: 'Ember' }, answer: { id: ember } } as const
  const outbox = outboxOf(added, ofAnimal(ember))
  // The answer names no record.
  expect(idsOf(withSent(outbox, 1, {}))).toEqual([])
  expect(idsOf(withSent(outbox, 1, { id: 12 }))).toEqual([[2]])
})

test('OFF-18 OFF-25 an entry that can’t be read holds its chain and no other; with it goes what names what it would have added', () => {
  const all = outboxOf(
    { address: 'POST /api/animals', body: { name: 'Ember' }, answer: { id: ember, name: 'Ember' } },
    logOf(ember),
    ofAnimal(5),
    { address: 'POST /api/animals', body: { name: 'Milo' }, answer: { id: milo, name: 'Milo' } },
    logOf(milo),
    ofAnimal(5),
  )
  const [, ...others] = all.entries
  const outbox: Outbox = { ...all, entries: others, unread: [{ id: 1, why: 'lost' }] }
  expect(idsOf(outbox)).toEqual([[3], [4]])
  expect(leavingWith(outbox, 1).map(({ id }) => id)).toEqual([2])
  const left = without(outbox, 1)
  expect([left.unread, left.entries.map(({ id }) => id)]).toEqual([[], [3, 4, 5, 6]])
  const held: Outbox = {
    ...all,
    entries: all.entries.filter(({ id }) => id !== 3),
    unread: [{ id: 3, why: 'newer' }],
  }
  expect(idsOf(held)).toEqual([[1], [4]])
  expect(without(held, 3).entries).toHaveLength(5)
  expect(idsOf(without(held, 3))).toEqual([[1], [4], [6]])
})
