import { expect, test } from 'vitest'
import { newsOf, nextNews, type RungWindow, toldOnceStored } from './window-reminders.rules.ts'

const lay: RungWindow = {
  ...{ step: 'lay', from: '2026-03-20', to: '2026-04-04' },
  ...{ basisDay: '2026-02-20', lapsesAfter: '2026-12-16' },
}
const next: RungWindow = {
  ...{ step: 'next-clutch', from: '2026-03-16', to: '2026-03-31' },
  ...{ basisDay: '2026-03-01', lapsesAfter: '2026-04-30' },
}

test('SEA-13 a window rings once when it opens and once when it is over', () => {
  expect(newsOf({ ...lay, told: '' }, '2026-03-19')).toBeNull()
  expect(newsOf({ ...lay, told: '' }, '2026-03-20')).toBe('open')
  expect(newsOf({ ...lay, told: 'open' }, '2026-04-04')).toBeNull()
  expect(newsOf({ ...lay, told: 'open' }, '2026-04-05')).toBe('overdue')
  expect(newsOf({ ...lay, told: 'overdue' }, '2026-05-01')).toBeNull()
  expect(newsOf({ ...lay, told: '' }, '2026-12-17')).toBeNull()
  expect(nextNews({ ...lay, told: '' }, 'UTC')?.toISOString()).toBe('2026-03-20T09:00:00.000Z')
  expect(nextNews({ ...lay, told: 'open' }, 'UTC')?.toISOString()).toBe('2026-04-05T09:00:00.000Z')
  expect(nextNews({ ...lay, told: 'overdue' }, 'UTC')).toBeNull()
})

test('SEA-13 a window that moves was told already, and of one that comes what has happened is no news', () => {
  const before = { ...lay, told: 'open' } as const
  expect(toldOnceStored({ ...lay, from: '2026-03-25' }, before, '2026-03-21')).toBe('open')
  expect(toldOnceStored({ ...lay, basisDay: '2026-12-17' }, before, '2026-03-21')).toBe('open')
  expect(toldOnceStored(lay, undefined, '2026-03-19')).toBe('')
  expect(toldOnceStored(lay, undefined, '2026-03-21')).toBe('open')
  expect(toldOnceStored(lay, undefined, '2026-04-05')).toBe('overdue')
})

test('SEA-13 each clutch begins a window for the next one, which rings when it opens and is never overdue', () => {
  const third = { ...next, from: '2026-04-04', to: '2026-04-19', basisDay: '2026-03-20' }
  expect(toldOnceStored(third, { ...next, told: 'open' }, '2026-03-20')).toBe('')
  expect(newsOf({ ...third, told: '' }, '2026-04-04')).toBe('open')
  expect(newsOf({ ...third, told: 'open' }, '2026-04-20')).toBeNull()
  expect(nextNews({ ...third, told: 'open' }, 'UTC')).toBeNull()
  // A corrected day moves it.
  expect(toldOnceStored({ ...next, basisDay: '2026-02-27' }, { ...next, told: 'open' }, '2026-03-20')).toBe(
    'open',
  )
})
