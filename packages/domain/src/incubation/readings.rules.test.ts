import { expect, test } from 'vitest'
import { readableSpan, readingMessages, readReading } from './readings.rules.ts'

const now = new Date('2026-06-15T12:00:00.000Z')
const span = readableSpan(now)
const read = (sent: unknown) => readReading(sent, span)
const at = '2026-06-15T11:00:00Z'

test('CLU-22 a reading has a place, a moment to the second, and a temperature, a humidity or both', () => {
  expect(read({ incubatorId: 3, at: '2026-06-15T13:00:00.999+02:00', temperature: 31.25 })).toEqual({
    ...{ place: { kind: 'incubator', id: 3 }, at: Date.parse(at) / 1000 },
    ...{ temperature: 31.25, humidity: null },
  })
  expect(read({ boxId: 4, at, temperature: null, humidity: 90 })).toMatchObject({
    ...{ place: { kind: 'box', id: 4 }, temperature: null, humidity: 90 },
  })
})

test('CLU-22 each is judged by itself, and is told why it is none', () => {
  const inside = { incubatorId: 3, at, temperature: 31 }
  for (const [sent, reason] of [
    [null, readingMessages.reading],
    ['31', readingMessages.reading],
    [{ at, temperature: 31 }, readingMessages.place],
    [{ ...inside, boxId: 4 }, readingMessages.place],
    [{ ...inside, incubatorId: '3' }, readingMessages.place],
    [{ ...inside, at: '2026-06-15T11:00:00' }, readingMessages.at],
    [{ ...inside, at: 1_781_000_000 }, readingMessages.at],
    [{ ...inside, at: '2026-02-31T25:00:00Z' }, readingMessages.at],
    [{ ...inside, at: '2026-02-31T11:00:00Z' }, readingMessages.at],
    [{ ...inside, at: '2026-06-15T12:05:01Z' }, readingMessages.ahead],
    [{ ...inside, at: '2016-06-15T11:59:59Z' }, readingMessages.back],
    [{ ...inside, temperature: null }, readingMessages.nothing],
    [{ ...inside, temperature: -10.01 }, readingMessages.temperature],
    [{ ...inside, temperature: 88 }, readingMessages.temperature],
    [{ ...inside, temperature: '31' }, readingMessages.temperature],
    [{ ...inside, humidity: 100.1 }, readingMessages.humidity],
    [{ ...inside, humidity: -1 }, readingMessages.humidity],
  ] as const)
    expect([sent, read(sent)]).toEqual([sent, reason])
  for (const kept of [
    { ...inside, at: '2026-06-15T12:05:00Z' },
    { ...inside, at: '2016-06-15T12:00:00Z' },
    { ...inside, temperature: -10, humidity: 0 },
    { ...inside, temperature: 60, humidity: 100 },
  ])
    expect(read(kept)).toMatchObject({ place: { id: 3 } })
})
