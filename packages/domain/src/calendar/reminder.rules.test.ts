import { describe, expect, test } from 'vitest'
import { type CivilDay, isCivilDay } from '../kernel/civil-day.ts'
import {
  doneThroughAfterChange,
  lastOccurrenceBy,
  nextOccurrence,
  type ReminderPlan,
  repeatOptions,
  typedReminderDays,
} from './reminder.rules.ts'

const plan = (over: Partial<ReminderPlan> = {}): ReminderPlan => ({
  startDate: '2026-06-15',
  days: 1,
  time: '09:00',
  repeatDays: 0,
  ...over,
})

/** The first days on which a reminder comes, each found from the one before. */
function daysOf(asked: ReminderPlan, zone: string, count: number): CivilDay[] {
  const days: CivilDay[] = []
  for (let done: CivilDay | null = null; days.length < count; ) {
    const next = nextOccurrence(asked, zone, done)
    if (next === null) break
    days.push(next.day)
    done = next.day
  }
  return days
}

test('CAL-17 reminder days are numbers from 0 to 30, and a non-number is 0', () => {
  expect(['0', '7', '30', '31', '-3', 'soon', '', '2.9'].map(typedReminderDays)).toEqual([
    0, 7, 30, 30, 0, 0, 0, 2,
  ])
})

test('CAL-18 a reminder may come again after these days', () => {
  expect(repeatOptions).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 30])
})

describe('R77 CAL-49 the days of a reminder', () => {
  test.each([
    ['once', plan(), ['2026-06-14']],
    ['once on the day itself', plan({ days: 0 }), ['2026-06-15']],
    [
      'once, 30 days before, over the end of February',
      plan({ startDate: '2024-03-15', days: 30 }),
      ['2024-02-14'],
    ],
    ['every day', plan({ repeatDays: 1 }), ['2026-06-14', '2026-06-15', '2026-06-16']],
    ['every 6 days', plan({ repeatDays: 6 }), ['2026-06-14', '2026-06-20', '2026-06-26']],
    ['every week', plan({ repeatDays: 7 }), ['2026-06-14', '2026-06-21', '2026-06-28']],
    ['every 2 weeks', plan({ repeatDays: 14 }), ['2026-06-14', '2026-06-28', '2026-07-12']],
    ['every month', plan({ repeatDays: 30 }), ['2026-06-14', '2026-07-14', '2026-08-14']],
    [
      'every month from the 31st: the last day of a shorter month, and no later month moves',
      plan({ startDate: '2026-01-31', days: 0, repeatDays: 30 }),
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ],
    [
      'every month from 29 February',
      plan({ startDate: '2024-02-29', days: 0, repeatDays: 30 }),
      ['2024-02-29', '2024-03-29', '2024-04-29'],
    ],
    [
      'every month, the day before the 31st',
      plan({ startDate: '2026-01-31', days: 1, repeatDays: 30 }),
      ['2026-01-30', '2026-02-28', '2026-03-30'],
    ],
    [
      'every day over 29 February',
      plan({ startDate: '2028-02-28', days: 0, repeatDays: 1 }),
      ['2028-02-28', '2028-02-29', '2028-03-01'],
    ],
  ])('%s', (_, asked, days) => {
    expect(daysOf(asked, 'Europe/Paris', days.length)).toEqual(days)
    if (asked.repeatDays === 0) expect(nextOccurrence(asked, 'Europe/Paris', days[0] ?? null)).toBeNull()
  })

  test('29 February comes again after a leap year’s absence', () => {
    const monthly = plan({ startDate: '2024-02-29', days: 0, repeatDays: 30 })
    expect(nextOccurrence(monthly, 'UTC', '2025-02-01')?.day).toBe('2025-02-28')
    expect(nextOccurrence(monthly, 'UTC', '2028-02-28')?.day).toBe('2028-02-29')
  })
})

describe('CAL-48 what was missed', () => {
  const dueOf = (asked: ReminderPlan, zone = 'UTC') => {
    const due = nextOccurrence(asked, zone, null)
    if (!due) throw new Error('The plan has no day')
    return due
  }

  test('a reminder that comes once is done with its day, however late it is', () => {
    const once = plan()
    expect(lastOccurrenceBy(once, 'UTC', dueOf(once), new Date('2027-01-01T00:00:00Z'))).toBe('2026-06-14')
  })

  test.each([
    ['a minute before the next', '2026-06-21T08:59:00Z', '2026-06-14'],
    ['at the next', '2026-06-21T09:00:00Z', '2026-06-21'],
    ['weeks later', '2026-08-05T00:00:00Z', '2026-08-02'],
    ['years later', '2036-06-15T09:00:00Z', '2036-06-15'],
  ])('a weekly reminder %s is done through the last day that has come', (_, now, day) => {
    const weekly = plan({ repeatDays: 7 })
    expect(lastOccurrenceBy(weekly, 'UTC', dueOf(weekly), new Date(now))).toBe(day)
  })

  test('the day that counts is the keeper’s, not that of the server', () => {
    const daily = plan({ repeatDays: 1, time: '09:00' })
    const zone = 'Pacific/Kiritimati'
    // 09:00 on the 17th there is 19:00 on the 16th in UTC.
    expect(lastOccurrenceBy(daily, zone, dueOf(daily, zone), new Date('2026-06-16T19:00:00Z'))).toBe(
      '2026-06-17',
    )
  })
})

describe('CAL-48 a keeper plans anew after a reminder has come', () => {
  const now = new Date('2026-06-14T12:00:00Z')

  test('a later hour of the same day is a new wish', () => {
    expect(doneThroughAfterChange(plan({ time: '18:00' }), 'UTC', '2026-06-14', now)).toBe('2026-06-13')
  })

  test('an earlier hour of the same day is not told again', () => {
    expect(doneThroughAfterChange(plan({ time: '08:00' }), 'UTC', '2026-06-14', now)).toBe('2026-06-14')
  })

  test('another day stays to come by itself', () => {
    const moved = plan({ startDate: '2026-07-01' })
    expect(doneThroughAfterChange(moved, 'UTC', '2026-06-14', now)).toBe('2026-06-14')
    expect(nextOccurrence(moved, 'UTC', '2026-06-14')?.day).toBe('2026-06-30')
  })

  test('before anything has come there is nothing to keep', () => {
    expect(doneThroughAfterChange(plan(), 'UTC', null, now)).toBeNull()
  })
})

test('every day a reminder names is a day of the calendar', () => {
  for (const repeatDays of repeatOptions.slice(1)) {
    const days = daysOf(plan({ startDate: '2024-01-31', days: 0, repeatDays }), 'UTC', 40)
    expect(days.every(isCivilDay)).toBe(true)
    expect([...days].sort()).toEqual(days)
  }
})
