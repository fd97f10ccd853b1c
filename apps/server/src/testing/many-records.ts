import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { keyWithBlanksLast, searchForm } from '@clutchbook/domain/kernel/text-order'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** Copies a keeper's only animal until there are so many, each with a name and a custom ID of its own. */
export async function multiplyAnimal(db: Db, keeperId: number, count: number): Promise<number[]> {
  const { id, ...first } = await db
    .selectFrom('animal')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .executeTakeFirstOrThrow()
  const ids = [id]
  while (ids.length < count) {
    const copies = Array.from({ length: Math.min(200, count - ids.length) }, (_none, n) => {
      const [name, customId] = [`Ember ${ids.length + n}`, `BP-${ids.length + n}`]
      const searchText = `${searchForm(name)}\n${searchForm(first.species)}`
      return { ...first, name, customId, customIdKey: keyWithBlanksLast(customId), searchText }
    })
    const made = await db
      .insertInto('animal')
      .values(copies as never)
      .returning('id')
      .execute()
    ids.push(...made.map((one) => one.id))
  }
  return ids
}

/** What a keeper writes down of an animal in six weeks; a meal a week, one in twelve refused. */
const inSixWeeks = [
  'feeding',
  'weight',
  'feeding',
  'feeding',
  'weight',
  'feeding',
  'shed',
  'feeding',
  'feeding',
  'note',
]

type Written = { readonly recordType: string; readonly n: number }

function fieldsOf({ recordType, n }: Written, recordDate: string) {
  const eaten = { prey: 'rat', size: 'small', state: 'frozen-thawed', outcome: 'eaten' }
  const isRefused = n % 12 === 5
  if (recordType === 'weight') return { measurement: `${400 + (n % 50)}`, unit: 'g' }
  if (recordType !== 'feeding') return {}
  return {
    ...{ measurement: isRefused ? '0' : '1', unit: 'small rat' },
    data: JSON.stringify({ ...eaten, ...(isRefused && { outcome: 'refused' }) }),
    outcome: isRefused ? 'refused' : 'eaten',
    mealOn: isRefused ? null : recordDate,
  }
}

/**
 * Gives each animal of a keeper so many records, the latest about a week before a day and the others years back. Animals
 * take turns, so that some are written down on each day.
 */
export async function writeManyRecords(
  db: Db,
  keeperId: number,
  { each, before }: { each: number; before: string },
): Promise<void> {
  const blank = {
    ...{ details: null, measurement: null, unit: null, recordTime: null, endDate: null, clientId: null },
    ...{ data: null, outcome: null, mealOn: null, openKind: null, effects: null },
  }
  const turns = 7
  for (let n = 0; n < each; n += 1)
    for (let turn = 0; turn < turns; turn += 1) {
      const recordType = inSixWeeks[n % inSixWeeks.length] ?? 'note'
      const weeks = Math.floor((n * 6) / inSixWeeks.length)
      const recordDate = addDays(before, -7 * weeks - 8 - turn)
      const row = {
        ...{ ...blank, ...fieldsOf({ recordType, n }, recordDate) },
        ...{ recordType, typeKey: recordTypeKey(recordType), recordDate },
        ...{ version: 1, createdAt: `${recordDate}T12:00:00.000Z` },
      }
      const columns = Object.keys(row) as (keyof typeof row)[]
      await db
        .insertInto('animalRecord')
        .columns(['keeperId', 'animalId', ...columns])
        .expression((eb) =>
          eb
            .selectFrom('animal')
            .select(['animal.keeperId', 'animal.id'])
            .select(columns.map((column) => sql.lit(row[column]).as(column)))
            .where('animal.keeperId', '=', keeperId)
            .where(sql<boolean>`${sql.ref('animal.id')} % ${sql.lit(turns)} = ${sql.lit(turn)}`),
        )
        .execute()
    }
  await db
    .updateTable('animal')
    .set((eb) => ({
      lastFedOn: eb.fn.coalesce(
        eb
          .selectFrom('animalRecord')
          .select((of) => of.fn.max('mealOn').as('last'))
          .where('animalRecord.keeperId', '=', keeperId)
          .whereRef('animalRecord.animalId', '=', 'animal.id')
          .where('animalRecord.mealOn', 'is not', null),
        sql.lit(''),
      ),
    }))
    .where('keeperId', '=', keeperId)
    .execute()
}

/** Has the enclosures of a keeper cleaned once a week for so many weeks before a day. */
export async function writeManyCleanings(
  db: Db,
  keeperId: number,
  { each, before }: { each: number; before: string },
): Promise<void> {
  for (let week = 1; week <= each; week += 1) {
    const recordDate = addDays(before, -7 * week)
    const data = JSON.stringify({ scope: week % 8 === 0 ? 'full' : 'spot', outcome: 'done' })
    const row = {
      ...{ recordType: 'cleaning', typeKey: 'cleaning', recordDate, data, outcome: 'done' },
      ...{ version: 1, createdAt: `${recordDate}T12:00:00.000Z` },
    }
    const columns = Object.keys(row) as (keyof typeof row)[]
    await db
      .insertInto('animalRecord')
      .columns(['keeperId', 'placeId', ...columns])
      .expression((eb) =>
        eb
          .selectFrom('place')
          .select(['place.keeperId', 'place.id'])
          .select(columns.map((column) => sql.lit(row[column]).as(column)))
          .where('place.keeperId', '=', keeperId)
          .where('place.kind', '=', 'enclosure'),
      )
      .execute()
  }
}
