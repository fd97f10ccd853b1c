import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AlarmTerms, endedWith, judgeReadings, type OutsideNow, standsOutside } from './alarms.rules.ts'

const terms: AlarmTerms = {
  ...{ lowTemperature: 30, highTemperature: 32, lowHumidity: 80, highHumidity: 95, graceMinutes: 15 },
}

const minute = 60
const reading = (at: number, temperature: number | null, humidity: number | null = null) => ({
  ...{ at: at * minute, temperature, humidity },
})

test('CLU-26 an alarm is what stays outside for the minutes of grace, with the worst of it', () => {
  const begun = judgeReadings({}, [reading(0, 32.1), reading(14, 33)], terms)
  expect(begun.alarms).toEqual([])
  const { alarms, outside } = judgeReadings(begun.outside, [reading(15, 32.4)], terms)
  expect(alarms).toEqual([{ kind: 'too-warm', since: 0, worst: 33, until: null, lastAt: 15 * minute }])
  expect(outside).toEqual({ 'too-warm': { since: 0, worst: 33, isAlarm: true } })
})

test('CLU-26 a reading inside begins anew, and closes what rang', () => {
  const flapping = [0, 10, 14, 20].map((at) => reading(at, at === 14 ? 31 : 33))
  expect(judgeReadings({}, flapping, terms).alarms).toEqual([])
  const ended = judgeReadings(
    {},
    [reading(0, 29), reading(20, 28), reading(30, 29.5), reading(40, 30)],
    terms,
  )
  expect(ended.alarms).toEqual([
    { kind: 'too-cold', since: 0, worst: 28, until: 40 * minute, lastAt: 30 * minute },
  ])
  expect(ended.outside).toEqual({})
})

test('CLU-26 temperature and humidity are judged apart, and what was not measured says nothing', () => {
  const both = [reading(0, 33, 70), reading(10, null, 70), reading(20, 33, null), reading(30, 31, 96)]
  expect(judgeReadings({}, both, { ...terms, graceMinutes: 10 }).alarms).toEqual([
    { kind: 'too-dry', since: 0, worst: 70, until: 30 * minute, lastAt: 10 * minute },
    { kind: 'too-warm', since: 0, worst: 33, until: 30 * minute, lastAt: 20 * minute },
  ])
})

test('CLU-26 without grace the first reading outside is an alarm; without a limit there is none', () => {
  const warm = [reading(0, 40)]
  expect(judgeReadings({}, warm, { ...terms, graceMinutes: 0 }).alarms).toHaveLength(1)
  const open: OutsideNow = { 'too-warm': { since: 0, worst: 40, isAlarm: true } }
  const unlimited = { ...terms, highTemperature: null }
  expect(judgeReadings(open, [reading(5, 40)], unlimited)).toMatchObject({
    outside: {},
    alarms: [{ kind: 'too-warm', until: 5 * minute }],
  })
})

test('CLU-26 of readings that come late an alarm ends with them', () => {
  const { alarms } = judgeReadings({}, [reading(0, 33), reading(30, 34)], terms)
  expect(alarms.map(endedWith)).toEqual([
    { kind: 'too-warm', since: 0, worst: 34, until: 30 * minute, lastAt: 30 * minute },
  ])
})

const values = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom(28, 31, 33, 35)), { maxLength: 60 })
  .map((steps) => {
    let at = 0
    return steps.map(([step, temperature]) => {
      at += step
      return reading(at, temperature)
    })
  })

test('CLU-26 it is the same whether readings come at once or one by one', () => {
  fc.assert(
    fc.property(values, fc.constantFrom(0, 15, 60), (readings, graceMinutes) => {
      const own = { ...terms, graceMinutes }
      const atOnce = judgeReadings({}, readings, own)
      let outside: OutsideNow = {}
      const told = new Map<string, unknown>()
      for (const one of readings) {
        const judged = judgeReadings(outside, [one], own)
        outside = judged.outside
        for (const { lastAt: _last, ...alarm } of judged.alarms)
          told.set(`${alarm.kind} ${alarm.since}`, alarm)
      }
      expect(outside).toEqual(atOnce.outside)
      const sorted = (alarms: Iterable<unknown>) => [...alarms].map((one) => JSON.stringify(one)).sort()
      expect(sorted(told.values())).toEqual(sorted(atOnce.alarms.map(({ lastAt: _last, ...alarm }) => alarm)))
    }),
  )
})

test('CLU-26 what stands outside of limits is told since when, also before it rings, by the limits as they are now', () => {
  const before = [{ kind: 'too-warm' as const, since: 60 }]
  expect(standsOutside(before, reading(5, 33), terms)).toEqual(before)
  expect(standsOutside(before, reading(5, 33), { ...terms, highTemperature: 34 })).toEqual([])
  // A limit that was set since then.
  expect(standsOutside([], reading(5, 31), { ...terms, lowTemperature: 31.5 })).toEqual([
    { kind: 'too-cold', since: 300 },
  ])
  // A reading of humidity alone says nothing of the temperature.
  expect(standsOutside(before, reading(5, null, 90), terms)).toEqual(before)
  expect(standsOutside([], reading(5, 31, 90), terms)).toEqual([])
})
