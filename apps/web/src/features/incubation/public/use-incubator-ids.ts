import { useQueries, useQuery } from '@tanstack/react-query'
import { boxesQuery, incubatorsQuery } from '../incubators.queries.ts'

/** The numbers of all incubators, by name; undefined until they are read. */
export function useIncubatorIds(isWanted: boolean) {
  const { data, error, isPending, refetch } = useQuery({ ...incubatorsQuery, enabled: isWanted })
  return { data: data?.map(({ id }) => id), error, isPending, refetch }
}

/** The numbers of all boxes, by incubator and name; undefined until the last of them is read. */
export function useBoxIds(isWanted: boolean) {
  const incubators = useQuery({ ...incubatorsQuery, enabled: isWanted })
  const boxes = useQueries({
    queries: isWanted ? (incubators.data ?? []).map(({ id }) => boxesQuery(id)) : [],
  })
  const isPending = incubators.isPending || boxes.some((answer) => answer.isPending)
  return {
    data: isPending ? undefined : boxes.flatMap(({ data }) => data?.map(({ id }) => id) ?? []),
    error: incubators.error ?? boxes.find(({ error }) => error)?.error ?? null,
    isPending,
    refetch: async (): Promise<void> => {
      await Promise.all([incubators, ...boxes].map((answer) => answer.refetch()))
    },
  }
}
