import { spanHours } from '@clutchbook/domain/incubation/reading-chart.rules'
import type { KeptReading, ReadingSums } from '@clutchbook/domain/incubation/reading-hours.rules'
import { type MeasuredPlace, placeColumns } from '@clutchbook/domain/incubation/readings.rules'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import { type ExpressionBuilder, type Generated, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { readPortions } from '../../platform/database/read-portions.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Moment } from '../../platform/database/stored-values.ts'

/** Sums of some readings, which are never read where they are. */
type SumsTable = {
  n: number
  firstAt: number
  temperatureN: number
  temperatureSum: number
  temperatureMin: number | null
  temperatureMax: number | null
  humidityN: number
  humiditySum: number
  humidityMin: number | null
  humidityMax: number | null
}

/** Either is null: of an incubator, or of a box. No row points at what is in the trash, so there is no reference. */
type PlaceTable = { incubatorId: number | null; boxId: number | null }

/** The readings of an hour as text, with their sums. */
type ReadingHourTable = SumsTable &
  PlaceTable & {
    id: Generated<number>
    keeperId: number
    createdAt: Moment
    hour: number
    readings: string
  }

/** Sums of the hours of a span. */
type ReadingSpanTable = SumsTable & PlaceTable & { id: Generated<number>; keeperId: number; span: number }

declare module '../../platform/database/schema.ts' {
  interface Schema {
    readingHour: ReadingHourTable
    readingSpan: ReadingSpanTable
  }
}

type SumsRow = Selectable<SumsTable>

/** How many rows one statement names or stores; each has some fifteen columns. */
const atOnce = 200

const sumColumns = [
  ...(['n', 'firstAt'] as const),
  ...(['temperatureN', 'temperatureSum', 'temperatureMin', 'temperatureMax'] as const),
  ...(['humidityN', 'humiditySum', 'humidityMin', 'humidityMax'] as const),
] as const

/** Sums as columns hold them. */
export const toSumsRow = ({ n, firstAt, temperature, humidity }: ReadingSums): SumsRow => ({
  ...{ n, firstAt, temperatureN: temperature.n, temperatureSum: temperature.sum },
  ...{ temperatureMin: temperature.min, temperatureMax: temperature.max },
  ...{ humidityN: humidity.n, humiditySum: humidity.sum },
  ...{ humidityMin: humidity.min, humidityMax: humidity.max },
})

const toSums = (row: SumsRow): ReadingSums => ({
  n: Number(row.n),
  firstAt: Number(row.firstAt),
  temperature: {
    ...{ n: Number(row.temperatureN), sum: Number(row.temperatureSum) },
    ...{ min: row.temperatureMin, max: row.temperatureMax },
  },
  humidity: {
    ...{ n: Number(row.humidityN), sum: Number(row.humiditySum) },
    ...{ min: row.humidityMin, max: row.humidityMax },
  },
})

const readKept = (text: string): readonly KeptReading[] => JSON.parse(text) as KeptReading[]

/** The place as its columns name it. */
export const placeRow = ({ kind, id }: MeasuredPlace): PlaceTable => ({
  incubatorId: kind === 'incubator' ? id : null,
  boxId: kind === 'box' ? id : null,
})

/** The readings of an hour, with the number of their row. */
export type KeptHour = {
  readonly id: number
  readonly hour: number
  readonly readings: readonly KeptReading[]
}

/** The hours among these that have readings of a place, in order. */
export async function listHours(
  db: Db,
  keeperId: number,
  place: MeasuredPlace,
  hours: readonly number[],
): Promise<KeptHour[]> {
  const rows = await readPortions(hours, atOnce, (portion) =>
    db
      .selectFrom('readingHour')
      .select(['id', 'hour', 'readings'])
      .where('keeperId', '=', keeperId)
      .where(placeColumns[place.kind], '=', place.id)
      .where('hour', 'in', portion)
      .orderBy('hour')
      .execute(),
  )
  return rows.map(({ readings, ...row }) => ({ ...row, readings: readKept(readings) }))
}

/** Hours whose text is read one after the other as they are asked for: a hundred may be 360,000 readings. */
function* readOneByOne(rows: readonly (Omit<KeptHour, 'readings'> & { readonly readings: string })[]) {
  for (const { readings, ...row } of rows) yield { ...row, readings: readKept(readings) }
}

/** The hours of a place from one up to and without another that have readings, in order. */
export async function listHoursWithin(
  db: Db,
  keeperId: number,
  place: MeasuredPlace,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Iterable<KeptHour>> {
  const rows = await db
    .selectFrom('readingHour')
    .select(['id', 'hour', 'readings'])
    .where('keeperId', '=', keeperId)
    .where(placeColumns[place.kind], '=', place.id)
    .where('hour', '>=', from)
    .where('hour', '<', to)
    .orderBy('hour')
    .execute()
  return readOneByOne(rows)
}

/** How many readings of a place there are from one hour up to and without another. */
export async function countReadings(
  db: Db,
  keeperId: number,
  place: MeasuredPlace,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('readingHour')
    .select((eb) => eb.fn.sum<number | null>('n').as('count'))
    .where('keeperId', '=', keeperId)
    .where(placeColumns[place.kind], '=', place.id)
    .where('hour', '>=', from)
    .where('hour', '<', to)
    .executeTakeFirstOrThrow()
  return Number(count ?? 0)
}

/** An hour as it is written. */
export type WrittenHour = {
  readonly hour: number
  readonly readings: readonly KeptReading[]
  readonly sums: ReadingSums
}

/** Adds hours in which nothing was measured before. */
export async function addHours(
  tx: Tx,
  of: { readonly keeperId: number; readonly place: MeasuredPlace; readonly createdAt: string },
  hours: readonly WrittenHour[],
): Promise<void> {
  const { keeperId, place, createdAt } = of
  for (const portion of inPortions(hours, atOnce))
    await tx
      .insertInto('readingHour')
      .values(
        portion.map(({ hour, readings, sums }) => ({
          ...{ keeperId, ...placeRow(place), createdAt, hour, ...toSumsRow(sums) },
          readings: JSON.stringify(readings),
        })),
      )
      .execute()
}

export async function changeHour(
  tx: Tx,
  keeperId: number,
  id: number,
  { readings, sums }: WrittenHour,
): Promise<void> {
  await tx
    .updateTable('readingHour')
    .set({ ...toSumsRow(sums), readings: JSON.stringify(readings) })
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .execute()
}

export async function removeHours(tx: Tx, keeperId: number, ids: readonly number[]): Promise<void> {
  for (const portion of inPortions(ids, atOnce))
    await tx.deleteFrom('readingHour').where('keeperId', '=', keeperId).where('id', 'in', portion).execute()
}

/**
 * A whole number that divides whole ones. It is no parameter: those are no whole numbers on SQLite, and PostgreSQL takes two
 * of them for different terms to group by.
 */
const whole = (value: number) => sql.lit(Math.trunc(value))

/** Sums of sums, by the names of their columns. */
const summed = ({ fn }: ExpressionBuilder<Schema, 'readingHour' | 'readingSpan'>) => [
  ...[fn.sum<number>('n').as('n'), fn.min('firstAt').as('firstAt')],
  ...[
    fn.sum<number>('temperatureN').as('temperatureN'),
    fn.sum<number>('temperatureSum').as('temperatureSum'),
  ],
  ...[fn.min('temperatureMin').as('temperatureMin'), fn.max('temperatureMax').as('temperatureMax')],
  ...[fn.sum<number>('humidityN').as('humidityN'), fn.sum<number>('humiditySum').as('humiditySum')],
  ...[fn.min('humidityMin').as('humidityMin'), fn.max('humidityMax').as('humidityMax')],
]

/** Has spans of a place follow from their hours; those without any go. */
export async function recomputeSpans(
  tx: Tx,
  keeperId: number,
  place: MeasuredPlace,
  spans: readonly number[],
): Promise<void> {
  const column = placeColumns[place.kind]
  for (const portion of inPortions(spans, atOnce)) {
    await tx
      .deleteFrom('readingSpan')
      .where('keeperId', '=', keeperId)
      .where(column, '=', place.id)
      .where('span', 'in', portion)
      .execute()
    const hours = portion.flatMap((span) =>
      Array.from({ length: spanHours }, (_none, at) => span * spanHours + at),
    )
    await addSpans(tx, keeperId, (rows) => rows.where(column, '=', place.id).where('hour', 'in', hours))
  }
}

/** Has all spans of a keeper follow from their hours. */
export async function recomputeAllSpans(tx: Tx, keeperId: number): Promise<void> {
  await tx.deleteFrom('readingSpan').where('keeperId', '=', keeperId).execute()
  await addSpans(tx, keeperId, (rows) => rows)
}

type HourRows = SelectQueryBuilder<Schema, 'readingHour', object>

/** Adds the spans of these hours of a keeper. */
async function addSpans(tx: Tx, keeperId: number, some: (rows: HourRows) => HourRows): Promise<void> {
  const span = sql<number>`${sql.ref('hour')} / ${whole(spanHours)}`
  await tx
    .insertInto('readingSpan')
    .columns(['keeperId', 'incubatorId', 'boxId', 'span', ...sumColumns])
    .expression(
      some(tx.selectFrom('readingHour').where('keeperId', '=', keeperId))
        .select(['keeperId', 'incubatorId', 'boxId', span.as('span')])
        .select(summed)
        .groupBy(['keeperId', 'incubatorId', 'boxId', span]),
    )
    .execute()
}

/** Sums of a place by bucket: of hours or spans from one up to and without another, so many of them in each. */
export async function sumBuckets(
  db: Db,
  keeperId: number,
  place: MeasuredPlace,
  { grain, from, to, size }: { grain: 'hour' | 'span'; from: number; to: number; size: number },
): Promise<{ readonly bucket: number; readonly sums: ReadingSums }[]> {
  const table = grain === 'hour' ? 'readingHour' : 'readingSpan'
  const bucket = sql<number>`${sql.ref(grain)} / ${whole(size)}`
  const rows = await db
    .selectFrom(table as 'readingHour')
    .select(bucket.as('bucket'))
    .select(summed)
    .where('keeperId', '=', keeperId)
    .where(placeColumns[place.kind], '=', place.id)
    .where(grain as 'hour', '>=', from)
    .where(grain as 'hour', '<', to)
    .groupBy(bucket)
    .orderBy(bucket)
    .execute()
  return rows.map(({ bucket: at, ...sums }) => ({ bucket: Number(at), sums: toSums(sums as SumsRow) }))
}
