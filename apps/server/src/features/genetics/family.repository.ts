import type { Selectable } from 'kysely'
import type { AnimalTable } from '../../platform/database/collection-tables.ts'
import type { Db } from '../../platform/database/database.ts'

/** An animal as its family is read from it; `entries` are null of one that is not kept. */
export type FamilyRow = Pick<
  Selectable<AnimalTable>,
  'name' | 'species' | 'morph' | 'sex' | 'fatherId' | 'motherId' | 'dateOfBirth' | 'isArchived'
> & { readonly id: number; readonly entries: string | null }

/** All animals of a keeper, archived ones too, with what is written down of their genes. */
export const listFamilyRows = (db: Db, keeperId: number): Promise<FamilyRow[]> =>
  db
    .selectFrom('animal')
    .leftJoin('genotype', (join) =>
      join.onRef('genotype.animalId', '=', 'animal.id').on('genotype.keeperId', '=', keeperId),
    )
    .select([
      'animal.id',
      'animal.name',
      'animal.species',
      'animal.morph',
      'animal.sex',
      'animal.fatherId',
      'animal.motherId',
      'animal.dateOfBirth',
      'animal.isArchived',
      'genotype.entries',
    ])
    .where('animal.keeperId', '=', keeperId)
    .execute()
