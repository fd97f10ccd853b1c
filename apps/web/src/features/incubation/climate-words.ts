import { fromCelsius, type TemperatureUnit } from '@clutchbook/domain/eggs/eggs.rules'
import { nowTexts as texts } from './incubation.texts.ts'
import type { Incubator, IncubatorAlarm } from './incubators.queries.ts'

/** A temperature in the unit that an incubator is kept in: '31.5 °C'. */
const degreeWords = (celsius: number, unit: TemperatureUnit): string =>
  texts.degrees(fromCelsius(celsius, unit), unit)

type Climate = { readonly temperature: number | null; readonly humidity: number | null }

/** How warm and how moist it is, or is to be: ['31.5 °C', '90 %']. */
export const climateWords = ({ temperature, humidity }: Climate, unit: TemperatureUnit): string[] => [
  ...(temperature === null ? [] : [degreeWords(temperature, unit)]),
  ...(humidity === null ? [] : [texts.humidity(humidity)]),
]

function rangeWords(low: string | null, high: string | null): string[] {
  if (low !== null && high !== null) return [texts.between(low, high)]
  if (low !== null) return [texts.atLeast(low)]
  return high === null ? [] : [texts.atMost(high)]
}

/** Outside of what it rings: ['30 °C to 33 °C', 'at least 80 %']; empty where it has no limits. */
export function limitWords(incubator: Incubator): string[] {
  const { lowTemperature, highTemperature, lowHumidity, highHumidity, temperatureUnit: unit } = incubator
  const warm = (celsius: number | null): string | null =>
    celsius === null ? null : degreeWords(celsius, unit)
  const moist = (percent: number | null): string | null => (percent === null ? null : texts.humidity(percent))
  return [
    ...rangeWords(warm(lowTemperature), warm(highTemperature)),
    ...rangeWords(moist(lowHumidity), moist(highHumidity)),
  ]
}

/** The worst that an alarm has seen, in the unit of its incubator; null of a silent one. */
export function worstWords({ kind, worst }: IncubatorAlarm, unit: TemperatureUnit): string | null {
  if (worst === null) return null
  return kind === 'too-humid' || kind === 'too-dry' ? texts.humidity(worst) : degreeWords(worst, unit)
}

/** The alarms of an incubator that last. */
export const lastingOf = (alarms: readonly IncubatorAlarm[], incubatorId: number): IncubatorAlarm[] =>
  alarms.filter((alarm) => alarm.incubatorId === incubatorId && alarm.until === null)
