import { keptBefore } from '@clutchbook/domain/sync/sync.rules'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { StoredRow } from './sync.repository.ts'

/** Whom records are of: animals or places. */
export type RecordOwner = 'animal' | 'place'

/** The numbers of own animals or places from a number on, in order. */
export async function listOwners(
  db: Db,
  keeperId: number,
  owner: RecordOwner,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom(owner)
    .select('id')
    .where('keeperId', '=', keeperId)
    .where('id', '>=', from)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** What is asked about before it is shown. */
const asked = ['id', 'animalId', 'placeId', 'typeKey', 'recordDate'] as const
type Asked = (typeof asked)[number]

export type EarlierAsked = {
  readonly keeperId: number
  readonly owner: RecordOwner
  readonly columns: readonly string[]
  readonly since: string
}

/**
 * The latest records of these animals or places from before a day, so many of each kind: meals apart from other feedings, and
 * all feedings from the last meal on, for an animal that refuses is counted since then. In the order of whose they are.
 */
export async function listEarlier(
  db: Db,
  { keeperId, owner, columns, since }: EarlierAsked,
  owners: readonly number[],
): Promise<StoredRow[]> {
  if (owners.length === 0) return []
  const owned = `${owner}Id` as const
  const ranked = db
    .selectFrom('animalRecord as record')
    .select([...new Set([...columns, ...asked])].map((column) => `record.${column}` as `record.${Asked}`))
    .select(
      sql<number>`row_number() over (
        partition by ${sql.ref(`record.${owned}`)}, ${sql.ref('record.typeKey')}, ${sql.ref('record.mealOn')} is null
        order by ${sql.ref('record.recordDate')} desc, ${sql.ref('record.id')} desc
      )`.as('rank'),
    )
    .where('record.keeperId', '=', keeperId)
    .where(`record.${owned}`, 'in', owners)
    .where('record.recordDate', '<', since)
    // What lasts or ended since is among those of late.
    .where('record.openKind', 'is', null)
    .where((eb) => eb.or([eb('record.endDate', 'is', null), eb('record.endDate', '<', since)]))
  return db
    .selectFrom(ranked.as('earlier'))
    .select(columns.map((column) => `earlier.${column}` as 'earlier.id'))
    .where((eb) =>
      eb.or([
        eb('earlier.rank', '<=', keptBefore.most),
        eb.and([
          eb('earlier.typeKey', 'in', keptBefore.narrower),
          eb('earlier.rank', '<=', keptBefore.ofNarrower),
        ]),
        eb.and([
          eb('earlier.typeKey', '=', 'feeding'),
          eb('earlier.recordDate', '>=', (inner) =>
            inner
              .selectFrom('animal')
              .select('animal.lastFedOn')
              .where('animal.keeperId', '=', keeperId)
              .whereRef('animal.id', '=', 'earlier.animalId'),
          ),
        ]),
      ]),
    )
    .orderBy(`earlier.${owned}`)
    .orderBy('earlier.id')
    .execute()
}
