import { conditionKinds } from '@clutchbook/domain/husbandry/plan'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { unindexed } from '../../platform/database/unindexed.ts'
import { type HeldFilter, holdersIn, type RecordDays, recordColumns } from './plan-situations.repository.ts'
import { plansIn } from './plans.repository.ts'

const columns = [...recordColumns, 'record.placeId', 'record.recordType', 'record.endDate'] as const

export type CurrentRow = Awaited<ReturnType<typeof listCurrent>>[number]

/**
 * What is not kept from one reading of plans to the next, by one statement: the conditions that their animals are in on the
 * day, which last or end on it or later, and with `ofPlaces` the records of places that plans of those themselves follow from.
 * A record that is read for several reasons comes as often.
 */
export function listCurrent(
  db: Db,
  keeperId: number,
  filter: HeldFilter,
  { days, ofPlaces }: { readonly days: RecordDays; readonly ofPlaces: boolean },
) {
  const conditions = db
    .selectFrom('animalRecord as record')
    .select(columns)
    .where('record.keeperId', '=', keeperId)
    .where('record.typeKey', 'in', [...conditionKinds])
    .where(unindexed('record.recordDate'), '<=', days.today)
    .where('record.animalId', 'in', holdersIn(db, keeperId, filter))
  const ofAnimals = conditions
    .where('record.openKind', 'is not', null)
    .unionAll(conditions.where('record.endDate', '>=', days.today))
  if (!ofPlaces) return ofAnimals.execute()
  const last = (arm: Last) => lastOfPlaces(db, keeperId, filter, { ...arm, day: days.today })
  return ofAnimals
    .unionAll(last({}))
    .unionAll(last({ isFull: true }).where('plan.kindKey', '=', 'cleaning'))
    .unionAll(last({ count: doses }).where('plan.kindKey', '=', 'medication'))
    .unionAll(last({ since: days.regurgitated }).where('record.outcome', '=', 'regurgitated'))
    .execute()
}

/** How many of the last doses are read, for each is of a drug and a plan is too. */
const doses = 30

/** What the stored data of a full cleaning hold. */
const fullCleaning = '%"scope":"full"%'

/** Which records of places are read: those `since` a day, or so many from before the day, one unless said, and what was done since. */
type Last = { readonly count?: number; readonly isFull?: boolean; readonly since?: string }

/**
 * Records of places that have plans, of the kinds of those, full cleanings alone where asked. The day from which on they are read
 * is found once for each place and kind, which a distinct list has both databases do before they look at records.
 */
function lastOfPlaces(
  db: Db,
  keeperId: number,
  filter: HeldFilter,
  { count = 1, isFull = false, since, day }: Last & { readonly day: string },
) {
  const plans = plansIn(db, keeperId, filter)
    .where('plan.placeId', 'is not', null)
    .select(['plan.placeId', 'plan.kindKey'])
    .select((eb) => {
      if (since !== undefined) return sql.lit(since).as('since')
      const earlier = eb
        .selectFrom('animalRecord as earlier')
        .select('earlier.recordDate')
        .where('earlier.keeperId', '=', keeperId)
        .whereRef('earlier.placeId', '=', 'plan.placeId')
        .whereRef('earlier.typeKey', '=', 'plan.kindKey')
        .where('earlier.recordDate', '<', day)
        .orderBy('earlier.recordDate', 'desc')
        .orderBy('earlier.id', 'desc')
        .limit(1)
        .offset(count - 1)
      const first = isFull ? earlier.where('earlier.data', 'like', fullCleaning) : earlier
      return eb.fn.coalesce(first, sql.lit('')).as('since')
    })
    .distinct()
  const records = db
    .selectFrom(plans.as('plan'))
    .crossJoin('animalRecord as record')
    .select(columns)
    .where('record.keeperId', '=', keeperId)
    .whereRef('record.placeId', '=', 'plan.placeId')
    .whereRef('record.typeKey', '=', 'plan.kindKey')
    .whereRef('record.recordDate', '>=', 'plan.since')
  return isFull ? records.where('record.data', 'like', fullCleaning) : records
}
