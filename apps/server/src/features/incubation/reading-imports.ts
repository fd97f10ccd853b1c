import {
  hourOf,
  mergeReadings,
  sumsOf,
  withoutImport,
} from '@clutchbook/domain/incubation/reading-hours.rules'
import { measuredPlaceNotFound, readingImportNotFound } from '@clutchbook/domain/incubation/readings.errors'
import type { MeasuredPlace, MeasuredValues } from '@clutchbook/domain/incubation/readings.rules'
import type { Actor } from '../../platform/actor.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, type KeyedRequest } from '../../platform/database/request-keys.ts'
import { yieldBetween } from '../../platform/yield-between.ts'
import { removeBroughtAlarms } from './alarms.repository.ts'
import type { IncubatorsDependencies } from './incubators.ts'
import { createImport, findImport, removeImport } from './reading-imports.repository.ts'
import { isMeasurable, placeOf, recomputeLatest } from './reading-places.repository.ts'
import { hoursAtOnce, inHours, type StoredReadings, spanOf, storeReadings } from './reading-storing.ts'
import { changeHour, listHours, listHoursWithin, recomputeSpans, removeHours } from './readings.repository.ts'

/** What came of an import. */
export type BroughtReadings = StoredReadings & { readonly importId: number }

/** Readings that come in together and can be taken back together (CLU-24). A foreign place is 'not-found'. */
export function createReadingImports({ db, transact, clock }: IncubatorsDependencies) {
  return {
    /** Throws 'not-found' where a place is not the keeper's. */
    ensurePlace: async ({ keeperId }: Actor, place: MeasuredPlace): Promise<void> => {
      if (!(await isMeasurable(db, keeperId, place))) throw measuredPlaceNotFound(place)
    },

    /** How many of some readings are new. */
    compare: async (
      { keeperId }: Actor,
      place: MeasuredPlace,
      readings: readonly MeasuredValues[],
    ): Promise<StoredReadings> => {
      let [stored, known] = [0, 0]
      for await (const portion of inHours(readings)) {
        const hours = portion.map(([hour]) => hour)
        const there = new Map(
          (await listHours(db, keeperId, place, hours)).map((row) => [Number(row.hour), row.readings]),
        )
        for (const [hour, coming] of portion) {
          const merged = mergeReadings(there.get(hour) ?? [], coming)
          stored += merged.added.length
          known += coming.length - merged.added.length
        }
      }
      return { stored, known }
    },

    /** Keeps readings under the number of a new import, once for each key. */
    bring: (
      actor: Actor,
      place: MeasuredPlace,
      readings: readonly MeasuredValues[],
      request: KeyedRequest,
    ): Promise<BroughtReadings> =>
      transact((tx) =>
        answerOnce(tx, clock, request, async () => {
          const { keeperId } = actor
          await bumpDataVersion(tx, keeperId)
          if (!(await isMeasurable(tx, keeperId, place))) throw measuredPlaceNotFound(place)
          const createdAt = isoNow(clock)
          const { first, last } = hoursOf(readings)
          const hours = { fromHour: first, toHour: last }
          const importId = await createImport(tx, { keeperId, createdAt, place, ...hours })
          const done = await storeReadings(tx, { keeperId, place, createdAt, importId }, readings)
          return { ...done, importId }
        }),
      ),

    /** Takes an import back. Throws 'not-found' where it was, or never was. */
    remove: ({ keeperId }: Actor, importId: number): Promise<void> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, keeperId)
        const found = await findImport(tx, keeperId, importId)
        const place = found && placeOf(found)
        if (!found || !place) throw readingImportNotFound()
        for await (const hours of yieldBetween(portionsOf(found)))
          await removeBrought(tx, keeperId, { place, importId, ...hours })
        await removeBroughtAlarms(tx, keeperId, importId)
        await recomputeLatest(tx, keeperId, place)
        await removeImport(tx, keeperId, importId)
      }),
  }
}

/** The hours of an import, some at a time: from one up to and without another. */
function* portionsOf({ fromHour, toHour }: { readonly fromHour: number; readonly toHour: number }) {
  for (let from = fromHour; from <= toHour; from += hoursAtOnce)
    yield { from, to: Math.min(toHour + 1, from + hoursAtOnce) }
}

type Brought = {
  readonly place: MeasuredPlace
  readonly importId: number
  readonly from: number
  readonly to: number
}

/** Has some hours be without what an import brought. */
async function removeBrought(
  tx: Tx,
  keeperId: number,
  { place, importId, ...hours }: Brought,
): Promise<void> {
  const emptied: number[] = []
  const spans = new Set<number>()
  for await (const { id, hour, readings } of yieldBetween(
    await listHoursWithin(tx, keeperId, place, hours),
  )) {
    const left = withoutImport(readings, importId)
    if (!left) continue
    spans.add(spanOf(hour))
    if (left.length === 0) emptied.push(id)
    else await changeHour(tx, keeperId, id, { hour, readings: left, sums: sumsOf(hour, left) })
  }
  await removeHours(tx, keeperId, emptied)
  await recomputeSpans(tx, keeperId, place, [...spans])
}

/** The first and the last hour of some readings; none are in no hour. */
function hoursOf(readings: readonly MeasuredValues[]): { readonly first: number; readonly last: number } {
  let [first, last] = [Number.POSITIVE_INFINITY, -1]
  for (const { at } of readings) {
    first = Math.min(first, hourOf(at))
    last = Math.max(last, hourOf(at))
  }
  return last < 0 ? { first: 0, last } : { first, last }
}
