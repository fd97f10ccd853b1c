import { fromCelsius, type TemperatureUnit } from '../eggs/eggs.rules.ts'
import { civilDayOf, type DayPattern, formatDay } from '../kernel/civil-day.ts'
import { timeOfDayAt } from '../kernel/time-zone.ts'
import type { AlarmKind } from './alarms.rules.ts'

/** What an alarm says of itself, in the keeper's own units, days and times. */
export type ToldWith = {
  /** The incubator, and the box where it was measured in one. */
  readonly name: string
  readonly kind: AlarmKind
  /** In seconds since 1970. */
  readonly since: number
  /** In °C or percent; null where nothing was measured. */
  readonly worst: number | null
  readonly limit: number | null
  readonly unit: TemperatureUnit
  readonly timeZone: string
  readonly dayPattern: DayPattern
}

/** What each kind is called. */
const alarmWords: Readonly<Record<AlarmKind, string>> = {
  'too-warm': 'too warm',
  'too-cold': 'too cold',
  'too-humid': 'too humid',
  'too-dry': 'too dry',
  silent: 'silent',
}

const isOfHumidity = (kind: AlarmKind): boolean => kind === 'too-humid' || kind === 'too-dry'

const amountOf = ({ kind, unit }: ToldWith, value: number): string =>
  isOfHumidity(kind)
    ? `${Math.round(value * 10) / 10} %`
    : `${Math.round(fromCelsius(value, unit) * 10) / 10} °${unit}`

/** The title of a notification of an alarm: 'Left shelf is too warm'. */
export const alarmTitle = ({ name, kind }: ToldWith): string => `${name} is ${alarmWords[kind]}`

/** What it says: '33.1 °C, over 32.5 °C since 14:05 on 06/15/2026'. */
export function alarmMessage(told: ToldWith): string {
  const { kind, since, worst, limit, timeZone, dayPattern } = told
  const moment = new Date(since * 1000)
  const at = `${timeOfDayAt(moment, timeZone)} on ${formatDay(civilDayOf(moment, timeZone), dayPattern)}`
  if (kind === 'silent' || worst === null) return `No reading since ${at}`
  if (limit === null) return `${amountOf(told, worst)} since ${at}`
  const side = kind === 'too-warm' || kind === 'too-humid' ? 'over' : 'under'
  return `${amountOf(told, worst)}, ${side} ${amountOf(told, limit)} since ${at}`
}
