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

type LastDose = { readonly dose: AnimalRecord | null; readonly isPending: boolean }

/** The last dose of an animal among its latest records, if it was given within so many days. */
export function useLastDose(animalId: number, days: number): LastDose {
  const since = addDays(useToday()(), -days)
  const { data, isPending } = useInfiniteQuery(recordsQuery(animalId))
  const doses = data?.pages[0]?.items.filter(({ recordType }) => recordTypeKey(recordType) === 'medication')
  const dose = doses?.find(({ recordDate, data: of }) => of !== null && recordDate >= since) ?? null
  return { dose, isPending }
}

type Weights = { readonly weights: readonly AnimalRecord[]; readonly isPending: boolean }

/** The weight records of an animal, the latest first; none until they are known. */
export function useWeights(animalId: number): Weights {
  const first = useInfiniteQuery(recordsQuery(animalId)).data?.pages[0]
  const areAll = first?.next === null
  const { data = [], isPending } = useQuery({ ...weightsQuery(animalId), enabled: !areAll })
  if (!areAll) return { weights: data, isPending }
  return { weights: first.items.filter(({ recordType }) => isWeight(recordType)), isPending: false }
}
