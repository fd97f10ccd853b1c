import { fromCelsius, type TemperatureUnit } from '../eggs/eggs.rules.ts'
import { formatAmount } from '../kernel/amount.ts'
import type { ClimateLimits } from './incubators.rules.ts'

/** Degrees in the unit that they are in: '31.5 °C'. */
export const degreeWords = (degrees: number, unit: TemperatureUnit): string =>
  `${formatAmount(degrees, 1)}\u00a0°${unit}`

/** A temperature in °C in the unit that an incubator is kept in: '88.7 °F'. */
export const heatWords = (celsius: number, unit: TemperatureUnit): string =>
  degreeWords(fromCelsius(celsius, unit), unit)

/** A humidity in percent: '90 %'. */
export const humidityWords = (percent: number): string => `${formatAmount(percent, 1)}\u00a0%`

/** From one value to another: '30 °C to 33 °C'. */
export const betweenWords = (low: string, high: string): string => `${low} to ${high}`

type Climate = { readonly temperature: number | null; readonly humidity: number | null }

/** How warm and how moist it is, or is to be: ['31.5 °C', '90 %']. */
export const climateWords = ({ temperature, humidity }: Climate, unit: TemperatureUnit): string[] => [
  ...(temperature === null ? [] : [heatWords(temperature, unit)]),
  ...(humidity === null ? [] : [humidityWords(humidity)]),
]

function rangeWords(low: string | null, high: string | null): string[] {
  if (low !== null && high !== null) return [betweenWords(low, high)]
  if (low !== null) return [`at least ${low}`]
  return high === null ? [] : [`at most ${high}`]
}

type Limited = ClimateLimits & { readonly temperatureUnit: TemperatureUnit }

/** Outside of what an incubator rings: ['30 °C to 33 °C', 'at least 80 %']; empty where it has no limits. */
export function limitWords(incubator: Limited): string[] {
  const { lowTemperature, highTemperature, lowHumidity, highHumidity, temperatureUnit: unit } = incubator
  const warm = (celsius: number | null): string | null => (celsius === null ? null : heatWords(celsius, unit))
  const moist = (percent: number | null): string | null => (percent === null ? null : humidityWords(percent))
  return [
    ...rangeWords(warm(lowTemperature), warm(highTemperature)),
    ...rangeWords(moist(lowHumidity), moist(highHumidity)),
  ]
}
