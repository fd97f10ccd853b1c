import type { FieldErrors } from '../kernel/domain-error.ts'
import { searchForm } from '../kernel/text-order.ts'

/** Bounds of incubators and boxes: names in characters, temperatures in °C, the rest as it is called. */
export const incubatorLimits = {
  name: 120,
  incubators: 500,
  boxes: 1000,
  eggs: 1000,
  temperature: { min: 0, max: 60 },
  graceMinutes: { max: 240, usual: 15 },
  silentMinutes: { min: 10, max: 10_080 },
} as const

export const incubatorMessages = {
  name: 'Please enter a name',
  nameTaken: 'You have another incubator with this name. Please give this one another.',
  boxNameTaken: 'This incubator has another box with this name. Please give this one another.',
  temperature: `Please enter a temperature between ${incubatorLimits.temperature.min} and ${incubatorLimits.temperature.max} °C`,
  humidity: 'Please enter a humidity between 0 and 100 percent',
  lowAboveHigh: 'The upper limit can’t be less than the lower one',
  graceMinutes: `Please enter whole minutes, from 0 to ${incubatorLimits.graceMinutes.max}`,
  silentMinutes: `Please enter whole minutes, from ${incubatorLimits.silentMinutes.min} to ${incubatorLimits.silentMinutes.max}`,
  capacity: `Please enter a whole number of boxes, from 1 to ${incubatorLimits.boxes}`,
  boxCapacity: `Please enter a whole number of eggs, from 1 to ${incubatorLimits.eggs}`,
  incubator: 'Please choose an incubator',
} as const

/** Names are the same however they are spelled: 'left shelf' is taken where 'Left Shelf' is. */
export const nameKeyOf = (name: string): string => searchForm(name)

/** The limits of an incubator, outside of which it rings; null is none. */
export type ClimateLimits = {
  readonly lowTemperature: number | null
  readonly highTemperature: number | null
  readonly lowHumidity: number | null
  readonly highHumidity: number | null
}

const isAbove = (low: number | null, high: number | null): boolean =>
  low !== null && high !== null && low > high

/** What is wrong with the limits of an incubator, by field (CLU-20). Empty where nothing is. */
export function limitProblems(limits: ClimateLimits): FieldErrors {
  return {
    ...(isAbove(limits.lowTemperature, limits.highTemperature) && {
      highTemperature: incubatorMessages.lowAboveHigh,
    }),
    ...(isAbove(limits.lowHumidity, limits.highHumidity) && {
      highHumidity: incubatorMessages.lowAboveHigh,
    }),
  }
}

/** Whether more stands in it than it holds, which is shown and not refused; null holds as much as comes. */
export const isOverfull = (capacity: number | null, held: number): boolean =>
  capacity !== null && held > capacity
