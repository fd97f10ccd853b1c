import { type NotNull, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { type PlanFilter, plansIn } from './plans.repository.ts'

/** What of a record tells how it answers a plan. */
export const recordColumns = [
  'record.id',
  'record.animalId',
  'record.typeKey',
  'record.recordDate',
  'record.recordTime',
  'record.data',
] as const

/** Which plans are meant; `inherits` where plans of places may hold for animals among them. */
export type HeldFilter = PlanFilter & { readonly inherits: boolean }

/**
 * Animals with the kinds of the plans that hold for them. Of those in places they are all kinds that places plan, which are
 * more than hold: what is read for nothing is left out by whoever knows the places.
 */
function pairsIn(db: Db, keeperId: number, filter: HeldFilter) {
  const own = plansIn(db, keeperId, filter)
    .where('plan.animalId', 'is not', null)
    .select(['plan.animalId', 'plan.kindKey'])
    .$narrowType<{ animalId: NotNull }>()
  if (!filter.inherits) return own
  const { animalId, animalIds, kindKey } = filter
  // Each kind once: places have more plans than kinds of them, and there are as many pairs as of animals and these.
  let kinds = db
    .selectFrom('husbandryPlan')
    .select('kindKey')
    .distinct()
    .where('keeperId', '=', keeperId)
    .where('placeId', 'is not', null)
  if (kindKey !== undefined) kinds = kinds.where('kindKey', '=', kindKey)
  let given = db
    .selectFrom('animal')
    .crossJoin(kinds.as('given'))
    .where('animal.keeperId', '=', keeperId)
    .where('animal.placeId', 'is not', null)
  if (animalId !== undefined) given = given.where('animal.id', '=', animalId)
  if (animalIds !== undefined) given = given.where('animal.id', 'in', animalIds)
  return own.union(given.select(['animal.id as animalId', 'given.kindKey']))
}

/** The animals for which plans hold, by their numbers; where all plans are meant those that are kept, whether they have any or not. */
export function holdersIn(db: Db, keeperId: number, { inherits, ...filter }: HeldFilter) {
  const isForAll = Object.values(filter).every((one) => one === undefined)
  return isForAll
    ? db
        .selectFrom('animal')
        .select('animal.id as animalId')
        .where('animal.keeperId', '=', keeperId)
        .where('animal.isArchived', '=', false)
    : db.selectFrom(pairsIn(db, keeperId, { ...filter, inherits }).as('holder')).select('holder.animalId')
}

/** Kinds whose plans not every record of the kind answers: doses are of a drug, cleanings spot or full. */
const narrowerKinds = ['medication', 'cleaning']

/** From which days on records matter to plans. */
export type RecordDays = {
  /** The day itself: what was done on it answers its times one by one. */
  readonly today: string
  /** From here on all doses and cleanings count, and before it the last ones. */
  readonly narrower: string
  /** From here on meals that came up again. */
  readonly regurgitated: string
}

/** How many of the last records are read of each plan. */
const most = { any: 1, narrower: 30 } as const

export type AnsweringRow = Awaited<ReturnType<typeof listAnswering>>[number]

/**
 * The records that plans follow from, by one statement: the last of each animal and kind from before the day, and those from
 * it on; of doses and cleanings those of the last weeks, and some from before; and meals that came up again. One that is
 * read for several reasons, or for several plans, comes as often.
 */
export function listAnswering(db: Db, keeperId: number, filter: HeldFilter, days: RecordDays) {
  const ofAnimals = db
    .selectFrom('animalRecord as record')
    .select(recordColumns)
    .where('record.keeperId', '=', keeperId)
    .where('record.animalId', 'in', holdersIn(db, keeperId, filter))
  const kinds = db.selectFrom(pairsIn(db, keeperId, filter).as('pair')).select('pair.kindKey')
  return lastBefore(db, keeperId, filter, { operator: 'not in', day: days.today, count: most.any })
    .unionAll(lastBefore(db, keeperId, filter, { operator: 'in', day: days.narrower, count: most.narrower }))
    .unionAll(
      ofAnswering(db, keeperId, filter)
        .where('plan.kindKey', 'in', narrowerKinds)
        .where('record.recordDate', '>=', days.narrower)
        .where('record.recordDate', '<', days.today),
    )
    .unionAll(ofAnimals.where('record.recordDate', '>=', days.today).where('record.typeKey', 'in', kinds))
    .unionAll(
      ofAnimals
        .where('record.outcome', '=', 'regurgitated')
        .where('record.recordDate', '>=', days.regurgitated),
    )
    .execute()
}

/**
 * These plans with the records of their animal and kind. A cross join, because SQLite goes by that from the plans to the
 * records; of all records of a keeper there may be a million.
 */
const ofAnswering = (db: Db, keeperId: number, filter: HeldFilter) =>
  db
    .selectFrom(pairsIn(db, keeperId, filter).as('plan'))
    .crossJoin('animalRecord as record')
    .select(recordColumns)
    .where('record.keeperId', '=', keeperId)
    .whereRef('record.animalId', '=', 'plan.animalId')
    .whereRef('record.typeKey', '=', 'plan.kindKey')

type Last = { readonly operator: 'in' | 'not in'; readonly day: string; readonly count: number }

/** For each of these plans the last records of its animal and kind from before a day, and what else was done on the first day of them. */
const lastBefore = (db: Db, keeperId: number, filter: HeldFilter, { operator, day, count }: Last) =>
  ofAnswering(db, keeperId, filter)
    .where('plan.kindKey', operator, narrowerKinds)
    .where('record.recordDate', '<', day)
    .where('record.recordDate', '>=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('animalRecord as earlier')
          .select('earlier.recordDate')
          .where('earlier.keeperId', '=', keeperId)
          .whereRef('earlier.animalId', '=', 'plan.animalId')
          .whereRef('earlier.typeKey', '=', 'plan.kindKey')
          .where('earlier.recordDate', '<', day)
          .orderBy('earlier.recordDate', 'desc')
          .orderBy('earlier.id', 'desc')
          .limit(1)
          .offset(count - 1),
        sql.lit(''),
      ),
    )

/** The own medication plans of the animals of these plans. */
export const listCourses = (db: Db, keeperId: number, filter: HeldFilter) =>
  db
    .selectFrom('husbandryPlan as course')
    .select(['course.id', 'course.animalId', 'course.startsOn', 'course.endsOn', 'course.isOn'])
    .where('course.keeperId', '=', keeperId)
    .where('course.kindKey', '=', 'medication')
    .where('course.animalId', 'in', holdersIn(db, keeperId, filter))
    .execute()
