import type { Selectable } from 'kysely'
import type { CountedYoungTable } from '../../platform/database/breeding-tables.ts'
import type { Db } from '../../platform/database/database.ts'

/** The young that were counted on a project, with its pair and the day on which its first egg hatched. */
export type CountedYoungRow = Pick<Selectable<CountedYoungTable>, 'breedingProjectId' | 'young'> & {
  readonly projectCode: string | null
  readonly maleId: number | null
  readonly femaleId: number | null
  readonly bornOn: string | null
}

/** All counted young of a keeper, a row for each project that has any. */
export const listCountedYoung = (db: Db, keeperId: number): Promise<CountedYoungRow[]> =>
  db
    .selectFrom('countedYoung')
    .innerJoin('breedingProject as project', (join) =>
      join
        .onRef('project.keeperId', '=', 'countedYoung.keeperId')
        .onRef('project.id', '=', 'countedYoung.breedingProjectId'),
    )
    .select((eb) => [
      'countedYoung.breedingProjectId',
      'countedYoung.young',
      'project.projectCode',
      'project.maleId',
      'project.femaleId',
      eb
        .selectFrom('egg')
        .select((egg) => egg.fn.min('egg.hatchDate').as('bornOn'))
        .whereRef('egg.breedingProjectId', '=', 'countedYoung.breedingProjectId')
        .where('egg.keeperId', '=', keeperId)
        .as('bornOn'),
    ])
    .where('countedYoung.keeperId', '=', keeperId)
    .orderBy('countedYoung.id')
    .execute()
