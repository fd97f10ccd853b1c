import type { MeasuredValues } from '@clutchbook/domain/incubation/readings.rules'
import { randomFrom } from './colony/random.ts'

/** What a sensor in an incubator of the demo says: around what it is set to, with what went wrong. Moments are days before now. */
export type DemoClimate = {
  readonly temperature: number
  readonly humidity: number | null
  /** So long it has been measuring. */
  readonly sinceDays: number
  /** A time in which nothing was measured. */
  readonly gap?: readonly [from: number, to: number]
  /** A time in which the room was too warm, and by how much at its height. */
  readonly warmSpell?: readonly [from: number, to: number, degrees: number]
  readonly seed: number
}

const daySeconds = 24 * 60 * 60

/** How often the sensor measures. */
const everySeconds = 10 * 60

const tenths = (value: number): number => Math.round(value * 10) / 10

/** How far into a time a moment is, from 0 at its ends to 1 in most of it. */
const heightIn = (ago: number, [from, to]: readonly [from: number, to: number, ...rest: number[]]): number =>
  ago > from || ago < to ? 0 : Math.min(1, 3 * Math.sin((Math.PI * (from - ago)) / (from - to)))

/** What was measured up to `now`, in seconds since 1970: it swings with the day and the thermostat, the same for the same seed. */
export function readingsOf(climate: DemoClimate, now: number): MeasuredValues[] {
  const { temperature, humidity, sinceDays, gap, warmSpell, seed } = climate
  const random = randomFrom(seed)
  const last = Math.floor(now / everySeconds) * everySeconds
  const readings: MeasuredValues[] = []
  for (let at = last - sinceDays * daySeconds; at <= last; at += everySeconds) {
    const ago = (last - at) / daySeconds
    const noise = random.whole(-10, 10) / 100
    if (gap && ago <= gap[0] && ago >= gap[1]) continue
    const swing = 0.25 * Math.sin((2 * Math.PI * at) / daySeconds) + 0.1 * Math.sin((2 * Math.PI * at) / 5400)
    const spell = warmSpell ? warmSpell[2] * heightIn(ago, warmSpell) : 0
    readings.push({
      at,
      temperature: tenths(temperature + swing + noise + spell),
      // Warm air holds more, and what stands in it dries.
      humidity: humidity === null ? null : tenths(humidity - 3 * swing - 4 * spell + noise * 10),
    })
  }
  return readings
}
