import { isSameSpecies } from '@clutchbook/domain/genetics/catalogue/catalogues'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { type GoalRules, goalProblem, type Problems } from '../calculator.ts'
import { type CalculatorSearch, usualEggs } from '../calculator-search.ts'
import { pairingQuery } from '../genetics.queries.ts'

/** What the server is asked of a pair; a goal that is not clear yet is left out. */
function queryOf(
  { genome, goals }: Pick<Known, 'genome' | 'goals'>,
  { sireId, sire, damId, dam, eggs, target }: CalculatorSearch,
) {
  const goal = genome && target ? readMorph(genome, target) : null
  const isClear = genome && goals && goal?.verdict === 'clear' && !goalProblem(genome, goal, goals)
  return {
    ...(sireId ? { sireId } : sire && { sire }),
    ...(damId ? { damId } : dam && { dam }),
    eggs: eggs ?? usualEggs,
    ...(isClear && { target }),
  }
}

/** Under which field of the page a refused parameter stands. */
const fields = { sireId: 'sire', sire: 'sire', damId: 'dam', dam: 'dam', target: 'target' } as const

/** What was refused, by field; null where the failure is another one. */
function refusedBy(error: Error | null): Problems | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null
  const named = Object.entries(fields).flatMap(([parameter, field]) => {
    const problem = error.errors[parameter]
    return problem ? [[field, problem]] : []
  })
  return named.length > 0 ? Object.fromEntries(named) : null
}

const nothing: Problems = {}

/** What takes the server's answer; only own animals need it. */
const answeredOddsQuery = queryOptions({
  queryKey: ['genome', 'answered'],
  queryFn: async () => (await import('../answered-calculation.ts')).answeredCalculation,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  structuralSharing: false,
})

type Known = {
  readonly genome: Genome | undefined
  /** What judges a goal; undefined while it is still to come. */
  readonly goals: GoalRules | null | undefined
  readonly species: string
}

/** What a pair with own animals gives, which the server counts by their families. */
export function usePairing(search: CalculatorSearch, { genome, goals, species }: Known) {
  const isOwn = search.sireId !== undefined || search.damId !== undefined
  const { data, error, isPending, refetch } = useQuery({
    ...pairingQuery(queryOf({ genome, goals }, search)),
    enabled: isOwn && genome !== undefined && goals !== undefined,
    placeholderData: keepPreviousData,
  })
  const counted = useQuery({ ...answeredOddsQuery, enabled: isOwn })
  const refused = useMemo(() => refusedBy(error), [error])
  return {
    // An answer about the pair before may be of another species.
    answer: isOwn && !error && data && isSameSpecies(data.species, species) ? data : null,
    calculate: counted.data,
    problems: isOwn && refused ? refused : nothing,
    failure: isOwn && error && !refused ? error : isOwn ? counted.error : null,
    isCounting: isOwn && isPending,
    retry: () => (counted.isError ? location.reload() : void refetch()),
  }
}
