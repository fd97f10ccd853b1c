import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { Answer, CallOptions } from '../../shared/api/client.ts'
import { readPages } from '../../shared/api/reads.ts'

/** A record among those of all animals and places. */
export type RecordOfAny = Answer<'GET /api/records'>[number]

export type RecordOfAnimal = RecordOfAny & { animalId: number; placeId: null }

/** Whether a record is of an animal, and not of a place. */
export const isOfAnimal = (record: RecordOfAny): record is RecordOfAnimal => record.animalId !== null

export type RecordsQuery = NonNullable<CallOptions<'GET /api/records'>['query']>

/** The records of all animals as they are narrowed, newest day first, page by page. */
export const allRecordsQuery = (query: RecordsQuery) =>
  infiniteQueryOptions({
    ...readPages('GET /api/records', { query }),
    placeholderData: keepPreviousData,
  })
