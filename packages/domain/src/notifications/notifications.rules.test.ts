import { expect, test } from 'vitest'
import { countUnread, reminderMessage } from './notifications.rules.ts'

test('NOT-01 a reminder says which day the event is, seen from today', () => {
  const said = ['2026-06-15', '2026-06-14', '2026-06-12', '2026-06-16', '2026-06-20'].map((today) =>
    reminderMessage('2026-06-15', today),
  )
  expect(said).toEqual([
    'Today, 06/15/2026',
    'Tomorrow, 06/15/2026',
    'In 3 days, on 06/15/2026',
    'Yesterday, 06/15/2026',
    '5 days ago, on 06/15/2026',
  ])
})

test('U15 a reminder writes the day as the keeper reads days', () => {
  expect(reminderMessage('2026-06-15', '2026-06-14', 'DD.MM.YYYY')).toBe('Tomorrow, 15.06.2026')
})

test('NOT-Q01 the bell counts what is unread', () => {
  expect(countUnread([{ read: true }, { read: false }, { read: false }])).toBe(2)
})
