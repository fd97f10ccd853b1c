import { describe, expect, test } from 'vitest'
import { pauseAfter, retryAfterOf, verdictOn } from './answers.rules.ts'
import type { OutboxEntry, Refusal } from './outbox-entry.ts'

const ember = { id: 5, version: 3, name: 'Ember', notes: null, weight: 900, weightUnit: 'grams' }

const entry: OutboxEntry = {
  v: 1,
  id: 1,
  address: 'PATCH /api/animals/{id}',
  params: { id: 5 },
  body: { notes: 'Fed well' },
  base: ember,
  ifMatch: 3,
  key: 'key',
  writtenAt: '2026-06-15T12:00:00.000Z',
  after: [],
  label: 'Ember',
  answer: null,
  made: [],
  state: 'waiting',
  refusal: null,
}

const refusal = (status: number, current: unknown = null): Refusal => ({
  status,
  code: null,
  message: 'No',
  errors: {},
  current,
})

const refused = (status: number, current?: unknown, of = entry) =>
  verdictOn(of, { status, answer: null, refusal: refusal(status, current) })

describe('pauses', () => {
  test('OFF-19 again after 2 s, doubling to 5 min, and after what Retry-After says first', () => {
    expect([1, 2, 3, 4, 8, 9, 40].map((failures) => pauseAfter(failures, null) / 1000)).toEqual([
      2, 4, 8, 16, 256, 300, 300,
    ])
    expect(pauseAfter(3, 90_000)).toBe(90_000)
    // A server that asks for no pause, or for one of a year, gets one that a device can keep.
    expect([0, 365 * 86_400_000].map((asked) => pauseAfter(3, asked))).toEqual([1000, 86_400_000])
  })

  test('OFF-19 Retry-After is seconds or a moment', () => {
    const now = new Date('2026-06-15T12:00:00Z')
    expect(retryAfterOf('30', now)).toBe(30_000)
    expect(retryAfterOf('Mon, 15 Jun 2026 12:01:00 GMT', now)).toBe(60_000)
    expect(retryAfterOf('Mon, 15 Jun 2026 11:00:00 GMT', now)).toBe(0)
    expect([retryAfterOf(null, now), retryAfterOf('soon', now), retryAfterOf('', now)]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('what an answer means', () => {
  test('OFF-19 an answer is done; no answer, 429 and a server that fails are tried again', () => {
    expect(verdictOn(entry, { status: 200, answer: ember, refusal: null })).toEqual({
      is: 'done',
      answer: ember,
    })
    for (const status of [0, 408, 425, 429, 500, 502, 503, 504])
      expect(refused(status)).toEqual({ is: 'again' })
  })

  test('OFF-19 401 waits for sign-in', () => {
    expect(refused(401)).toEqual({ is: 'signed-out' })
  })

  test('OFF-19 every other refusal asks, with the server’s words', () => {
    for (const status of [400, 403, 404, 409, 413, 422])
      expect(refused(status)).toEqual({ is: 'asks', refusal: refusal(status) })
  })

  test('OFF-08 OFF-19 what is to be removed, and is not there, is removed', () => {
    const removal: OutboxEntry = {
      ...entry,
      address: 'DELETE /api/animals/{id}/records/{recordId}',
      body: undefined,
    }
    expect(refused(404, undefined, removal)).toEqual({ is: 'done', answer: null })
    expect(refused(412, { id: 9, version: 2 }, removal)).toMatchObject({ is: 'asks' })
    const takenBack: OutboxEntry = {
      ...removal,
      address: 'POST /api/animals/{id}/records/{recordId}/take-back',
      body: { weight: 900, weightUnit: 'grams', version: 3 },
    }
    expect(refused(404, undefined, takenBack)).toEqual({ is: 'done', answer: null })
  })
})

describe('a record that was changed elsewhere', () => {
  test('OFF-19 one that says what the change says is done', () => {
    const now = { ...ember, version: 4, notes: 'Fed well' }
    expect(refused(412, now)).toEqual({ is: 'done', answer: now })
    expect(refused(412, now, { ...entry, base: null })).toEqual({ is: 'done', answer: now })
  })

  test('OFF-19 another field changed: sent again from what is there now', () => {
    const now = { ...ember, version: 4, name: 'Ember II' }
    expect(refused(412, now)).toEqual({ is: 'merged', body: { notes: 'Fed well' }, base: now, ifMatch: 4 })
  })

  test('OFF-19 the same field changed otherwise asks', () => {
    const now = { ...ember, version: 4, notes: 'Did not eat' }
    expect(refused(412, now)).toEqual({ is: 'asks', refusal: refusal(412, now) })
  })

  test('OFF-19 a form that sent every field overwrites none that it did not touch', () => {
    const whole = { ...entry, body: { name: 'Ember', notes: 'Fed well', weight: 900, weightUnit: 'grams' } }
    const now = { ...ember, version: 4, name: 'Ember II', weight: 950 }
    expect(refused(412, now, whole)).toMatchObject({ is: 'merged', body: { notes: 'Fed well' } })
    const other = { ...ember, version: 4, weight: 950 }
    expect(refused(412, other, whole)).toEqual({
      ...{ is: 'merged', base: other, ifMatch: 4 },
      body: { notes: 'Fed well' },
    })
  })

  test('OFF-19 a weight and its unit are decided as one', () => {
    const weighed = { ...entry, body: { weight: 910, weightUnit: 'grams' } }
    const now = { ...ember, version: 4, weight: 31, weightUnit: 'ounces' }
    expect(refused(412, now, weighed)).toMatchObject({ is: 'asks' })
    // One side wrote only the amount, and the other only the unit.
    const inOunces = { ...ember, version: 4, weightUnit: 'ounces' }
    expect(refused(412, inOunces, weighed)).toMatchObject({ is: 'asks' })
    const other = { ...entry, body: { notes: 'Fed well', weight: 900 } }
    expect(refused(412, now, other)).toMatchObject({ is: 'merged', body: { notes: 'Fed well' } })
  })

  test('OFF-19 without the record as it is now it asks', () => {
    expect(refused(412)).toMatchObject({ is: 'asks' })
  })
})
