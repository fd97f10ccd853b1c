import { describe, expect, test } from 'vitest'
import type { CivilDay } from '../kernel/civil-day.ts'
import { nextOccurrence, type ReminderPlan, repeatOptions } from './reminder.rules.ts'

/** North of the equator, south of it, and where clocks are never changed; with halves and quarters of an hour. */
const zones = {
  north: ['Europe/London', 'America/New_York'],
  south: ['America/Santiago', 'Australia/Sydney', 'Australia/Lord_Howe', 'Pacific/Auckland'],
  still: ['Asia/Kathmandu', 'Pacific/Kiritimati'],
} as const

type Place = keyof typeof zones
const places = Object.keys(zones) as Place[]

/** Days on which clocks are changed somewhere, each way, then 29 February and 31sts. */
const starts: readonly CivilDay[] = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-04',
  '2026-04-05',
  '2026-09-06',
  '2026-09-27',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
  '2024-02-29',
  '2025-12-31',
  '2026-08-31',
]

/** By day, and in the hours that clocks skip or show twice in one zone or another. */
const times = ['00:30', '01:30', '02:15', '09:00', '23:30'] as const

/** How often a repeating reminder is followed. */
const followed = 3

const plans: readonly ReminderPlan[] = starts.flatMap((startDate, row) =>
  times.flatMap((time, column) =>
    repeatOptions.flatMap((repeatDays) =>
      // On the day itself, and once some days before it.
      [0, 1 + ((row + column) % 30)].map((days) => ({ startDate, days, time, repeatDays })),
    ),
  ),
)

/** What the rules make of a plan: each reminder found from the one before. */
function foundBy(plan: ReminderPlan, zone: string): string[] {
  const moments: string[] = []
  let done: CivilDay | null = null
  for (let next = nextOccurrence(plan, zone, done); next !== null && moments.length < followed; ) {
    moments.push(next.at.toISOString())
    done = next.day
    next = nextOccurrence(plan, zone, done)
  }
  return moments
}

/** By the system's own calendar, which shares no code with ours: the wall clock of each reminder. */
function wallClocksOf({ startDate, days, time, repeatDays }: ReminderPlan): Temporal.PlainDateTime[] {
  const first = Temporal.PlainDate.from(startDate).subtract({ days })
  const step = (again: number) => (repeatDays === 30 ? { months: again } : { days: again * repeatDays })
  return Array.from({ length: repeatDays === 0 ? 1 : followed }, (_, again) =>
    first.add(step(again)).toPlainDateTime(Temporal.PlainTime.from(time)),
  )
}

const momentOn = (clock: Temporal.PlainDateTime, zone: string): string =>
  clock.toZonedDateTime(zone).toInstant().toString({ fractionalSecondDigits: 3 })

/** Whether a zone's clocks skip a time of a day, show it twice, or once as usual. */
function showingOf(clock: Temporal.PlainDateTime, zone: string): 'skipped' | 'twice' | 'once' {
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    clock.toZonedDateTime(zone, { disambiguation }),
  )
  if (!earlier || !later || earlier.epochMilliseconds === later.epochMilliseconds) return 'once'
  return earlier.toPlainDateTime().equals(clock) ? 'twice' : 'skipped'
}

describe('R76 R77 the table of dates, against the calendar of the system', () => {
  test.each(places.flatMap((place) => zones[place].map((zone) => [zone] as const)))('%s', (zone) => {
    const expected = plans.map((plan) => wallClocksOf(plan).map((clock) => momentOn(clock, zone)))
    expect(plans.map((plan) => foundBy(plan, zone))).toEqual(expected)
  })

  test('it holds over 400 dates in each zone, every repeat, both clock changes of both hemispheres, leap days and 31sts', () => {
    const clocks = [
      ...new Map(plans.flatMap(wallClocksOf).map((clock) => [clock.toString(), clock])).values(),
    ]
    const dates = clocks.map((clock) => clock.toPlainDate().toString())
    expect(clocks.length).toBeGreaterThanOrEqual(400)
    expect(new Set(plans.map(({ repeatDays }) => repeatDays))).toEqual(new Set(repeatOptions))
    const showings = (place: Place) =>
      new Set(zones[place].flatMap((zone) => clocks.map((clock) => showingOf(clock, zone))))
    expect(showings('north')).toEqual(new Set(['skipped', 'twice', 'once']))
    expect(showings('south')).toEqual(new Set(['skipped', 'twice', 'once']))
    expect(showings('still')).toEqual(new Set(['once']))
    const count = (end: string) => dates.filter((date) => date.endsWith(end)).length
    expect(Math.min(count('-02-29'), count('-31'))).toBeGreaterThanOrEqual(times.length)
  })
})
