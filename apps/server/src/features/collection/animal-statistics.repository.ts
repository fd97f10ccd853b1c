import type { Db } from '../../platform/database/database.ts'

/** How many of a keeper's animals share species, sex, archive status and price status. One pass over their rows. */
export const countAnimals = (db: Db, keeperId: number) =>
  db
    .selectFrom('animal')
    .select((eb) => [
      'species',
      'sex',
      'isHoldback',
      'isArchived',
      'priceStatus',
      eb.fn.countAll<number>().as('count'),
    ])
    .where('keeperId', '=', keeperId)
    .groupBy(['species', 'sex', 'isHoldback', 'isArchived', 'priceStatus'])
    .execute()

/** How many of the animals a keeper has now were born on each day. */
export const countBirths = (db: Db, keeperId: number) =>
  db
    .selectFrom('animal')
    .select((eb) => ['dateOfBirth', eb.fn.countAll<number>().as('count')])
    .where('keeperId', '=', keeperId)
    .where('isArchived', '=', false)
    .groupBy('dateOfBirth')
    .execute()

/** How many of a keeper's animals were sold or are for sale at each price. */
export const countPrices = (db: Db, keeperId: number) =>
  db
    .selectFrom('animal')
    .select((eb) => ['priceStatus', 'priceCurrency', 'price', eb.fn.countAll<number>().as('count')])
    .where('keeperId', '=', keeperId)
    .where('priceStatus', 'in', ['Sold', 'For Sale'])
    .groupBy(['priceStatus', 'priceCurrency', 'price'])
    .execute()
