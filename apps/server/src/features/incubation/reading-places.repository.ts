import type { OutsideNow } from '@clutchbook/domain/incubation/alarms.rules'
import { hourSeconds, type KeptReading } from '@clutchbook/domain/incubation/reading-hours.rules'
import {
  type MeasuredPlace,
  type MeasuredValues,
  placeColumns,
} from '@clutchbook/domain/incubation/readings.rules'
import type { Generated } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { placeRow } from './readings.repository.ts'

/** A place in which something was measured, with its latest reading. Either number is null. */
type ReadingPlaceTable = {
  id: Generated<number>
  keeperId: number
  incubatorId: number | null
  boxId: number | null
  /** In seconds since 1970. */
  at: number
  temperature: number | null
  humidity: number | null
  /** Where it stands outside of its limits, as text. */
  outside: Generated<string>
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    readingPlace: ReadingPlaceTable
  }
}

type Named = { readonly incubatorId: number | null; readonly boxId: number | null }

/** The place that columns name; null where they name none. */
export const placeOf = ({ incubatorId, boxId }: Named): MeasuredPlace | null => {
  if (incubatorId !== null) return { kind: 'incubator', id: incubatorId }
  return boxId === null ? null : { kind: 'box', id: boxId }
}

/** The latest readings of the measured places of a keeper, those of incubators and of boxes by their numbers. */
export async function listLatest(
  db: Db,
  keeperId: number,
): Promise<Readonly<Record<MeasuredPlace['kind'], ReadonlyMap<number, PlaceState>>>> {
  const rows = await db
    .selectFrom('readingPlace')
    .select(['incubatorId', 'boxId', 'at', 'temperature', 'humidity', 'outside'])
    .where('keeperId', '=', keeperId)
    .execute()
  const latest = { incubator: new Map<number, PlaceState>(), box: new Map<number, PlaceState>() }
  for (const { at, temperature, humidity, outside, ...named } of rows) {
    const place = placeOf(named)
    const state = { at, temperature, humidity, outside: JSON.parse(outside) as OutsideNow }
    if (place) latest[place.kind].set(place.id, state)
  }
  return latest
}

/** The latest reading of a place, and where that left it outside of its limits. */
export type PlaceState = MeasuredValues & { readonly outside: OutsideNow }

export async function findPlaceState(
  tx: Tx,
  keeperId: number,
  place: MeasuredPlace,
): Promise<PlaceState | null> {
  const known = await tx
    .selectFrom('readingPlace')
    .select(['at', 'temperature', 'humidity', 'outside'])
    .where('keeperId', '=', keeperId)
    .where(placeColumns[place.kind], '=', place.id)
    .executeTakeFirst()
  return known ? { ...known, outside: JSON.parse(known.outside) as OutsideNow } : null
}

/** Has a place stand as it does now; `before` is how it stood. */
export async function writePlaceState(
  tx: Tx,
  keeperId: number,
  place: MeasuredPlace,
  { before, now }: { readonly before: PlaceState | null; readonly now: PlaceState },
): Promise<void> {
  const { at, temperature, humidity } = now
  const values = { at, temperature, humidity, outside: JSON.stringify(now.outside) }
  if (!before)
    await tx
      .insertInto('readingPlace')
      .values({ keeperId, ...placeRow(place), ...values })
      .execute()
  else
    await tx
      .updateTable('readingPlace')
      .set(values)
      .where('keeperId', '=', keeperId)
      .where(placeColumns[place.kind], '=', place.id)
      .execute()
}

/** Has the latest reading of a place follow from its hours. Where that left it outside of its limits is kept of the same alone. */
export async function recomputeLatest(tx: Tx, keeperId: number, place: MeasuredPlace): Promise<void> {
  const column = placeColumns[place.kind]
  const before = await findPlaceState(tx, keeperId, place)
  const row = await tx
    .selectFrom('readingHour')
    .select(['hour', 'readings'])
    .where('keeperId', '=', keeperId)
    .where(column, '=', place.id)
    .orderBy('hour', 'desc')
    .limit(1)
    .executeTakeFirst()
  const last = row && (JSON.parse(row.readings) as KeptReading[]).at(-1)
  if (!row || !last) {
    await tx
      .deleteFrom('readingPlace')
      .where('keeperId', '=', keeperId)
      .where(column, '=', place.id)
      .execute()
    return
  }
  const [second, temperature, humidity] = last
  const latest = { at: row.hour * hourSeconds + second, temperature, humidity }
  const outside = before?.at === latest.at ? before.outside : {}
  await writePlaceState(tx, keeperId, place, { before, now: { ...latest, outside } })
}

/** The places of a keeper in which something was measured. */
export async function listMeasuredPlaces(db: Db, keeperId: number): Promise<MeasuredPlace[]> {
  const rows = await db
    .selectFrom('readingHour')
    .select(['incubatorId', 'boxId'])
    .distinct()
    .where('keeperId', '=', keeperId)
    .execute()
  return rows.flatMap((row) => placeOf(row) ?? [])
}

/** A place that is gone for good, with its keeper. */
export type GonePlace = { readonly keeperId: number; readonly place: MeasuredPlace }

/** Measured places that are neither kept nor in the trash; a box may be there with its incubator. */
export async function listGonePlaces(db: Db): Promise<GonePlace[]> {
  const rows = await db
    .selectFrom('readingPlace as measured')
    .leftJoin('incubator', (join) =>
      join
        .onRef('incubator.keeperId', '=', 'measured.keeperId')
        .onRef('incubator.id', '=', 'measured.incubatorId'),
    )
    .leftJoin('incubatorBox as box', (join) =>
      join.onRef('box.keeperId', '=', 'measured.keeperId').onRef('box.id', '=', 'measured.boxId'),
    )
    .select(['measured.keeperId', 'measured.incubatorId', 'measured.boxId'])
    .where('incubator.id', 'is', null)
    .where('box.id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('trash')
            .select('trash.id')
            .whereRef('trash.keeperId', '=', 'measured.keeperId')
            .where(({ or, and, eb, ref }) =>
              or([
                and([eb('trash.kind', '=', 'incubators'), eb('measured.incubatorId', 'is', null)]),
                and([
                  eb('trash.kind', '=', 'incubators'),
                  eb('trash.recordId', '=', ref('measured.incubatorId')),
                ]),
                and([eb('trash.kind', '=', 'boxes'), eb('trash.recordId', '=', ref('measured.boxId'))]),
              ]),
            ),
        ),
      ),
    )
    .execute()
  return rows.flatMap(({ keeperId, ...named }) => {
    const place = placeOf(named)
    return place ? [{ keeperId, place }] : []
  })
}

/** Forgets all that was measured in a place. */
export async function forgetPlace(tx: Tx, { keeperId, place }: GonePlace): Promise<void> {
  const tables = ['readingHour', 'readingSpan', 'readingImport', 'incubatorAlarm', 'readingPlace'] as const
  for (const table of tables)
    await tx
      .deleteFrom(table as 'readingPlace')
      .where('keeperId', '=', keeperId)
      .where(placeColumns[place.kind], '=', place.id)
      .execute()
}

/** Whether a place is the keeper's, and not in the trash. */
export async function isMeasurable(db: Db, keeperId: number, { kind, id }: MeasuredPlace): Promise<boolean> {
  const row = await db
    .selectFrom(kind === 'incubator' ? 'incubator' : 'incubatorBox')
    .select('id')
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
