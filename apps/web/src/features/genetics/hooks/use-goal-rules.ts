import { queryOptions, useQuery } from '@tanstack/react-query'
import type { GoalRules } from '../calculator.ts'

/** What counts a goal; most pairs are looked at without one. */
const goalRulesQuery = queryOptions({
  queryKey: ['genome', 'goals'],
  queryFn: async (): Promise<GoalRules> => await import('@clutchbook/domain/genetics/target.rules'),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  structuralSharing: false,
})

/** The rules that count a goal, which come once somebody hopes for a look: null without them, undefined while they come. */
export function useGoalRules(isHoped: boolean) {
  const { data, isLoading, isError } = useQuery({ ...goalRulesQuery, enabled: isHoped })
  return { goals: isLoading ? undefined : (data ?? null), noGoals: isError }
}
