import { toCelsius } from '../eggs/eggs.rules.ts'
import { roundTo } from '../kernel/amount.ts'
import { fixedClock, type ReadLocal, zoneClock } from './local-seconds.rules.ts'
import { type MeasuredValues, readingMessages, secondOf } from './readings.rules.ts'

/** The files that are read (CLU-24): of Govee Home, of HOBOware, and one of three plain columns. */
export const readingSheetForms = ['govee', 'hobo', 'plain'] as const
export type ReadingSheetForm = (typeof readingSheetForms)[number]

/** Bounds of a file: bytes, and lines with readings. */
export const readingSheetLimits = { bytes: 20 * 1024 * 1024, rows: 500_000, shown: 50 } as const

export const readingSheetMessages = {
  form: 'This is no file of Govee Home or HOBOware, and has no columns at, temperature and humidity.',
  unit: 'The heading does not say whether temperatures are in °C or °F, and that is not guessed.',
  offset: 'The heading does not say the offset of its times, as in "Date Time, GMT-05:00".',
  time: 'This is no moment of the form that the file has',
  skipped: 'The clock skipped this time',
  number: 'This is no number',
} as const

/** What a line says: a reading, why it is none, or nothing that is read. */
export type ReadLine = (cells: readonly string[]) => MeasuredValues | string | null

/** A file whose headings are known: how many lines stand before its readings, and how each is read. */
export type ReadingSheet = {
  readonly form: ReadingSheetForm
  readonly headings: number
  readonly readLine: ReadLine
}

/** A file that can't be read, and why. */
export type RefusedSheet = { readonly problem: string }

type Unit = 'C' | 'F'

const toMs = 1000

/** A number in a cell, null for none, NaN for something else. Commas are decimal where they part no cells. */
const numberIn = (cell: string | undefined): number | null => {
  const text = (cell ?? '').trim()
  if (text === '') return null
  return /^[+-]?\d{1,6}([.,]\d{1,12})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

const celsiusIn = (cell: string | undefined, unit: Unit): number | null => {
  const degrees = numberIn(cell)
  if (degrees === null || Number.isNaN(degrees)) return degrees
  return unit === 'C' ? degrees : roundTo(toCelsius(degrees, unit), 3)
}

type Columns = {
  readonly at: number
  readonly temperature: number
  readonly humidity: number
  readonly unit: Unit
}

/** What a cell of times says: the moment, or why there is none. */
type ReadTime = (cell: string) => number | string

const lineReader =
  ({ at, temperature, humidity, unit }: Columns, readTime: ReadTime, isWithoutSkipped: boolean): ReadLine =>
  (cells) => {
    const values = {
      temperature: celsiusIn(cells[temperature], unit),
      humidity: numberIn(cells[humidity]),
    }
    const isEmpty = values.temperature === null && values.humidity === null
    if (isEmpty && isWithoutSkipped) return null
    const moment = readTime((cells[at] ?? '').trim())
    if (typeof moment === 'string') return moment
    if (Number.isNaN(values.temperature) || Number.isNaN(values.humidity)) return readingSheetMessages.number
    return { at: moment, ...values }
  }

/** The seconds since 1970 that a clock showed; null for what no clock shows. */
function shownSeconds(parts: readonly (string | undefined)[]): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number)
  const shown = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  const isShown =
    shown.getUTCMonth() === month - 1 && shown.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
  return isShown ? shown.getTime() / toMs : null
}

const localTime =
  (parse: (cell: string) => number | null, clock: ReadLocal): ReadTime =>
  (cell) => {
    const shown = parse(cell)
    return shown === null ? readingSheetMessages.time : (clock(shown) ?? readingSheetMessages.skipped)
  }

const goveeTime = (cell: string): number | null => {
  const parts = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(cell)
  return parts && shownSeconds(parts.slice(1))
}

const hoboTime = (cell: string): number | null => {
  const parts = /^(\d\d)\/(\d\d)\/(\d\d) (\d\d):(\d\d):(\d\d) (AM|PM)$/.exec(cell)
  if (!parts) return null
  const [, month, day, year, clock = '', minute, second, half] = parts
  const hours = Number(clock)
  if (hours < 1 || hours > 12) return null
  const hour = (hours % 12) + (half === 'PM' ? 12 : 0)
  return shownSeconds([`20${year}`, month, day, String(hour), minute, second])
}

const goveeHeading = /^Timestamp for sample frequency every \d+ min( min)?$/i

function goveeSheet(headings: readonly string[], timeZone: string): ReadingSheet | RefusedSheet | null {
  if (!goveeHeading.test(headings[0] ?? '')) return null
  const temperature = headings.findIndex((heading) => /^Temperature/i.test(heading))
  const unit = /^Temperature_(Celsius|Fahrenheit)$/i.exec(headings[temperature] ?? '')?.[1]
  if (!unit) return { problem: readingSheetMessages.unit }
  const humidity = headings.findIndex((heading) => /^Relative_Humidity$/i.test(heading))
  const columns = { at: 0, temperature, humidity, unit: unitOf(unit) }
  const readTime = localTime(goveeTime, zoneClock(timeZone))
  return { form: 'govee', headings: 1, readLine: lineReader(columns, readTime, false) }
}

const unitOf = (word: string): Unit => (word.toUpperCase().startsWith('F') ? 'F' : 'C')

const hoboOffset = /^Date Time, GMT([+-])(\d\d):(\d\d)$/i
/** The sign before the letter may have been written in another encoding. */
const hoboDegrees = /^Temp(, ?\S{0,3}([CF]))?(?= |$|\()/

function hoboSheet(headings: readonly string[], before: number): ReadingSheet | RefusedSheet | null {
  const at = headings.findIndex((heading) => /^Date Time/i.test(heading))
  if (at < 0) return null
  const [, sign, hours, minutes] = hoboOffset.exec(headings[at] ?? '') ?? []
  if (sign === undefined) return { problem: readingSheetMessages.offset }
  const temperature = headings.findIndex((heading) => /^Temp\b/.test(heading))
  const unit = hoboDegrees.exec(headings[temperature] ?? '')?.[2]
  if (temperature >= 0 && !unit) return { problem: readingSheetMessages.unit }
  const humidity = headings.findIndex((heading) => /^RH\b/.test(heading))
  if (temperature < 0 && humidity < 0) return null
  const ahead = (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60)
  const columns = { at, temperature, humidity, unit: unitOf(unit ?? 'C') }
  const readTime = localTime(hoboTime, fixedClock(ahead))
  return { form: 'hobo', headings: before + 1, readLine: lineReader(columns, readTime, true) }
}

function plainSheet(headings: readonly string[]): ReadingSheet | null {
  const [at, temperature, humidity] = ['at', 'temperature', 'humidity'].map((name) =>
    headings.findIndex((heading) => heading.toLowerCase() === name),
  )
  if (at === undefined || at < 0) return null
  const columns = { at, temperature: temperature ?? -1, humidity: humidity ?? -1, unit: 'C' as const }
  if (columns.temperature < 0 && columns.humidity < 0) return null
  const readTime: ReadTime = (cell) => {
    const moment = secondOf(cell)
    return Number.isNaN(moment) ? readingMessages.at : moment
  }
  return { form: 'plain', headings: 1, readLine: lineReader(columns, readTime, false) }
}

/** What a file is by its first two lines, taken apart; `timeZone` is that of clocks that say none. */
export function readingSheetOf(
  [first = [], second = []]: readonly (readonly string[])[],
  timeZone: string,
): ReadingSheet | RefusedSheet {
  const [headings, next] = [first, second].map((cells) => cells.map((cell) => cell.trim()))
  const isTitled = /^"?Plot Title:/i.test(headings?.[0] ?? '')
  return (
    goveeSheet(headings ?? [], timeZone) ??
    hoboSheet((isTitled ? next : headings) ?? [], isTitled ? 1 : 0) ??
    plainSheet(headings ?? []) ?? { problem: readingSheetMessages.form }
  )
}
