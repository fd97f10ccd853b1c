import type { ClimateLimits } from './incubators.rules.ts'
import type { MeasuredValues } from './readings.rules.ts'

/** What is outside of a limit. */
export const climateAlarmKinds = ['too-warm', 'too-cold', 'too-humid', 'too-dry'] as const
export type ClimateAlarmKind = (typeof climateAlarmKinds)[number]

/** What an incubator rings for (CLU-26). */
export const alarmKinds = [...climateAlarmKinds, 'silent'] as const
export type AlarmKind = (typeof alarmKinds)[number]

/** Readings that come so late note an alarm, and ring nothing; in seconds. */
export const lateSeconds = 2 * 60 * 60

/** A time outside of a limit: since when, and the worst so far; an alarm once it has lasted. */
export type Outside = { readonly since: number; readonly worst: number; readonly isAlarm: boolean }

/** Where a place stands outside of its limits now. */
export type OutsideNow = { readonly [K in ClimateAlarmKind]?: Outside }

/** An alarm as readings tell it; `until` is null while it lasts. */
export type ToldAlarm = {
  readonly kind: ClimateAlarmKind
  readonly since: number
  readonly worst: number
  readonly until: number | null
  /** The last reading outside. */
  readonly lastAt: number
}

/** What an incubator says of when it rings. */
export type AlarmTerms = ClimateLimits & { readonly graceMinutes: number }

type Limit = {
  readonly read: (reading: MeasuredValues) => number | null
  readonly limitOf: (limits: ClimateLimits) => number | null
  readonly isOver: boolean
}

const limits: Readonly<Record<ClimateAlarmKind, Limit>> = {
  'too-warm': {
    ...{ read: ({ temperature }) => temperature, limitOf: ({ highTemperature }) => highTemperature },
    isOver: true,
  },
  'too-cold': {
    ...{ read: ({ temperature }) => temperature, limitOf: ({ lowTemperature }) => lowTemperature },
    isOver: false,
  },
  'too-humid': {
    ...{ read: ({ humidity }) => humidity, limitOf: ({ highHumidity }) => highHumidity },
    isOver: true,
  },
  'too-dry': {
    ...{ read: ({ humidity }) => humidity, limitOf: ({ lowHumidity }) => lowHumidity },
    isOver: false,
  },
}

/** The limit that an alarm is outside of; null where there is none any more. */
export const limitOf = (kind: ClimateAlarmKind, of: ClimateLimits): number | null => limits[kind].limitOf(of)

const worseOf = (isOver: boolean, one: number, other: number): number =>
  isOver ? Math.max(one, other) : Math.min(one, other)

/** What one reading says of a limit: the value outside, null inside, undefined where it says nothing. */
function outsideValue(
  kind: ClimateAlarmKind,
  reading: MeasuredValues,
  terms: ClimateLimits,
): number | null | undefined {
  const { read, limitOf: of, isOver } = limits[kind]
  const [value, limit] = [read(reading), of(terms)]
  if (limit === null) return null
  if (value === null) return undefined
  return (isOver ? value > limit : value < limit) ? value : null
}

/** A limit that a place stands outside of, since a moment in seconds since 1970. */
export type StandsOutside = { readonly kind: ClimateAlarmKind; readonly since: number }

/**
 * What a place stands outside of by its latest reading and the limits as they are now; `outside` is where the readings left
 * off by the limits of then. A reading that says nothing of a limit leaves that as it was.
 */
export function standsOutside(
  outside: readonly StandsOutside[],
  latest: MeasuredValues,
  terms: ClimateLimits,
): StandsOutside[] {
  return climateAlarmKinds.flatMap((kind) => {
    const value = outsideValue(kind, latest, terms)
    const before = outside.find((one) => one.kind === kind)
    if (value === null) return []
    if (value === undefined) return before ?? []
    return before ?? { kind, since: latest.at }
  })
}

type Judged = { readonly outside: OutsideNow; readonly alarms: readonly ToldAlarm[] }

/** Where a limit stands after a reading outside of it. */
function stillOutside(
  kind: ClimateAlarmKind,
  before: Outside | undefined,
  { at, value }: { readonly at: number; readonly value: number },
  graceMinutes: number,
): Outside {
  if (!before) return { since: at, worst: value, isAlarm: graceMinutes === 0 }
  const { since, isAlarm } = before
  const worst = worseOf(limits[kind].isOver, before.worst, value)
  return { since, worst, isAlarm: isAlarm || at - since >= graceMinutes * 60 }
}

/**
 * Goes on through readings in their order (CLU-26): what is outside for the minutes of grace with nothing inside is an alarm,
 * and a reading inside closes it. `outside` is where the readings before them left off. Alarms are told as they are at the end.
 */
export function judgeReadings(
  outside: OutsideNow,
  readings: readonly MeasuredValues[],
  terms: AlarmTerms,
): Judged {
  const now: { [K in ClimateAlarmKind]?: Outside } = { ...outside }
  const told = new Map<string, ToldAlarm>()
  const tell = (kind: ClimateAlarmKind, { since, worst, isAlarm }: Outside, at: number, isOver: boolean) => {
    if (!isAlarm) return
    const key = `${kind} ${since}`
    const lastAt = isOver ? (told.get(key)?.lastAt ?? at) : at
    told.set(key, { kind, since, worst, until: isOver ? at : null, lastAt })
  }
  const judge = (kind: ClimateAlarmKind, reading: MeasuredValues): void => {
    const value = outsideValue(kind, reading, terms)
    const before = now[kind]
    if (value === null) {
      if (before) tell(kind, before, reading.at, true)
      delete now[kind]
    } else if (value !== undefined) {
      const after = stillOutside(kind, before, { at: reading.at, value }, terms.graceMinutes)
      now[kind] = after
      tell(kind, after, reading.at, false)
    }
  }
  for (const reading of readings) for (const kind of climateAlarmKinds) judge(kind, reading)
  return { outside: now, alarms: [...told.values()] }
}

/** An alarm of readings that come late and between others: it ends with them. */
export const endedWith = (alarm: ToldAlarm): ToldAlarm => ({ ...alarm, until: alarm.until ?? alarm.lastAt })
