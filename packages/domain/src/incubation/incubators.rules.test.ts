import { expect, test } from 'vitest'
import { incubatorMessages, isOverfull, limitProblems, nameKeyOf } from './incubators.rules.ts'
import { newIncubator } from './incubators.schema.ts'

const limits = { lowTemperature: null, highTemperature: null, lowHumidity: null, highHumidity: null }

test('CLU-20 a lower limit above the upper one is refused by the upper one; equal and open limits are not', () => {
  expect(limitProblems(limits)).toEqual({})
  expect(limitProblems({ ...limits, lowTemperature: 31, highTemperature: 31, lowHumidity: 90 })).toEqual({})
  const crossed = { lowTemperature: 32, highTemperature: 31, lowHumidity: 90, highHumidity: 80 }
  expect(limitProblems(crossed)).toEqual({
    highTemperature: incubatorMessages.lowAboveHigh,
    highHumidity: incubatorMessages.lowAboveHigh,
  })
})

test('CLU-20 names are compared in any case', () => {
  expect(nameKeyOf(' Left SHELF ')).toBe(nameKeyOf('left shelf'))
})

test('CLU-20 what holds as much as comes is never overfull', () => {
  expect([isOverfull(null, 99), isOverfull(6, 6), isOverfull(6, 7)]).toEqual([false, false, true])
})

test('CLU-20 temperatures are stored in °C, and judged as they are stored', () => {
  const sent = { name: 'Shelf', temperature: 88, highTemperature: 90.5, temperatureUnit: 'F' }
  const { temperature, highTemperature } = newIncubator.parse(sent)
  expect(temperature).toBeCloseTo(31.111, 3)
  expect(highTemperature).toBe(32.5)
  const slip = newIncubator.safeParse({ name: 'Shelf', lowTemperature: 86 })
  expect(slip.error?.issues).toMatchObject([
    { path: ['lowTemperature'], message: incubatorMessages.temperature },
  ])
})
