import type { CivilDay } from '../kernel/civil-day.ts'
import { byMoment } from './plan-turn.rules.ts'
import type { Watched } from './watch.ts'

/** Within which bounds a place is to be, in °C and per cent; null for no bound. */
export type ClimateRange = {
  readonly temperatureMin: number | null
  readonly temperatureMax: number | null
  readonly humidityMin: number | null
  readonly humidityMax: number | null
}

/** How many of the last measures of a place are read: some for each of its spots. */
export const measuresRead = 12

/** What was measured in a place, in °C and per cent; `spot` says where. */
export type Measured = {
  readonly id: number
  readonly day: CivilDay
  readonly time: string | null
  readonly spot: string
  readonly temperature: number | null
  readonly humidity: number | null
}

const isOutside = (value: number | null, least: number | null, most: number | null): boolean =>
  value !== null && ((least !== null && value < least) || (most !== null && value > most))

/** Figures without those that there are none of. */
function figures<Name extends string>(stated: Readonly<Record<Name, number | null>>) {
  const known = Object.entries<number | null>(stated).filter(([, value]) => value !== null)
  return Object.fromEntries(known) as Partial<Record<Name, number>>
}

/**
 * Whether a place is outside its range (HUS-36): what was last measured at each of its spots counts, and of several that are
 * outside the latest is told, with what is outside of it.
 */
export function climateWatched(measured: readonly Measured[], range: ClimateRange): Watched | null {
  const latest = new Map<string, Measured>()
  for (const one of measured) {
    const known = latest.get(one.spot)
    if (!known || byMoment(one, known) > 0) latest.set(one.spot, one)
  }
  const { temperatureMin, temperatureMax, humidityMin, humidityMax } = range
  const isWarmth = ({ temperature }: Measured) => isOutside(temperature, temperatureMin, temperatureMax)
  const isDamp = ({ humidity }: Measured) => isOutside(humidity, humidityMin, humidityMax)
  const [told] = [...latest.values()]
    .filter((one) => isWarmth(one) || isDamp(one))
    .sort((one, other) => byMoment(other, one))
  if (!told) return null
  const { temperature, humidity } = told
  return {
    alarm: 'climate',
    since: told.day,
    values: {
      ...(isWarmth(told) ? figures({ temperature, temperatureMin, temperatureMax }) : {}),
      ...(isDamp(told) ? figures({ humidity, humidityMin, humidityMax }) : {}),
    },
  }
}
