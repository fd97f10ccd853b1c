import type { EventType } from '@clutchbook/domain/calendar/calendar.rules'
import { dueTitle } from '@clutchbook/domain/calendar/due-days.rules'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { momentOf } from '@clutchbook/domain/kernel/time-zone'
import type { ForecastWindow } from '@clutchbook/domain/season/forecast.schema'
import { windowTitle } from '@clutchbook/domain/season/window-words.rules'
import { pathOfWindow } from '../season/season.service.ts'
import type { EventRow } from './calendar.repository.ts'
import type { DueRow } from './due-days.ts'

type Context = {
  /** The version of the keeper's data. */
  readonly dataVersion: number
  /** Null for a feed of all types. */
  readonly type: EventType | null
  readonly timeZone: string
  readonly publicUrl: string
}

/** What a feed tells: events, the days that follow from eggs and projects, and what is due in seasons. */
type Content = {
  readonly events: readonly EventRow[]
  readonly due: readonly DueRow[]
  readonly windows: readonly ForecastWindow[]
}

/** Events and due days as calendar programs read them (RFC 5545, with the names of RFC 7986). */
export function writeCalendar({ events, due, windows }: Content, context: Context): string {
  const name = context.type === null ? 'Clutchbook' : `Clutchbook: ${context.type}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clutchbook//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => linesOf(event, context)),
    ...due.flatMap((one) => linesOfDue(one, context)),
    ...windows.flatMap((one) => linesOfWindow(one, context)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function linesOf(event: EventRow, context: Context): string[] {
  const { id, createdAt, version, title, description, type, isCompleted } = event
  return [
    'BEGIN:VEVENT',
    // The moment it was made tells events of two installations apart that bear the same number.
    `UID:event-${id}-${utc(createdAt)}@clutchbook`,
    `DTSTAMP:${utc(createdAt)}`,
    `SEQUENCE:${version - 1}`,
    ...timesOf(event, context.timeZone),
    `SUMMARY:${escapeText(isCompleted ? `✓ ${title}` : title)}`,
    ...(description === null ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    `CATEGORIES:${type}`,
    `URL:${context.publicUrl}/calendar`,
    'TRANSP:TRANSPARENT',
    ...alarmOf(event),
    'END:VEVENT',
  ]
}

/** A due day bears the number of the record that it follows from, so that a calendar sees it move. */
function linesOfDue(due: DueRow, { publicUrl }: Context): string[] {
  const { id, kind, day, createdAt, version, breedingProjectId } = due
  const path = breedingProjectId === null ? '/incubating' : `/breeding/projects/${breedingProjectId}`
  return [
    'BEGIN:VEVENT',
    `UID:due-${kind}-${id}-${utc(createdAt)}@clutchbook`,
    `DTSTAMP:${utc(createdAt)}`,
    `SEQUENCE:${version - 1}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escapeText(dueTitle(due))}`,
    'CATEGORIES:breeding',
    `URL:${publicUrl}${path}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/**
 * A window is of all its days. It is of one female or clutch and one step, so that a calendar sees it move (SEA-13). It is no
 * record with a version of its own: whatever moves it raises that of the keeper's data, so that programs which keep what
 * has not a higher sequence take the later one.
 */
function linesOfWindow(window: ForecastWindow, { publicUrl, dataVersion }: Context): string[] {
  const { step, animalId, clutchId, from, to, likely, basedOn } = window
  return [
    'BEGIN:VEVENT',
    `UID:window-${step}-${clutchId ?? animalId}@clutchbook`,
    `DTSTAMP:${compact(basedOn.day)}T000000Z`,
    `SEQUENCE:${dataVersion}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
    `SUMMARY:${escapeText(windowTitle(window))}`,
    `DESCRIPTION:Most likely ${likely}`,
    'CATEGORIES:breeding',
    `URL:${publicUrl}${pathOfWindow(window)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/**
 * A whole-day event ends before the day after its last; hours are those of the keeper's clock. An end that is no later
 * than the start is left out, since none may be told then.
 */
function timesOf(
  { isAllDay, startDate, lastDate, startTime, endTime }: EventRow,
  timeZone: string,
): string[] {
  if (isAllDay || startTime === null)
    return [`DTSTART;VALUE=DATE:${compact(startDate)}`, `DTEND;VALUE=DATE:${compact(addDays(lastDate, 1))}`]
  const at = (day: string, time: string): string => utc(momentOf(day, time, timeZone).toISOString())
  const [start, end] = [at(startDate, startTime), at(lastDate, endTime ?? startTime)]
  return end > start ? [`DTSTART:${start}`, `DTEND:${end}`] : [`DTSTART:${start}`]
}

/** The next reminder, at its very moment; a program that keeps the feed fresh learns of the one after it in time. */
function alarmOf({ dueAt, title }: EventRow): string[] {
  if (dueAt === null) return []
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER;VALUE=DATE-TIME:${utc(dueAt)}`,
    'END:VALARM',
  ]
}

const compact = (day: string): string => day.replaceAll('-', '')

/** A stored moment in its compact form: 20260615T090000Z. */
const utc = (moment: string): string => `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`

/** Line breaks become `\n`; other control characters have no place in a calendar. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '')

const longestLine = 75
const encoder = new TextEncoder()

/** Breaks a line so that no part is longer than 75 bytes and no character is cut. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const width = encoder.encode(character).length
    if (bytes + width > longestLine) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += character
    bytes += width
  }
  return [...parts, part].join('\r\n')
}
