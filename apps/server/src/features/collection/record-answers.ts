import type {
  AnimalRecord,
  PlaceRecord,
  RecordOfEither,
} from '@clutchbook/domain/collection/animal-records.schema'
import { readStoredData } from '@clutchbook/domain/husbandry/record-data'
import type { RecordRow, RowOfAnimal, RowOfPlace } from './animal-records.repository.ts'

/** A record as its owner reads it. */
export const toRecord = (row: RecordRow): RecordOfEither => ({ ...row, data: readStoredData(row.data) })

/** A record of an animal. */
export const toAnimalRecord = (row: RowOfAnimal): AnimalRecord => ({
  ...{ ...row, placeId: null },
  data: readStoredData(row.data),
})

/** A record of a place. */
export const toPlaceRecord = (row: RowOfPlace): PlaceRecord => ({
  ...{ ...row, animalId: null },
  data: readStoredData(row.data),
})
