import { spanHours } from '@clutchbook/domain/incubation/reading-chart.rules'
import {
  hourOf,
  hourSeconds,
  type KeptReading,
  mergeReadings,
  sumsOf,
} from '@clutchbook/domain/incubation/reading-hours.rules'
import type { MeasuredPlace, MeasuredValues } from '@clutchbook/domain/incubation/readings.rules'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { Tx } from '../../platform/database/database.ts'
import { yieldBetween } from '../../platform/yield-between.ts'
import { judgeNew } from './alarm-judging.ts'
import {
  findPlaceState,
  listMeasuredPlaces,
  recomputeLatest,
  writePlaceState,
} from './reading-places.repository.ts'
import {
  addHours,
  changeHour,
  listHours,
  recomputeAllSpans,
  recomputeSpans,
  type WrittenHour,
} from './readings.repository.ts'

/** What came of readings: how many are new, and how many had a reading of their second. */
export type StoredReadings = { readonly stored: number; readonly known: number }

/** Whose readings they are, where they were taken, and the import that brings them. */
export type ReadingsOf = {
  readonly keeperId: number
  readonly place: MeasuredPlace
  readonly createdAt: string
  readonly importId?: number | undefined
}

/** How many hours are read and written before others have their turn, and how many readings, which one hour may have more of. */
export const hoursAtOnce = 50
const readingsAtOnce = 2000

/** The span that an hour is in. */
export const spanOf = (hour: number): number => Math.floor(hour / spanHours)

/** Readings of an hour, as they are kept. */
type ComingHour = readonly [hour: number, readings: readonly KeptReading[]]

/** Readings by their hours, in order; others have their turn meanwhile. */
async function byHour(readings: readonly MeasuredValues[], importId?: number): Promise<ComingHour[]> {
  const hours = new Map<number, KeptReading[]>()
  for await (const portion of yieldBetween(inPortions(readings, readingsAtOnce)))
    for (const { at, temperature, humidity } of portion) {
      const hour = hourOf(at)
      const second = at - hour * hourSeconds
      const kept: KeptReading =
        importId === undefined ? [second, temperature, humidity] : [second, temperature, humidity, importId]
      const there = hours.get(hour)
      if (there) there.push(kept)
      else hours.set(hour, [kept])
    }
  return [...hours].sort(([one], [other]) => one - other)
}

/** Hours with as many readings as are written at once, or a single one. */
function* inHourPortions(hours: readonly ComingHour[]): Generator<readonly ComingHour[]> {
  let [portion, count]: [ComingHour[], number] = [[], 0]
  for (const hour of hours) {
    const isFull = portion.length === hoursAtOnce || count + hour[1].length > readingsAtOnce
    if (isFull && portion.length > 0) {
      yield portion
      ;[portion, count] = [[], 0]
    }
    portion.push(hour)
    count += hour[1].length
  }
  if (portion.length > 0) yield portion
}

/** Readings by their hours, some hours at a time and in order; others have their turn meanwhile. */
export async function* inHours(
  readings: readonly MeasuredValues[],
  importId?: number,
): AsyncGenerator<readonly ComingHour[]> {
  yield* yieldBetween(inHourPortions(await byHour(readings, importId)))
}

/**
 * Puts readings of one place into their hours, and the sums of hours and spans with them (CLU-22, CLU-25). The caller
 * holds the keeper's lock.
 */
export async function storeReadings(
  tx: Tx,
  of: ReadingsOf,
  readings: readonly MeasuredValues[],
): Promise<StoredReadings> {
  const added: MeasuredValues[] = []
  for await (const portion of inHours(readings, of.importId))
    for (const one of await storeHours(tx, of, portion)) added.push(one)
  await judgeAdded(tx, of, added)
  return { stored: added.length, known: readings.length - added.length }
}

/** Judges new readings by the limits of their place, and takes note of the latest. */
async function judgeAdded(tx: Tx, of: ReadingsOf, added: MeasuredValues[]): Promise<void> {
  const { keeperId, place } = of
  added.sort((one, other) => one.at - other.at)
  const last = added.at(-1)
  if (!last) return
  const before = await findPlaceState(tx, keeperId, place)
  const outside = await judgeNew(tx, { ...of, readings: added, before })
  const latest = before && before.at > last.at ? before : last
  await writePlaceState(tx, keeperId, place, { before, now: { ...latest, outside } })
}

/** Answers the readings that are new. */
async function storeHours(tx: Tx, of: ReadingsOf, coming: readonly ComingHour[]): Promise<MeasuredValues[]> {
  const { keeperId, place } = of
  const hours = coming.map(([hour]) => hour)
  const there = new Map((await listHours(tx, keeperId, place, hours)).map((row) => [row.hour, row]))
  const created: WrittenHour[] = []
  const touched = new Set<number>()
  const stored: MeasuredValues[] = []
  for (const [hour, some] of coming) {
    const row = there.get(hour)
    const { readings, added, isChanged } = mergeReadings(row?.readings ?? [], some)
    if (!isChanged) continue
    for (const [second, temperature, humidity] of added)
      stored.push({ at: hour * hourSeconds + second, temperature, humidity })
    const written = { hour, readings, sums: sumsOf(hour, readings) }
    touched.add(spanOf(hour))
    if (row) await changeHour(tx, keeperId, row.id, written)
    else created.push(written)
  }
  await addHours(tx, of, created)
  await recomputeSpans(tx, keeperId, place, [...touched])
  return stored
}

/** Has all that follows from the hours of a keeper follow from them. */
export async function recomputeReadings(tx: Tx, keeperId: number): Promise<void> {
  await recomputeAllSpans(tx, keeperId)
  for (const place of await listMeasuredPlaces(tx, keeperId)) await recomputeLatest(tx, keeperId, place)
}
