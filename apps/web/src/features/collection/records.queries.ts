import { isMeal, isRefusal, recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { infiniteQueryOptions, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Answer, CallOptions } from '../../shared/api/client.ts'
import { read, readPages } from '../../shared/api/reads.ts'
import { doesShow, type Except, refreshAfter } from '../../shared/api/refresh.ts'
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

/** Whether a cached answer holds the records of one animal, or what was last written down of it. */
const isOfRecords = ([, asked]: QueryKey): boolean => asked === address || asked === latestAddress

/**
 * Leaves out what no record of the animal shows in, and the weights of its curve where no weight was concerned. What
 * follows from records, as what is due next, is read again.
 */
const butRecordsOf = (animalId: number, isOfWeight = true): Except => {
  const [weights] = weightsQuery(animalId).queryKey
  return (key) =>
    isOfRecords(key)
      ? !isOfAnimal(key, animalId) || (!isOfWeight && key[0] === weights)
      : !doesShow(key, 'records')
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

/** Has read again what follows from records, as what is due next, and not the records of an animal themselves. */
const refreshFollowing = (cache: QueryClient): Promise<void> =>
  refreshAfter(
    cache,
    'POST /api/animals/{id}/records',
    (key) => isOfRecords(key) || !doesShow(key, 'records'),
  )

/** After a refusal: our copy may be old. */
export const refreshRecordsOf = (cache: QueryClient, animalId: number): Promise<void> =>
  refreshAfter(cache, 'POST /api/animals/{id}/records', butRecordsOf(animalId))

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
  // The end of an animal archives it.
  const isWide = body.updateAnimalWeight === true || types.includes('end')
  if (changed === null && !isWide && !types.includes('weight') && addNewest(cache, animalId, record))
    return refreshFollowing(cache)
  const isInLists = changed !== null && types.includes('feeding')
  return refreshAfter(
    cache,
    changed ? 'PATCH /api/animals/{id}/records/{recordId}' : 'POST /api/animals/{id}/records',
    isWide ? undefined : (key) => !(isInLists && isListOfAnimals(key)) && except(key),
  )
}
