import { expect, test } from 'vitest'
import type { Plan } from './plan.ts'
import type { DoneRecord } from './plan-turn.rules.ts'
import { done, nextIn, on, planned } from './testing/planned.ts'

const fedOn = (day: string, fields: Partial<DoneRecord> = {}) => ({ records: [done({ day, ...fields })] })

test('HUS-24 what was never done is due from its first day on', () => {
  const plan = planned()
  expect(nextIn(plan, on('2026-05-31'))).toBe('upcoming 2026-06-01 2026-06-04')
  expect(nextIn(plan, on('2026-06-01'))).toBe('due 2026-06-01 2026-06-04')
  expect(nextIn(plan, on('2026-06-04'))).toBe('due 2026-06-01 2026-06-04')
  expect(nextIn(plan, on('2026-06-05'))).toBe('overdue 2026-06-01 2026-06-04')
})

test.each([null, 'eaten', 'partly', 'done', 'given'])(
  'HUS-24 after a record that tells %j it is due again after the least days, to the most',
  (outcome) => {
    const plan = planned({ retryDays: 3 })
    expect(nextIn(plan, on('2026-06-08', fedOn('2026-06-02', { outcome })))).toBe(
      'upcoming 2026-06-09 2026-06-12',
    )
    expect(nextIn(plan, on('2026-06-12', fedOn('2026-06-02', { outcome })))).toBe('due 2026-06-09 2026-06-12')
    expect(nextIn(plan, on('2026-06-13', fedOn('2026-06-02', { outcome })))).toBe(
      'overdue 2026-06-09 2026-06-12',
    )
  },
)

test.each(['refused', 'skipped'])(
  'HUS-24 after a record that tells %j it is tried again on the day that the keeper named, else after the days of the plan',
  (outcome) => {
    const next = (fields: Partial<Plan>, record: Partial<DoneRecord> = {}) =>
      nextIn(planned(fields), on('2026-06-03', fedOn('2026-06-02', { outcome, ...record })))
    expect(next({ retryDays: 3 }, { againOn: '2026-06-04' })).toBe('upcoming 2026-06-04 2026-06-07')
    expect(next({ retryDays: 3 })).toBe('upcoming 2026-06-05 2026-06-08')
    expect(next({})).toBe('upcoming 2026-06-09 2026-06-12')
    // A day that lies before the record is none that can still come.
    expect(next({}, { againOn: '2026-05-01' })).toBe('due 2026-06-02 2026-06-05')
  },
)

test('HUS-23 HUS-24 the last record tells, by day, time and the order in which they were written down', () => {
  const plan = planned({ retryDays: 1 })
  const records = [
    done({ id: 3, day: '2026-06-02', time: '09:00' }),
    done({ id: 1, day: '2026-06-02', time: '18:00', outcome: 'refused' }),
    done({ id: 2, day: '2026-06-02', time: null }),
    done({ id: 4, day: '2026-05-20', outcome: 'refused' }),
    done({ id: 5, day: '2026-06-02', kind: 'weight' }),
  ]
  for (const given of [records, records.toReversed()])
    expect(nextIn(plan, on('2026-06-02', { records: given }))).toBe('upcoming 2026-06-03 2026-06-06')
  const sameTime = [done({ id: 8, outcome: 'refused' }), done({ id: 7 })]
  expect(nextIn(plan, on('2026-06-01', { records: sameTime }))).toBe('upcoming 2026-06-02 2026-06-05')
  const words = [done({ kind: ' Feeding ', day: '2026-06-02' })]
  expect(nextIn(plan, on('2026-06-02', { records: words }))).toBe('upcoming 2026-06-09 2026-06-12')
})

test('HUS-24 what was done before the first day counts, and nothing is due before that', () => {
  const before = fedOn('2026-05-20')
  expect(nextIn(planned(), on('2026-05-29', before))).toBe('upcoming 2026-06-01 2026-06-04')
  expect(nextIn(planned(), on('2026-06-01', before))).toBe('overdue 2026-05-27 2026-05-30')
  expect(nextIn(planned(), on('2026-06-01', fedOn('2026-05-30')))).toBe('upcoming 2026-06-06 2026-06-09')
})

test.each([
  ['2026-01-31', 1, 'upcoming 2026-02-01 2026-02-01'],
  ['2026-01-31', 28, 'upcoming 2026-02-28 2026-02-28'],
  ['2028-02-28', 1, 'upcoming 2028-02-29 2028-02-29'],
  ['2028-02-29', 365, 'upcoming 2029-02-28 2029-02-28'],
  ['2027-02-28', 1, 'upcoming 2027-03-01 2027-03-01'],
  ['2026-12-31', 7, 'upcoming 2027-01-07 2027-01-07'],
])('HUS-24 days run over the ends of months and years: after %s and %i days', (day, minDays, next) => {
  const plan = planned({ minDays, maxDays: null, startsOn: '2026-01-01' })
  expect(nextIn(plan, on(day, fedOn(day)))).toBe(next)
})

test('HUS-24 days of the week move the day on to the next of them, and the last day where it lies before that', () => {
  const [monday, thursday] = [1, 4]
  const twice = planned({ minDays: null, maxDays: null, weekdays: [monday, thursday] })
  expect(nextIn(twice, on('2026-06-01', fedOn('2026-06-01')))).toBe('upcoming 2026-06-04 2026-06-04')
  expect(nextIn(twice, on('2026-06-05', fedOn('2026-06-01')))).toBe('overdue 2026-06-04 2026-06-04')
  expect(nextIn(twice, on('2026-06-05', fedOn('2026-06-05')))).toBe('upcoming 2026-06-08 2026-06-08')
  const long = planned({ minDays: 5, maxDays: 12, weekdays: [monday] })
  expect(nextIn(long, on('2026-06-02', fedOn('2026-06-02')))).toBe('upcoming 2026-06-08 2026-06-14')
  const short = planned({ minDays: 5, maxDays: 6, weekdays: [monday] })
  expect(nextIn(short, on('2026-06-05', fedOn('2026-06-04')))).toBe('upcoming 2026-06-15 2026-06-15')
  const first = planned({ weekdays: [thursday], startsOn: '2026-06-01' })
  expect(nextIn(first, on('2026-06-01'))).toBe('upcoming 2026-06-04 2026-06-04')
  const skipped = fedOn('2026-06-01', { outcome: 'skipped', againOn: '2026-06-03' })
  expect(nextIn(twice, on('2026-06-03', skipped))).toBe('due 2026-06-03 2026-06-03')
})

test('HUS-24 a plan ends that is off, past its last day, or of an archived animal', () => {
  expect(nextIn(planned({ isOn: false }), on('2026-06-01'))).toBe('ended off')
  expect(nextIn(planned({ endsOn: '2026-06-30' }), on('2026-07-01'))).toBe('ended past-end')
  expect(nextIn(planned(), on('2026-06-01', { isArchived: true }))).toBe('ended archived')
  expect(nextIn(planned({ isOn: false, endsOn: '2026-06-01' }), on('2026-06-02', { isArchived: true }))).toBe(
    'ended off past-end archived',
  )
  const whole = planned({ endsOn: '2026-06-30' })
  expect(nextIn(whole, on('2026-06-30', fedOn('2026-06-23')))).toBe('due 2026-06-30 2026-07-03')
  expect(nextIn(whole, on('2026-06-25', fedOn('2026-06-24')))).toBe('ended past-end')
})

test('HUS-25 a full clean answers a spot plan too, a spot clean no full one', () => {
  const cleaned = (scope: 'spot' | 'full' | null) =>
    on('2026-06-10', { records: [done({ kind: 'cleaning', day: '2026-06-08', scope })] })
  const plan = planned({ kind: 'cleaning', minDays: 7, maxDays: null })
  for (const scope of ['spot', 'full', null] as const)
    expect(nextIn(plan, cleaned(scope))).toBe('upcoming 2026-06-15 2026-06-15')
  const full = { ...plan, scope: 'full' } as const
  expect(nextIn(full, cleaned('full'))).toBe('upcoming 2026-06-15 2026-06-15')
  for (const scope of ['spot', null] as const)
    expect(nextIn(full, cleaned(scope))).toBe('overdue 2026-06-01 2026-06-01')
})

test('HUS-25 doses answer the course of their drug, and none from before it', () => {
  const dose = { drug: 'Baytril', dose: null, route: null } as const
  const course = planned({ kind: 'medication', minDays: 1, maxDays: null, dose })
  const given = (fields: Partial<DoneRecord>) =>
    nextIn(
      course,
      on('2026-06-02', { records: [done({ kind: 'medication', day: '2026-06-02', ...fields })] }),
    )
  expect(given({ drug: 'baytril ' })).toBe('upcoming 2026-06-03 2026-06-03')
  expect(given({ drug: null })).toBe('upcoming 2026-06-03 2026-06-03')
  expect(given({ drug: 'Panacur' })).toBe('overdue 2026-06-01 2026-06-01')
  expect(given({ drug: 'Baytril', day: '2026-03-01' })).toBe('overdue 2026-06-01 2026-06-01')
})
