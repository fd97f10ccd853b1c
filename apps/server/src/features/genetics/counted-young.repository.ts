import { readStoredYoung } from '@clutchbook/domain/breeding/stored-young'
import type { CountedOnProject } from '@clutchbook/domain/genetics/family-animals.rules'
import type { Db } from '../../platform/database/database.ts'

/** All counted young of a keeper, a row for each project that has any. */
export async function listCountedYoung(db: Db, keeperId: number): Promise<CountedOnProject[]> {
  const rows = await db
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
  return rows.map((row) => ({ ...row, young: readStoredYoung(row.young) }))
}
