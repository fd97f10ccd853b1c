import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { animalQuery, refreshAnimals } from './collection.queries.ts'
import {
  type AnimalRecord,
  changeRecord,
  createRecord,
  listRecordsPage,
  type RecordBody,
  recordsPath,
  removeRecord,
} from './records.api.ts'

/** Records shown at first; the others follow by a button. */
const pageSize = 10

/** So many of the latest weights make the curve. */
const curveSize = 200

/** The records of an animal, newest day first, page by page. */
export function recordsQuery(animalId: number) {
  const query = { limit: pageSize }
  return infiniteQueryOptions({
    queryKey: [recordsPath(animalId, query)],
    queryFn: ({ pageParam, signal }) =>
      listRecordsPage(animalId, pageParam === null ? query : { ...query, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}

/** The latest weight records of an animal, for its curve. */
export function weightsQuery(animalId: number) {
  const query = { recordType: 'weight', limit: curveSize }
  return queryOptions({
    queryKey: [recordsPath(animalId, query)],
    queryFn: async ({ signal }) => (await listRecordsPage(animalId, query, signal)).items,
  })
}

/** Has the records of an animal read again. The curve's weights are as they were where no weight was concerned. */
export function refreshRecords(cache: QueryClient, animalId: number, isOfWeight = true): Promise<void> {
  const start = recordsPath(animalId, {})
  const [weights] = weightsQuery(animalId).queryKey
  return cache.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && path.startsWith(start) && (isOfWeight || path !== weights),
  })
}

/** Has the records of all animals read again. */
export const refreshAllRecords = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && /^\/api\/(animals|reptiles)\/\d+\/records/.test(path),
  })

/** Has everything read again that a saved record shows in: the animal too, where it took on the record's weight. */
async function refreshAfter(
  cache: QueryClient,
  animalId: number,
  body: RecordBody,
  changed: AnimalRecord | null,
): Promise<void> {
  const isOfWeight = [body.recordType, changed?.recordType].includes('weight')
  if (!body.updateAnimalWeight) return refreshRecords(cache, animalId, isOfWeight)
  await refreshAnimals(cache)
  await cache.invalidateQueries({ queryKey: animalQuery(animalId).queryKey })
}

/** Adds a record, or changes the given one. The same key adds one record however often the call is repeated. */
export function useSaveRecord(animalId: number, key: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, changed }: { body: RecordBody; changed: AnimalRecord | null }) =>
      changed ? changeRecord(animalId, changed, body) : createRecord(animalId, body, key),
    onSuccess: (_record, { body, changed }) => refreshAfter(cache, animalId, body, changed),
    // A refused version means that our copy is old.
    onError: () => refreshRecords(cache, animalId),
  })
}

export function useRemoveRecord(animalId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (recordId: number) => removeRecord(animalId, recordId),
    onSuccess: () => refreshRecords(cache, animalId),
  })
}
