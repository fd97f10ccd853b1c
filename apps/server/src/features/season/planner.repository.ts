import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Db } from '../../platform/database/database.ts'

/**
 * All animals of a keeper as the planner needs them, archived ones too, for others descend from them. They come in their
 * order, so that sums over them are the same to the last digit each time.
 */
export const listHerd = (db: Db, keeperId: number) =>
  db
    .selectFrom('animal')
    .leftJoin('clutch', (join) =>
      join.onRef('clutch.id', '=', 'animal.clutchId').on('clutch.keeperId', '=', keeperId),
    )
    .select([
      'animal.id',
      'animal.name',
      'animal.species',
      'animal.morph',
      'animal.sex',
      'animal.dateOfBirth',
      'animal.fatherId',
      'animal.motherId',
      'animal.isArchived',
      'animal.weightGrams',
      'clutch.isParthenogenetic',
    ])
    .where('animal.keeperId', '=', keeperId)
    .orderBy('animal.id')
    .execute()

export type HerdRow = Awaited<ReturnType<typeof listHerd>>[number]

/** The weights of the last day of each of some own animals on which one was written down; the latest record last. */
export const listLastWeights = (db: Db, keeperId: number, ids: readonly number[], today: CivilDay) =>
  db
    .selectFrom('animalRecord as record')
    .select((eb) => [
      eb.ref('record.animalId').$notNull().as('animalId'),
      'record.recordType',
      'record.recordDate',
      'record.measurement',
      'record.unit',
    ])
    .where('record.keeperId', '=', keeperId)
    .where('record.animalId', 'in', ids)
    .where('record.typeKey', '=', 'weight')
    .where('record.recordDate', '=', (eb) =>
      eb
        .selectFrom('animalRecord as other')
        .select((of) => of.fn.max('other.recordDate').as('day'))
        .where('other.keeperId', '=', keeperId)
        .whereRef('other.animalId', '=', 'record.animalId')
        .where('other.typeKey', '=', 'weight')
        .where('other.recordDate', '<=', today),
    )
    .orderBy('record.id')
    .execute()
