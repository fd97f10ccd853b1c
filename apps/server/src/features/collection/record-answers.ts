import type { AnimalRecord } from '@clutchbook/domain/collection/animal-records.schema'
import { readStoredData } from '@clutchbook/domain/husbandry/record-data'
import type { RecordRow } from './animal-records.repository.ts'

/** A record as its owner reads it. */
export const toRecord = (row: RecordRow): AnimalRecord => ({ ...row, data: readStoredData(row.data) })
