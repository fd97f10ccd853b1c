import { isMeal, latestOf, recordTypeKey } from '../../collection/animal-records.rules.ts'
import type { AnimalRecord, RecordOfEither } from '../../collection/animal-records.schema.ts'
import { animalNotFound } from '../../collection/collection.errors.ts'
import type { Animal } from '../../collection/collection.schema.ts'
import { pageOfRecords } from '../../husbandry/log.ts'
import type { RecordOfAny } from '../../husbandry/record-log.schema.ts'
import type { CivilDay } from '../../kernel/civil-day.ts'
import { madeAt } from '../../kernel/made-order.ts'
import { searchForm } from '../../kernel/text-order.ts'
import { compareMoves } from '../../places/moves.rules.ts'
import { placeLabel } from '../../places/place.rules.ts'
import { pageOf } from './copied-pages.rules.ts'
import {
  type Asked,
  type Copied,
  type Copy,
  getRow,
  numberIn,
  onceFor,
  rowOf,
  rowsOf,
  textIn,
  whole,
} from './copy.ts'

/** A record as it comes with a copy: as its owner reads it, and whose it is. */
export type SyncedOfEither = RecordOfEither & { readonly userId: number }

/** The records of each animal, in no order; those of places are under 0. */
export const recordsByAnimal = onceFor((copy) =>
  Map.groupBy(rowsOf<SyncedOfEither>(copy, 'records'), ({ animalId }) => animalId ?? 0),
)

/** The records of each place, the latest first. */
export const recordsByPlace = onceFor((copy) =>
  Map.groupBy(
    rowsOf<SyncedOfEither>(copy, 'records')
      .filter(({ placeId }) => placeId !== null)
      .sort((one, other) => compareMoves(other, one)),
    ({ placeId }) => placeId,
  ),
)

/** By day, of a day what was written down last first. */
export const latestFirst = (
  one: Pick<SyncedOfEither, 'id' | 'recordDate'>,
  other: Pick<SyncedOfEither, 'id' | 'recordDate'>,
): number =>
  one.recordDate === other.recordDate
    ? madeAt(other.id) - madeAt(one.id)
    : one.recordDate < other.recordDate
      ? 1
      : -1

/** The last meals of an animal, the latest first. */
export const mealsOf = (copy: Copy, animalId: number, most: number): SyncedOfEither[] =>
  (recordsByAnimal(copy).get(animalId) ?? []).filter(isMeal).sort(latestFirst).slice(0, most)

/** The day on which each animal last ate, as far back as the copy goes. */
export const lastMealsOf = onceFor((copy): ReadonlyMap<number, CivilDay> => {
  const days = new Map<number, CivilDay>()
  for (const [animalId, records] of recordsByAnimal(copy))
    for (const record of records)
      if (record.recordDate > (days.get(animalId) ?? '') && isMeal(record))
        days.set(animalId, record.recordDate)
  return days
})

/** A record as its owner reads it. */
export const toRecord = ({ userId: _, ...record }: SyncedOfEither): RecordOfEither => record

const latestDayFirst = {
  keyOf: ({ recordDate }: SyncedOfEither) => recordDate,
  direction: 'desc',
} as const

/** The records of one animal. Throws 'not-found' as the server does. */
function recordsOf(copy: Copy, { params }: Asked): readonly SyncedOfEither[] {
  const { id } = getRow(copy, 'animals', params.id, animalNotFound)
  return recordsByAnimal(copy).get(id) ?? []
}

/** The records of an animal, newest day first, as far back as the copy goes. */
export function listCopiedRecords(copy: Copy, asked: Asked): Copied {
  const type = textIn(asked.query, 'recordType')
  const records = recordsOf(copy, asked)
  const typeKey = type === undefined ? undefined : recordTypeKey(type)
  const chosen =
    typeKey === undefined
      ? records
      : records.filter(({ recordType }) => recordTypeKey(recordType) === typeKey)
  return pageOf(chosen, latestDayFirst, asked.query, toRecord)
}

/** What was last written down of an animal. */
export function readCopiedLatest(copy: Copy, asked: Asked): Copied {
  const { body } = pageOf(recordsOf(copy, asked), latestDayFirst, {}, toRecord)
  return whole(latestOf(body as AnimalRecord[], true))
}

type Named = { readonly id: number; readonly name: string; readonly code: string | null }

/** The records of all animals and places, newest day first. Null for what is of a place that the copy has not. */
export function listCopiedRecordsOfAny(copy: Copy, { query }: Asked): Copied | null {
  const [animalId, placeId] = [numberIn(query, 'animalId'), numberIn(query, 'placeId')]
  if (animalId !== undefined) getRow(copy, 'animals', animalId, animalNotFound)
  if (placeId !== undefined && !rowOf(copy, 'places', placeId)) return null
  const [from, to, type, outcome] = ['from', 'to', 'recordType', 'outcome'].map((name) => textIn(query, name))
  const conditions: ((record: SyncedOfEither) => boolean)[] = []
  if (from) conditions.push(({ recordDate }) => recordDate >= from)
  if (to) conditions.push(({ recordDate }) => recordDate <= to)
  if (type) conditions.push(({ recordType }) => recordTypeKey(recordType) === recordTypeKey(type))
  if (outcome) conditions.push(({ data }) => data?.outcome === searchForm(outcome))
  if (animalId !== undefined) conditions.push((record) => record.animalId === animalId)
  if (placeId !== undefined) conditions.push((record) => record.placeId === placeId)
  const chosen = rowsOf<SyncedOfEither>(copy, 'records').filter((record) =>
    conditions.every((fits) => fits(record)),
  )
  return pageOf(chosen, latestDayFirst, { limit: pageOfRecords, ...query }, (record): RecordOfAny => {
    const animal = rowOf<Animal>(copy, 'animals', record.animalId)
    const place = rowOf<Named>(copy, 'places', record.placeId)
    return {
      ...toRecord(record),
      animalName: animal?.name ?? null,
      customId: animal?.customId ?? null,
      placeName: place ? placeLabel(place) : null,
    }
  })
}
