import { isWeight, latestOf, recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useToday } from '../../accounts/public/use-today.ts'
import { type AnimalRecord, latestQuery, recordsQuery, weightsQuery } from '../records.queries.ts'

// The first records of an animal are read in any case. What they tell is not asked for once they are cached (B20); until
// then it is, so that nobody waits for two calls one after the other.

/** What was last written down of an animal. */
export function useLatest(animalId: number) {
  const records = useInfiniteQuery(recordsQuery(animalId))
  const first = records.data?.pages[0]
  const told = first ? latestOf(first.items, first.next === null) : null
  const asked = useQuery({ ...latestQuery(animalId), enabled: told === null })
  return {
    data: told ?? asked.data,
    error: asked.error,
    retry: () => void Promise.all([records.refetch(), asked.refetch()]),
  }
}

/** The last dose of an animal among its latest records, if it was given within so many days. */
export function useLastDose(animalId: number, days: number): AnimalRecord | null {
  const since = addDays(useToday()(), -days)
  const first = useInfiniteQuery(recordsQuery(animalId)).data?.pages[0]
  const doses = first?.items.filter(({ recordType }) => recordTypeKey(recordType) === 'medication')
  return doses?.find(({ recordDate, data }) => data !== null && recordDate >= since) ?? null
}

/** The weight records of an animal, the latest first; none until they are known. */
export function useWeights(animalId: number) {
  const first = useInfiniteQuery(recordsQuery(animalId)).data?.pages[0]
  const areAll = first?.next === null
  const asked = useQuery({ ...weightsQuery(animalId), enabled: !areAll }).data ?? []
  if (!areAll) return asked
  return first.items.filter(({ recordType }) => isWeight(recordType))
}
