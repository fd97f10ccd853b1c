import { isCivilDay } from '../kernel/civil-day.ts'

/** Bounds of readings: °C, percent, how many one call sends, how far ahead and back they may be, and of how many points a chart is. */
export const readingLimits = {
  temperature: { min: -10, max: 60 },
  humidity: { min: 0, max: 100 },
  atOnce: 1000,
  aheadMinutes: 5,
  backYears: 10,
  points: { min: 10, max: 1000, usual: 300 },
  usualDays: 30,
} as const

const { temperature, humidity, aheadMinutes, backYears } = readingLimits

export const readingMessages = {
  reading: 'Please send a reading with its place, its moment and what was measured',
  place: 'Please name either incubatorId or boxId',
  at: 'Please give the moment as 2026-06-01T12:00:00Z, or with another offset',
  ahead: `The moment is more than ${aheadMinutes} minutes ahead`,
  back: `The moment is more than ${backYears} years back`,
  temperature: `The temperature is not between ${temperature.min} and ${temperature.max} °C`,
  humidity: `The humidity is not between ${humidity.min} and ${humidity.max} percent`,
  nothing: 'Please send a temperature, a humidity or both',
} as const

/** Where something is measured: in an incubator, or in one of its boxes. */
export type MeasuredPlace = { readonly kind: 'incubator' | 'box'; readonly id: number }

/** The names under which calls and columns know a place. */
export const placeColumns = { incubator: 'incubatorId', box: 'boxId' } as const

/** What was measured at a moment, in seconds since 1970. */
export type MeasuredValues = {
  readonly at: number
  readonly temperature: number | null
  readonly humidity: number | null
}

/** One reading. */
export type Reading = MeasuredValues & { readonly place: MeasuredPlace }

const ms = 1000

/** The moments between which a reading may be, in seconds since 1970. */
export function readableSpan(now: Date): { readonly earliest: number; readonly latest: number } {
  const back = new Date(now)
  back.setUTCFullYear(back.getUTCFullYear() - backYears)
  return {
    earliest: Math.floor(back.getTime() / ms),
    latest: Math.floor(now.getTime() / ms) + aheadMinutes * 60,
  }
}

const isOutside = (value: number | null, { min, max }: { readonly min: number; readonly max: number }) =>
  value !== null && !(value >= min && value <= max)

/** Why what was measured is not kept (CLU-22); null where it is. */
export function valueProblem(
  { at, temperature: degrees, humidity: percent }: MeasuredValues,
  { earliest, latest }: ReturnType<typeof readableSpan>,
): string | null {
  if (!Number.isFinite(at)) return readingMessages.at
  if (at > latest) return readingMessages.ahead
  if (at < earliest) return readingMessages.back
  if (degrees === null && percent === null) return readingMessages.nothing
  if (isOutside(degrees, temperature)) return readingMessages.temperature
  return isOutside(percent, humidity) ? readingMessages.humidity : null
}

type Sent = Readonly<Record<string, unknown>>

const isSent = (sent: unknown): sent is Sent =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0

const isNothing = (value: unknown): boolean => value === undefined || value === null

function placeOf({ incubatorId, boxId }: Sent): MeasuredPlace | null {
  if (isId(incubatorId) && isNothing(boxId)) return { kind: 'incubator', id: incubatorId }
  return isId(boxId) && isNothing(incubatorId) ? { kind: 'box', id: boxId } : null
}

const momentForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

/** A moment as it is sent, in seconds since 1970; NaN where it is none, as on 31 February. */
export const secondOf = (at: unknown): number =>
  typeof at === 'string' && momentForm.test(at) && isCivilDay(at.slice(0, 10))
    ? Math.floor(Date.parse(at) / ms)
    : Number.NaN

/** A number that was sent, null where none was; NaN where it is something else. */
const numberOf = (value: unknown): number | null => {
  if (isNothing(value)) return null
  return typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN
}

/** A reading as a call sends it, or the reason why it is none. Each of a call is judged by itself. */
export function readReading(sent: unknown, span: ReturnType<typeof readableSpan>): Reading | string {
  if (!isSent(sent)) return readingMessages.reading
  const place = placeOf(sent)
  if (place === null) return readingMessages.place
  const values = {
    at: secondOf(sent.at),
    temperature: numberOf(sent.temperature),
    humidity: numberOf(sent.humidity),
  }
  return valueProblem(values, span) ?? { place, ...values }
}
