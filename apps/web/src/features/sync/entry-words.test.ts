import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { expect, test } from 'vitest'
import { clashesOf, metBody } from './entry-fields.ts'
import { isHeldBy, nameOf, whyOf } from './entry-words.ts'

const base = { id: 5, version: 3, name: 'Ember', notes: 'Old', weight: 900, weightUnit: 'grams' }

const entry: OutboxEntry = {
  ...{ v: 1, id: 7, address: 'PATCH /api/animals/{id}', params: { id: 5 }, body: { name: 'Red' }, base },
  ...{ ifMatch: 3, key: 'key', writtenAt: '2026-06-15T12:00:00.000Z', after: [6], label: 'Ember' },
  ...{ answer: null, made: [], state: 'waiting', refusal: null },
}

const refusal = (status: number, current: unknown = null) => ({
  ...{ status, code: null, message: 'No room', errors: {}, current },
})

test('OFF-20 what waits is named by what it is and whose, and says why', () => {
  expect(nameOf(entry)).toBe('Change of an animal · Ember')
  const log = { entries: [{ recordType: 'feeding' }] }
  expect(nameOf({ address: 'POST /api/log', body: log, label: '' })).toBe('Feeding')
  expect(whyOf(entry)).toBe('Waits for the connection.')
  expect(whyOf(entry, { isSending: true })).toBe('Is being sent.')
  expect([isHeldBy(entry, new Set()), isHeldBy(entry, new Set([6]))]).toEqual([false, true])
  expect(whyOf(entry, { isHeld: true })).toBe('Waits for a change above that needs you.')
  expect(whyOf({ ...entry, state: 'asks', refusal: refusal(409) })).toBe('No room')
  expect(whyOf({ ...entry, state: 'asks', refusal: refusal(404) })).toMatch(/deleted/)
  expect(whyOf({ ...entry, state: 'asks', refusal: refusal(412) })).toMatch(/changed elsewhere/)
})

test('OFF-20 both sides of a change stand side by side, and what is chosen goes', () => {
  const body = { name: 'Red', notes: 'Old', weight: 910, weightUnit: 'grams' }
  const current = { ...base, version: 4, name: 'Gold', notes: 'New' }
  const met = { ...entry, body, state: 'asks' as const, refusal: refusal(412, current) }
  const clashes = clashesOf(met)
  expect(clashes.map(({ label, show }) => [label, show(body), show(current)])).toEqual([
    ['Name', 'Red', 'Gold'],
  ])
  expect(metBody(met, [])).toEqual({ name: 'Red', notes: 'New', weight: 910, weightUnit: 'grams' })
  expect(metBody(met, ['name'])).toEqual({ name: 'Gold', notes: 'New', weight: 910, weightUnit: 'grams' })
})
