import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '../../shared/api/client.ts'
import { isWorthRetrying } from '../../shared/api/query-client.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'
import { isOfAnimal } from './all-records.queries.ts'
import { type AnimalRecord, type RecordBody, refreshRecordsOf, refreshSaved } from './records.queries.ts'

/** Adds one record under a name that it can be sent again under: it is written once. */
async function add(animalId: number, clientId: string, body: RecordBody): Promise<AnimalRecord> {
  const record = await call('POST /api/animals/{id}/records', {
    params: { id: animalId },
    body: { ...body, clientId },
  })
  // It was taken back elsewhere since.
  if (record === null) throw new Error('The record that was added is gone')
  return record
}

/** Writes down what needed no form. */
export async function writeDown(
  cache: QueryClient,
  animalId: number,
  key: string,
  body: RecordBody,
): Promise<AnimalRecord> {
  const record = await add(animalId, key, body)
  await refreshSaved(cache, animalId, { body, changed: null, record })
  return record
}

const change = ({ id: recordId, animalId: id, version }: AnimalRecord, body: RecordBody) =>
  call('PATCH /api/animals/{id}/records/{recordId}', { params: { id, recordId }, body, ifMatch: version })

/**
 * Adds the record of one form, however often it is saved. One that may be stored already, since its answer was lost, is
 * found by its name and changed to what the form says by then: a known name alone would leave it as it was.
 */
export function createAdding(animalId: number, clientId: string) {
  let maybeStored: RecordBody | null = null
  return async function save(body: RecordBody): Promise<AnimalRecord> {
    const first = maybeStored ?? body
    const isSame = JSON.stringify(first) === JSON.stringify(body)
    let record: AnimalRecord
    try {
      record = await add(animalId, clientId, first)
    } catch (error) {
      maybeStored = isWorthRetrying(error) ? first : null
      // What was sent before is refused, so it is not there: what the form says now may be better.
      if (!isSame && maybeStored === null) return save(body)
      throw error
    }
    maybeStored = first
    return isSame ? record : change(record, { measurement: '', unit: '', ...body })
  }
}

/** Adds a record, or changes the given one. The same key adds one record however often the call is repeated. */
export function useSaveRecord(animalId: number, key: string) {
  const cache = useQueryClient()
  const [addOne] = useState(() => createAdding(animalId, key))
  return useMutation({
    mutationFn: ({ body, changed }: { body: RecordBody; changed: AnimalRecord | null }) =>
      changed ? change(changed, body) : addOne(body),
    onSuccess: (record, saved) => refreshSaved(cache, animalId, { ...saved, record }),
    // A refused version means that our copy is old.
    onError: () => refreshRecordsOf(cache, animalId),
  })
}

/** What an animal weighed before a record became its weight, and of which version it was. */
export type WeightBefore = Pick<Answer<'GET /api/animals/{id}'>, 'weight' | 'weightUnit' | 'version'>

/**
 * Removes a record that was just added with all that it did, unless it was changed since; where it became the weight of the
 * animal, the former one comes back in the same call. Answers whether the animal was changed meanwhile, so that its weight
 * stays.
 */
export async function takeRecordBack(
  cache: QueryClient,
  { id: recordId, animalId: id, version: ifMatch }: Pick<AnimalRecord, 'id' | 'animalId' | 'version'>,
  before: WeightBefore | null,
): Promise<{ weightStays: boolean }> {
  const params = { id, recordId }
  try {
    if (before === null) {
      await call('DELETE /api/animals/{id}/records/{recordId}', { params, ifMatch })
      return { weightStays: false }
    }
    const { weight, weightUnit, version } = before
    const body = { weight, weightUnit, version }
    return await call('POST /api/animals/{id}/records/{recordId}/take-back', { params, body, ifMatch })
  } finally {
    void refreshAfter(
      cache,
      before
        ? 'POST /api/animals/{id}/records/{recordId}/take-back'
        : 'DELETE /api/animals/{id}/records/{recordId}',
    )
  }
}

/** The record of a condition that lasts; null where it has ended since. */
export async function findLasting(animalId: number, recordType: string): Promise<AnimalRecord | null> {
  const records = await call('GET /api/records', { query: { animalId, recordType } })
  return records.filter(isOfAnimal).find(({ endDate }) => endDate === null) ?? null
}

/** Sets the last day of a condition, or takes it back. */
export async function endCondition(
  cache: QueryClient,
  { id: recordId, animalId: id, version: ifMatch }: AnimalRecord,
  endDate: CivilDay | null,
): Promise<AnimalRecord> {
  try {
    return await call('PATCH /api/animals/{id}/records/{recordId}', {
      params: { id, recordId },
      body: { endDate },
      ifMatch,
    })
  } finally {
    void refreshAfter(cache, 'PATCH /api/animals/{id}/records/{recordId}')
  }
}

export function useRemoveRecord(animalId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (recordId: number) =>
      call('DELETE /api/animals/{id}/records/{recordId}', { params: { id: animalId, recordId } }),
    onSuccess: () => refreshAfter(cache, 'DELETE /api/animals/{id}/records/{recordId}'),
  })
}
