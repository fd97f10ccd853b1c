import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, isCivilDay, weekdayOf } from '../kernel/civil-day.ts'
import { leastDaysOf, mostDaysOf, planProblems } from './plan.rules.ts'
import type { Plan } from './plan.ts'
import { pauseKinds } from './plan.ts'
import { nextOf, type Situation } from './plan-next.rules.ts'
import type { DoneRecord } from './plan-turn.rules.ts'
import { done, on, planned } from './testing/planned.ts'

/** Days around a leap day and the end of a year. */
const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2027-12-15', days))
const time = fc
  .integer({ min: 0, max: 1439 })
  .map(
    (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  )
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })
const rising = <T>(values: fc.Arbitrary<T>, maxLength: number) =>
  fc.uniqueArray(values, { maxLength }).map((chosen) => chosen.sort())

const plans = fc
  .record({
    minDays: orNull(fc.integer({ min: 1, max: 40 })),
    maxDays: orNull(fc.integer({ min: 1, max: 60 })),
    weekdays: rising(fc.integer({ min: 0, max: 6 }), 4),
    times: rising(time, 6),
    startsOn: day,
    endsOn: orNull(day),
    retryDays: orNull(fc.integer({ min: 1, max: 20 })),
    pauses: orNull(fc.subarray([...pauseKinds])),
  })
  .map((fields) => planned(fields))
  .filter((plan) => Object.keys(planProblems(plan)).length === 0)

const records: fc.Arbitrary<DoneRecord[]> = fc
  .array(
    fc.record({
      day,
      time: orNull(time),
      outcome: orNull(fc.constantFrom('eaten', 'partly', 'refused', 'skipped', 'regurgitated')),
      againOn: orNull(day),
    }),
    { maxLength: 8 },
  )
  .map((several) => several.map((fields, id) => done({ id: id + 1, ...fields })))

const situations: fc.Arbitrary<Situation> = fc
  .record({
    day,
    clock: time,
    records,
    isGravid: fc.boolean(),
    conditions: fc.array(fc.record({ kind: fc.constantFrom(...pauseKinds), from: day, until: orNull(day) }), {
      maxLength: 3,
    }),
  })
  .map((fields) => on(fields.day, fields))

const hold = (law: (plan: Plan & { id: number }, situation: Situation) => void): void =>
  fc.assert(fc.property(plans, situations, law), { numRuns: 500 })

test('HUS-23 HUS-24 what comes next is whole: days in order, a time of the plan, and reasons where it is paused or has ended', () => {
  hold((plan, situation) => {
    const { state, from, to, time: at, reasons } = nextOf(plan, situation)
    expect(reasons.length > 0).toBe(state === 'paused' || state === 'ended')
    if (state === 'ended') {
      expect([from, to, at]).toEqual([null, null, null])
      return
    }
    expect([from, to].every((one) => one !== null && isCivilDay(one) && from !== null && from <= one)).toBe(
      true,
    )
    expect(at === null || plan.times.includes(at)).toBe(true)
    const isPast = (to ?? '') < situation.day
    if (state !== 'paused') expect(state === 'upcoming').toBe(situation.day < (from ?? ''))
    if (state === 'due') expect(isPast).toBe(false)
    if (isPast && state !== 'paused') expect(state).toBe('overdue')
  })
})

test('HUS-23 it follows from the records and not from their order, and records of another kind say nothing', () => {
  hold((plan, situation) => {
    const said = nextOf(plan, situation)
    const others = [done({ id: 99, kind: 'weight', day: situation.day })]
    expect(nextOf(plan, { ...situation, records: [...others, ...situation.records.toReversed()] })).toEqual(
      said,
    )
    expect(nextOf(plan, situation)).toEqual(said)
  })
})

test('HUS-24 without days of the week the days are the least and the most of the plan apart', () => {
  hold((plan, situation) => {
    const { from, to } = nextOf({ ...plan, weekdays: [], minDays: leastDaysOf(plan) }, situation)
    if (from !== null && to !== null) expect(daysBetween(from, to)).toBe(mostDaysOf(plan) - leastDaysOf(plan))
  })
})

test('HUS-24 with days of the week it is due on one of them, unless the keeper named the day', () => {
  hold((plan, situation) => {
    const named = situation.records.map((record) => ({ ...record, againOn: null }))
    const { from } = nextOf(plan, { ...situation, records: named })
    if (from !== null && plan.weekdays.length > 0) expect(plan.weekdays).toContain(weekdayOf(from))
  })
})

test('HUS-24 HUS-25 once every time of a day is answered, nothing more is due on it', () => {
  hold((plan, situation) => {
    const { day: today } = situation
    const answered = Array.from({ length: Math.max(1, plan.times.length) }, (_, n) =>
      done({ id: 100 + n, day: today, time: '23:59', outcome: 'eaten' }),
    )
    const earlier = situation.records.filter((record) => record.day < today)
    const { state, from } = nextOf(plan, { ...situation, records: [...earlier, ...answered] })
    expect(['upcoming', 'paused', 'ended']).toContain(state)
    if (from !== null) expect(from >= addDays(today, leastDaysOf(plan))).toBe(true)
  })
})

test('HUS-26 while something holds that pauses a plan it is neither due nor overdue, and says so', () => {
  hold((plan, situation) => {
    for (const kind of plan.pauses ?? []) {
      const held = { kind, from: situation.day, until: null }
      const { state, reasons } = nextOf(plan, { ...situation, conditions: [held] })
      expect(state === 'ended' || (state === 'paused' && reasons.includes(kind))).toBe(true)
    }
    const free = nextOf(
      { ...plan, pauses: [] },
      { ...situation, records: situation.records.filter(({ outcome }) => outcome !== 'regurgitated') },
    )
    expect(free.state).not.toBe('paused')
  })
})
