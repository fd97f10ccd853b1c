import type { AnimalList } from '@clutchbook/domain/collection/collection.rules'
import type { AnimalQuery } from '@clutchbook/domain/collection/collection.schema'
import { cutPage, type Page, positionOf } from '@clutchbook/domain/kernel/paging'
import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { fits, searchTerm } from '../../platform/database/search.ts'

const cardColumns = [
  'id',
  'keeperId',
  'version',
  'createdAt',
  'name',
  'species',
  'morph',
  'sex',
  'dateOfBirth',
  'weight',
  'weightUnit',
  'customId',
  'isHoldback',
  'isArchived',
  'priceStatus',
  'price',
  'priceCurrency',
  'contactInfo',
  'fatherId',
  'motherId',
  'profileMediaId',
  'customIdKey',
] as const

/** A list of the keeper's own, or what others are shown of a collection: all that isn't archived (SHR-Q06). */
export type CardList = AnimalList | 'unarchived'

type Animals<O> = SelectQueryBuilder<Schema, 'animal', O>

export type CardRow = Awaited<ReturnType<typeof readCards>>[number]

/** Animals of one list, newest first or as people count custom IDs; whole unless `limit` is given (keyset paging). */
export async function listCards(
  db: Db,
  keeperId: number,
  list: CardList,
  query: AnimalQuery,
): Promise<Page<CardRow>> {
  const rows = await readCards(db, keeperId, list, query)
  // A cursor travels to strangers too, who are never told a custom ID.
  const keyOf = (row: CardRow): string => (query.sort === 'customId' ? row.customIdKey : '')
  return cutPage(rows, query.limit, (row) => ({ key: keyOf(row), id: row.id }))
}

function readCards(db: Db, keeperId: number, list: CardList, query: AnimalQuery) {
  const own = db.selectFrom('animal').where('keeperId', '=', keeperId)
  const { limit, q } = query
  if (limit === undefined) return pageOf(own, list, query).select(cardColumns).execute()
  const page = pageOf(own, list, query).limit(limit + 1)
  // A search finds its numbers in an index that holds the text, and only then reads the rows of the page.
  if (q)
    return sorted(own.where('id', 'in', page.select('id')), query)
      .select(cardColumns)
      .execute()
  return page.select(cardColumns).execute()
}

const pageOf = <O>(own: Animals<O>, list: CardList, query: AnimalQuery): Animals<O> =>
  afterCursor(sorted(narrowed(inList(own, list), query), query), query)

const sorted = <O>(select: Animals<O>, { sort }: AnimalQuery): Animals<O> =>
  sort === 'customId' ? select.orderBy('customIdKey').orderBy('id') : select.orderBy('id', 'desc')

/** Which animals a list holds (COL-129). */
function inList<O>(select: Animals<O>, list: CardList): Animals<O> {
  if (list === 'unarchived') return select.where('isArchived', '=', false)
  if (list === 'archived') return select.where('isArchived', '=', true)
  if (list === 'main') return select.where('isArchived', '=', false).where('isHoldback', '=', false)
  if (list === 'holdbacks') return select.where('isArchived', '=', false).where('isHoldback', '=', true)
  return select
}

function narrowed<O>(select: Animals<O>, { q, species, sex }: AnimalQuery): Animals<O> {
  const term = searchTerm(q ?? '')
  let result = select
  if (term) result = result.where(fits('searchText', `%${term}%`))
  if (species) result = result.where('species', '=', species)
  if (sex) result = result.where('sex', '=', sex)
  return result
}

function afterCursor<O>(select: Animals<O>, { cursor, sort }: AnimalQuery): Animals<O> {
  if (cursor === undefined) return select
  const { key, id } = positionOf(cursor)
  if (sort === 'newest') return select.where('id', '<', id)
  return select.where((eb) =>
    eb.or([eb('customIdKey', '>', key), eb.and([eb('customIdKey', '=', key), eb('id', '>', id)])]),
  )
}

/** The numbers of all animals of one list, in its order. */
export const listIds = (db: Db, keeperId: number, list: CardList, query: AnimalQuery) =>
  pageOf(db.selectFrom('animal').where('keeperId', '=', keeperId), list, query)
    .select('id')
    .execute()

/** The own animals among these numbers, in no order. */
export const listCardsOf = (db: Db, keeperId: number, ids: readonly number[]): Promise<CardRow[]> =>
  db
    .selectFrom('animal')
    .select(cardColumns)
    .where('keeperId', '=', keeperId)
    .where('id', 'in', [...ids])
    .execute()

/** The species of a list and how many animals are of each, in no order. */
export const listSpecies = (db: Db, keeperId: number, list: CardList) =>
  inList(db.selectFrom('animal').where('keeperId', '=', keeperId), list)
    .select((eb) => ['species', eb.fn.countAll<number>().as('count')])
    .groupBy('species')
    .execute()
