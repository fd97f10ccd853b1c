import type { TemperatureUnit } from '@clutchbook/domain/eggs/eggs.rules'
import { heatWords, humidityWords } from '@clutchbook/domain/incubation/climate-words.rules'
import type { IncubatorAlarm } from './incubators.queries.ts'

/** The worst that an alarm has seen, in the unit of its incubator; null of a silent one. */
export function worstWords({ kind, worst }: IncubatorAlarm, unit: TemperatureUnit): string | null {
  if (worst === null) return null
  return kind === 'too-humid' || kind === 'too-dry' ? humidityWords(worst) : heatWords(worst, unit)
}

/** The alarms of an incubator that last. */
export const lastingOf = (alarms: readonly IncubatorAlarm[], incubatorId: number): IncubatorAlarm[] =>
  alarms.filter((alarm) => alarm.incubatorId === incubatorId && alarm.until === null)
