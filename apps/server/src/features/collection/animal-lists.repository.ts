import type { AnimalList, AnimalSort } from '@clutchbook/domain/collection/collection.rules'
import type { UsedCustomId } from '@clutchbook/domain/collection/custom-ids.rules'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import { cutPage, type Page, positionOf } from '@clutchbook/domain/kernel/paging'
import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { fits, searchTerm } from '../../platform/database/search.ts'
import type { NarrowedQuery } from './gene-narrowing.ts'

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
  'placeId',
  'lastFedOn',
  'weightGrams',
] as const

/** A list of the keeper's own, or what others are shown of a collection: all that isn't archived (SHR-Q06). */
export type CardList = AnimalList | 'unarchived'

type Animals<O> = SelectQueryBuilder<Schema, 'animal', O>

export type CardRow = Awaited<ReturnType<typeof readCards>>[number]

/** What an order goes by, before the number; in the newest-first order that is all. */
const orders = {
  newest: null,
  customId: { column: 'customIdKey', direction: 'asc' },
  unfed: { column: 'lastFedOn', direction: 'asc' },
  heaviest: { column: 'weightGrams', direction: 'desc' },
} as const satisfies Record<AnimalSort, object | null>

/** Animals of one list, newest first unless another order is asked for; whole unless `limit` is given (keyset paging). */
export async function listCards(
  db: Db,
  keeperId: number,
  list: CardList,
  query: NarrowedQuery,
): Promise<Page<CardRow>> {
  const rows = await readCards(db, keeperId, list, query)
  const order = orders[query.sort]
  // A cursor travels to strangers too, who are never told what orders other than theirs go by.
  const keyOf = (row: CardRow): string => (order === null ? '' : String(row[order.column]))
  return cutPage(rows, query.limit, (row) => ({ key: keyOf(row), id: row.id }))
}

function readCards(db: Db, keeperId: number, list: CardList, query: NarrowedQuery) {
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

const pageOf = <O>(own: Animals<O>, list: CardList, query: NarrowedQuery): Animals<O> =>
  afterCursor(sorted(narrowed(inList(own, list), query), query), query)

function sorted<O>(select: Animals<O>, { sort }: NarrowedQuery): Animals<O> {
  const order = orders[sort]
  if (order === null) return select.orderBy('id', 'desc')
  return select.orderBy(order.column, order.direction).orderBy('id', order.direction)
}

/** Which animals a list holds (COL-129). */
function inList<O>(select: Animals<O>, list: CardList): Animals<O> {
  if (list === 'unarchived') return select.where('isArchived', '=', false)
  if (list === 'archived') return select.where('isArchived', '=', true)
  if (list === 'main') return select.where('isArchived', '=', false).where('isHoldback', '=', false)
  if (list === 'holdbacks') return select.where('isArchived', '=', false).where('isHoldback', '=', true)
  return select
}

function narrowed<O>(select: Animals<O>, query: NarrowedQuery): Animals<O> {
  const { q, species, sex, fedBefore, placeId, clutchId, genePatterns } = query
  const term = searchTerm(q ?? '')
  let result = select
  if (term) result = result.where(fits('searchText', `%${term}%`))
  if (species) result = result.where('species', '=', species)
  if (sex) result = result.where('sex', '=', sex)
  if (fedBefore) result = result.where('lastFedOn', '<', fedBefore)
  if (placeId !== undefined) result = inPlace(result, placeId)
  if (clutchId !== undefined) result = result.where('clutchId', '=', clutchId)
  return genePatterns ? carrying(result, genePatterns) : result
}

/** Animals in a place or in what stands in it; places have three levels. */
const inPlace = <O>(select: Animals<O>, placeId: number): Animals<O> =>
  select.where(({ eb, or, selectFrom }) => {
    const within = selectFrom('place')
      .select('place.id')
      .whereRef('place.keeperId', '=', 'animal.keeperId')
      .where('place.withinId', '=', placeId)
    const deeper = selectFrom('place as inner')
      .innerJoin('place as rack', (join) =>
        join.onRef('rack.keeperId', '=', 'inner.keeperId').onRef('rack.id', '=', 'inner.withinId'),
      )
      .select('inner.id')
      .whereRef('inner.keeperId', '=', 'animal.keeperId')
      .where('rack.withinId', '=', placeId)
    return or([eb('placeId', '=', placeId), eb('placeId', 'in', within), eb('placeId', 'in', deeper)])
  })

/** Animals whose genotype fits one of these patterns. */
const carrying = <O>(select: Animals<O>, patterns: readonly string[]): Animals<O> =>
  select.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('genotype')
        .select('genotype.id')
        .whereRef('genotype.keeperId', '=', 'animal.keeperId')
        .whereRef('genotype.animalId', '=', 'animal.id')
        .where((eb) => eb.or(patterns.map((pattern) => fits('genotype.forms', pattern)))),
    ),
  )

function afterCursor<O>(select: Animals<O>, { cursor, sort }: NarrowedQuery): Animals<O> {
  if (cursor === undefined) return select
  const { key: word, id } = positionOf(cursor)
  const order = orders[sort]
  if (order === null) return select.where('id', '<', id)
  const { column } = order
  const key = column === 'weightGrams' ? weightOf(word) : word
  const beyond = order.direction === 'asc' ? '>' : '<'
  // The first condition follows from the second, and leads an index to where the page begins.
  return select
    .where(column, `${beyond}=`, key)
    .where((eb) => eb.or([eb(column, beyond, key), eb.and([eb(column, '=', key), eb('id', beyond, id)])]))
}

/** The weight that a cursor of the order of weights names. Throws 'not-valid' where it names none. */
function weightOf(word: string): number {
  const grams = Number(word)
  if (word === '' || !Number.isFinite(grams))
    throw refuseField('cursor', 'This cursor was not made by this list')
  return grams
}

/** The numbers of all animals of one list, in its order. */
export const listIds = (db: Db, keeperId: number, list: CardList, query: NarrowedQuery) =>
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

/** Every custom ID of the keeper with the species of its animal, the newest animal first. */
export async function listCustomIds(db: Db, keeperId: number): Promise<UsedCustomId[]> {
  const rows = await db
    .selectFrom('animal')
    .select(['customId', 'species'])
    .where('keeperId', '=', keeperId)
    .where('customId', 'is not', null)
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ customId, species }) => (customId === null ? [] : [{ customId, species }]))
}

/** The species of a list and how many animals are of each, in no order. */
export const listSpecies = (db: Db, keeperId: number, list: CardList) =>
  inList(db.selectFrom('animal').where('keeperId', '=', keeperId), list)
    .select((eb) => ['species', eb.fn.countAll<number>().as('count')])
    .groupBy('species')
    .execute()
