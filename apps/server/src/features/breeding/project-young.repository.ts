import type { Selectable } from 'kysely'
import type { CountedYoungTable } from '../../platform/database/breeding-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'

export type ProjectYoungRow = Selectable<CountedYoungTable>

/** The keeper and their project that young are counted on. */
type Place = { readonly keeperId: number; readonly breedingProjectId: number }

export const findYoung = (
  db: Db,
  { keeperId, breedingProjectId }: Place,
): Promise<ProjectYoungRow | undefined> =>
  db
    .selectFrom('countedYoung')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '=', breedingProjectId)
    .executeTakeFirst()

export const createYoung = (
  tx: Tx,
  place: Place,
  values: { readonly young: string; readonly createdAt: string },
): Promise<ProjectYoungRow> =>
  tx
    .insertInto('countedYoung')
    .values({ ...place, ...values, version: 1 })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Writes the young of a project anew, one version on. */
export const changeYoung = (
  tx: Tx,
  { keeperId, breedingProjectId }: Place,
  young: string,
): Promise<ProjectYoungRow> =>
  tx
    .updateTable('countedYoung')
    .set({ young, version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '=', breedingProjectId)
    .returningAll()
    .executeTakeFirstOrThrow()
