import { isMeal, isRefusal, recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { read, readPages } from '../../shared/api/reads.ts'
import { type Except, refreshAfter } from '../../shared/api/refresh.ts'
import { isListOfAnimals, isOfAnimal, noteMeal } from './collection.queries.ts'

export type RecordBody = Omit<CallOptions<'POST /api/animals/{id}/records'>['body'], 'clientId'>

/** A record of an animal as it is read. */
export type AnimalRecord = Answer<'GET /api/animals/{id}/records'>[number]

/** What was last written down of an animal. */
export type LatestRecords = Answer<'GET /api/animals/{id}/records/latest'>

const address = 'GET /api/animals/{id}/records'
const latestAddress = 'GET /api/animals/{id}/records/latest'

/** Records shown at first; the others follow by a button. */
const pageSize = 10

/** So many of the latest weights make the curve. */
const curveSize = 200

/** How long records stay cached that no page shows: who feeds a room comes back to an animal within it. In milliseconds. */
const heldMs = 30 * 60_000

/** The records of an animal, newest day first, page by page. */
export const recordsQuery = (animalId: number) =>
  infiniteQueryOptions({
    ...readPages(address, { params: { id: animalId }, query: { limit: pageSize } }),
    gcTime: heldMs,
  })

/** The latest weight records of an animal, for its curve. */
export const weightsQuery = (animalId: number) =>
  queryOptions(read(address, { params: { id: animalId }, query: { recordType: 'weight', limit: curveSize } }))

/** The latest meal, weights and shed of an animal. */
export const latestQuery = (animalId: number) =>
  queryOptions(read(latestAddress, { params: { id: animalId } }))

/** Leaves out what no record of the animal shows in, and the weights of its curve where no weight was concerned. */
const butRecordsOf = (animalId: number, isOfWeight = true): Except => {
  const [weights] = weightsQuery(animalId).queryKey
  return (key) =>
    (key[1] !== address && key[1] !== latestAddress) ||
    !isOfAnimal(key, animalId) ||
    (!isOfWeight && key[0] === weights)
}

/**
 * Writes a record that was just added into the cached records of its animal, and into what was last written down of it.
 * Answers false, and writes nothing, where a newer one is there or an answer is under way that may lack it.
 */
function addNewest(cache: QueryClient, animalId: number, record: AnimalRecord): boolean {
  const [list, latest] = [recordsQuery(animalId).queryKey, latestQuery(animalId).queryKey]
  const cached = cache.getQueryData(list)
  const [first, ...others] = cached?.pages ?? []
  const newest = first?.items[0]
  const isAsked = [list, latest].some((queryKey) => cache.isFetching({ queryKey }) > 0)
  if (!cached || !first || isAsked || (newest && newest.recordDate > record.recordDate)) return false
  const pages = [{ ...first, items: [record, ...first.items] }, ...others]
  cache.setQueryData(list, { ...cached, pages })
  cache.setQueryData(latest, (before) => before && withNewest(before, record))
  return true
}

/** What was last written down of an animal, with a record that is newer than all of it and tells no weight. */
function withNewest(before: LatestRecords, record: AnimalRecord): LatestRecords {
  const type = recordTypeKey(record.recordType)
  if (type === 'shed') return { ...before, shed: record }
  if (type !== 'feeding') return before
  return isMeal(record)
    ? { ...before, meal: record, refusals: 0 }
    : { ...before, refusals: before.refusals + Number(isRefusal(record)) }
}

type Saved = { body: RecordBody; changed: AnimalRecord | null; record: AnimalRecord }

/**
 * Has everything read again that a saved record shows in: the animal too, where it took on the record's weight, and the
 * lists, where a feeding may be the last meal on its card. A record that is added where nothing is newer is written into
 * what is cached instead, unless it tells a weight, which is part of more.
 */
export function refreshSaved(
  cache: QueryClient,
  animalId: number,
  { body, changed, record }: Saved,
): Promise<void> {
  const types = [record.recordType, changed?.recordType ?? ''].map(recordTypeKey)
  const except = butRecordsOf(animalId, types.includes('weight'))
  if (changed === null && isMeal(record)) noteMeal(cache, animalId, record.recordDate)
  if (changed === null && !types.includes('weight') && addNewest(cache, animalId, record))
    return Promise.resolve()
  const isInLists = changed !== null && types.includes('feeding')
  return refreshAfter(
    cache,
    changed ? 'PATCH /api/animals/{id}/records/{recordId}' : 'POST /api/animals/{id}/records',
    body.updateAnimalWeight ? undefined : (key) => !(isInLists && isListOfAnimals(key)) && except(key),
  )
}

/** A record that was just added; none is gone but one that was sent under a name before, and the site gives none. */
function added(record: AnimalRecord | null): AnimalRecord {
  if (record === null) throw new Error('The record that was added is gone')
  return record
}

/** Adds a record, or changes the given one. The same key adds one record however often the call is repeated. */
export function useSaveRecord(animalId: number, key: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, changed }: { body: RecordBody; changed: AnimalRecord | null }) =>
      changed
        ? call('PATCH /api/animals/{id}/records/{recordId}', {
            params: { id: animalId, recordId: changed.id },
            body,
            ifMatch: changed.version,
          })
        : call('POST /api/animals/{id}/records', {
            params: { id: animalId },
            body,
            idempotencyKey: key,
          }).then(added),
    onSuccess: (record, saved) => refreshSaved(cache, animalId, { ...saved, record }),
    // A refused version means that our copy is old.
    onError: () => refreshAfter(cache, 'POST /api/animals/{id}/records', butRecordsOf(animalId)),
  })
}

/** What an animal weighed before a record became its weight, and of which version it was. */
export type WeightBefore = Pick<Answer<'GET /api/animals/{id}'>, 'weight' | 'weightUnit' | 'version'>

/**
 * Removes a record that was just added, unless it was changed since; where it became the weight of the animal, that
 * goes back too, in the same call. Answers whether the animal was changed meanwhile, so that its weight stays.
 */
export async function takeRecordBack(
  cache: QueryClient,
  { id: recordId, animalId: id, version: ifMatch }: AnimalRecord,
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

export function useRemoveRecord(animalId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (recordId: number) =>
      call('DELETE /api/animals/{id}/records/{recordId}', { params: { id: animalId, recordId } }),
    onSuccess: () => refreshAfter(cache, 'DELETE /api/animals/{id}/records/{recordId}'),
  })
}
