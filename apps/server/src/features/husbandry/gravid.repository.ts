import type { NotNull } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** The own animals that a project says are gravid. Not asked of each animal, so that both databases look once. */
export const gravidIn = (db: Db, keeperId: number) =>
  db
    .selectFrom('breedingProject as project')
    .select('project.femaleId')
    .$narrowType<{ femaleId: NotNull }>()
    .where('project.keeperId', '=', keeperId)
    .where('project.status', '=', 'Gravid')
    .where('project.femaleId', 'is not', null)
