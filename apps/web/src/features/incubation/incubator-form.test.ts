import { incubatorMessages } from '@clutchbook/domain/incubation/incubators.rules'
import { expect, test } from 'vitest'
import {
  boxChangeOf,
  boxValuesOf,
  incubatorBodyOf,
  incubatorProblems,
  incubatorValuesOf,
} from './incubator-form.ts'
import type { Incubator } from './incubators.queries.ts'

const empty = { ...incubatorValuesOf(null), name: 'Left shelf' }

test('CLU-20 a name is all that an incubator needs, and what is left empty is sent as nothing', () => {
  expect(incubatorProblems(empty)).toEqual({})
  expect(incubatorProblems({ ...empty, name: ' ' })).toEqual({ name: incubatorMessages.name })
  expect(incubatorBodyOf(empty)).toMatchObject({
    ...{ name: 'Left shelf', temperature: null, highHumidity: null, placeId: null },
    ...{ graceMinutes: 15, silentMinutes: null, capacity: null },
  })
})

test('CLU-20 temperatures are judged and shown in the unit of the incubator', () => {
  const inFahrenheit = { ...empty, temperatureUnit: 'F', temperature: '88.7' } as const
  expect(incubatorProblems(inFahrenheit)).toEqual({})
  expect(incubatorProblems({ ...empty, temperature: '88.7' })).toEqual({
    temperature: incubatorMessages.temperature,
  })
  const stored = { ...incubatorBodyOf(empty), temperature: 31.5, temperatureUnit: 'F' } as Incubator
  const shown = incubatorValuesOf({ ...stored, lowTemperature: 30, highTemperature: null })
  expect([shown.temperature, shown.lowTemperature, shown.highTemperature]).toEqual(['88.7', '86', ''])
})

test('CLU-20 limits that cross, and numbers that are none, are told at their fields', () => {
  expect(incubatorProblems({ ...empty, lowTemperature: '33', highTemperature: '32' })).toEqual({
    highTemperature: incubatorMessages.lowAboveHigh,
  })
  const wrong = { ...empty, humidity: '101', graceMinutes: '1.5', silentMinutes: '9', capacity: '0' }
  expect(Object.keys(incubatorProblems(wrong)).sort()).toEqual([
    ...['capacity', 'graceMinutes', 'humidity', 'silentMinutes'],
  ])
})

test('CLU-21 a box is changed with the incubator that it is put into', () => {
  expect(boxChangeOf({ ...boxValuesOf(null, 7), name: 'Box A', capacity: '12' })).toEqual({
    ...{ name: 'Box A', capacity: 12, incubatorId: 7 },
  })
})
