import { expect, test } from 'vitest'
import {
  digestMessage,
  digestTitle,
  isDigestDue,
  namesWords,
  nextLook,
  type OwedWork,
  timedTitle,
} from './digest.rules.ts'

const work = (count: number, kind: string, state: OwedWork['state'] = 'due'): OwedWork[] =>
  Array.from({ length: count }, () => ({ kind, state }))

test('HUS-30 a digest counts what is due by kind, what is overdue and whom to watch, and nothing else', () => {
  const feedings = work(12, 'feeding')
  expect(digestTitle([...feedings, ...work(2, 'feeding', 'overdue')], 1, 0)).toBe(
    '12 to feed, 2 overdue, 1 to watch',
  )
  expect(digestTitle([...work(2, 'Misting'), ...work(3, 'weight'), ...work(2, 'misting')], 0, 0)).toBe(
    '4 × Misting, 3 to weigh',
  )
  expect(digestTitle(work(1, 'cleaning', 'overdue'), 0, 0)).toBe('1 overdue')
  expect(digestTitle([], 3, 0)).toBe('3 to watch')
  expect(digestTitle(work(2, 'feeding'), 0, 1)).toBe('2 to feed, 1 feeder low')
  expect(digestTitle([], 0, 2)).toBe('2 feeders low')
  expect(digestTitle([], 0, 0)).toBeNull()
  expect(timedTitle('09:00', ['medication', 'feeding', 'medication'])).toBe('09:00: 2 to medicate, 1 to feed')
})

test('HUS-30 whom it is about is told by name, five at most', () => {
  const names = ['Ember', 'Atlas', 'Juno', 'Pearl', 'Rook', 'Cinder', 'Indigo']
  expect([1, 2, 3, 5, 7].map((count) => namesWords(names.slice(0, count)))).toEqual([
    'Ember',
    'Ember and Atlas',
    'Ember, Atlas and Juno',
    'Ember, Atlas, Juno, Pearl and Rook',
    'Ember, Atlas, Juno, Pearl, Rook and 2 more',
  ])
})

test('HUS-30 FED-04 what is low in stock follows whom it is about', () => {
  expect(digestMessage(['Ember', 'Atlas'], [])).toBe('Ember and Atlas')
  expect(digestMessage(['Ember'], ['adult mouse', 'rat'])).toBe('Ember. Low in stock: adult mouse and rat')
  expect(digestMessage([], ['adult mouse'])).toBe('Low in stock: adult mouse')
})

test('HUS-30 the next look is at the next time of a plan or the next digest, also when clocks are put forward', () => {
  const paris = 'Europe/Paris'
  const digest = { isOn: true, at: '08:00', from: '2026-03-29' }
  const look = (now: string, today: string, times: string[] = [], from = digest.from) =>
    nextLook({ ...digest, from }, times, today, paris, new Date(now)).toISOString()
  expect(look('2026-03-28T12:00:00Z', '2026-03-28')).toBe('2026-03-29T06:00:00.000Z')
  expect(look('2026-03-28T12:00:00Z', '2026-03-28', ['02:30'])).toBe('2026-03-29T01:30:00.000Z')
  expect(look('2026-03-28T12:00:00Z', '2026-03-28', ['13:00', '20:00'])).toBe('2026-03-28T19:00:00.000Z')
  expect(look('2026-03-29T06:00:00Z', '2026-03-29', [], '2026-03-30')).toBe('2026-03-30T06:00:00.000Z')
  expect(look('2026-03-29T06:00:00Z', '2026-03-29', [], '2026-04-20')).toBe('2026-03-31T06:00:00.000Z')
  expect(isDigestDue(digest, '2026-03-29', paris, new Date('2026-03-29T05:59:59Z'))).toBe(false)
  expect(isDigestDue(digest, '2026-03-29', paris, new Date('2026-03-29T06:00:00Z'))).toBe(true)
  expect(isDigestDue({ ...digest, isOn: false }, '2026-03-29', paris, new Date('2026-03-29T06:00:00Z'))).toBe(
    false,
  )
})
