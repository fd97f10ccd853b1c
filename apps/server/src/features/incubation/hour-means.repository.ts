import { type MeasuredPlace, placeColumns } from '@clutchbook/domain/incubation/readings.rules'
import type { MeasuredHour } from '@clutchbook/domain/incubation/thermal.rules'
import type { Db } from '../../platform/database/database.ts'
import { readPortions } from '../../platform/database/read-portions.ts'

/** How many places one statement names. */
const atOnce = 200

/** From one hour up to and without another. */
export type HourRange = { readonly from: number; readonly to: number }

/** Ranges as few that do not overlap. */
function joined(ranges: readonly HourRange[]): HourRange[] {
  const apart: { from: number; to: number }[] = []
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = apart.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else apart.push({ from, to })
  }
  return apart
}

/** What was measured in places hour by hour, by place. */
export async function listHourMeans(
  db: Db,
  keeperId: number,
  kind: MeasuredPlace['kind'],
  ids: readonly number[],
  ranges: readonly HourRange[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, MeasuredHour>>> {
  const column = placeColumns[kind]
  const rows = await readPortions(ids, atOnce, (portion) =>
    db
      .selectFrom('readingHour')
      .select([column, 'hour', 'temperatureN', 'temperatureSum', 'temperatureMin', 'temperatureMax'])
      .where('keeperId', '=', keeperId)
      .where(column, 'in', portion)
      .where((eb) =>
        eb.or(joined(ranges).map(({ from, to }) => eb.and([eb('hour', '>=', from), eb('hour', '<', to)]))),
      )
      .where('temperatureN', '>', 0)
      .execute(),
  )
  const places = new Map<number, Map<number, MeasuredHour>>()
  for (const row of rows) {
    const { hour, temperatureN: n, temperatureSum: sum, temperatureMin: min, temperatureMax: max } = row
    const id = row[column]
    if (id === null || min === null || max === null) continue
    const hours = places.get(id) ?? new Map<number, MeasuredHour>()
    places.set(id, hours.set(hour, { hour, mean: sum / n, min, max }))
  }
  return places
}

/** What the incubator is set to that a box stands in; null where that is not said. */
export async function findSetTemperature(db: Db, keeperId: number, boxId: number): Promise<number | null> {
  const row = await db
    .selectFrom('incubatorBox as box')
    .innerJoin('incubator', (join) =>
      join.onRef('incubator.keeperId', '=', 'box.keeperId').onRef('incubator.id', '=', 'box.incubatorId'),
    )
    .select('incubator.temperature')
    .where('box.keeperId', '=', keeperId)
    .where('box.id', '=', boxId)
    .executeTakeFirst()
  return row?.temperature ?? null
}
