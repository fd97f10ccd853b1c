import type { PairTraits } from '@clutchbook/domain/genetics/odds.rules'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { useHasBar } from '../../../shared/ui/page-title.tsx'
import { useSearchTerm } from '../../../shared/ui/use-search-term.ts'
import type { Calculation } from '../calculator.ts'
import { type CalculatorSearch, readCalculatorSearch } from '../calculator-search.ts'
import { speciesOf } from '../calculator-species.ts'
import { useCalculation } from './use-calculation.ts'
import { useGenome } from './use-genome.ts'
import { useGoalRules } from './use-goal-rules.ts'
import { useLatest } from './use-latest.ts'
import { useOwnParents } from './use-own-parents.ts'
import { usePairing } from './use-pairing.ts'

/** What an address asks for; of own animals nothing, where nobody is signed in. */
function searchFor(search: Record<string, unknown>, isKeeper: boolean): CalculatorSearch {
  const { sireId, damId, ...texts } = readCalculatorSearch(search)
  return isKeeper ? { ...texts, ...(sireId && { sireId }), ...(damId && { damId }) } : texts
}

const pairOf = ({ readings: { sire, dam } }: Calculation): PairTraits => ({
  sire: sire.entries,
  dam: dam.entries,
})

/**
 * The pair, what it gives, and the way to another one. What is typed is drawn at once and counted then; the address follows
 * when typing pauses, and each step takes the place of the one before in the browser's history.
 */
export function useCalculator() {
  const isKeeper = useHasBar()
  const navigate = useNavigate()
  const address = searchFor(useSearch({ strict: false }), isKeeper)
  const { typed, type } = useSearchTerm(JSON.stringify(address), (term) => {
    const search = JSON.parse(term) as CalculatorSearch
    void navigate({ to: '/genetics', search, replace: true, resetScroll: false })
  })
  const search = JSON.parse(typed) as CalculatorSearch
  const own = useOwnParents(search)
  const entry = speciesOf(own.species ?? search.species, isKeeper)
  const genome = useGenome(entry.species, { isKeeper, enabled: !own.isPending })
  const { goals, noGoals } = useGoalRules(Boolean(search.target))
  const pairing = usePairing(address, { genome: genome.data ?? undefined, goals, species: entry.species })
  const later = JSON.parse(useDeferredValue(typed)) as CalculatorSearch
  const calculation = useCalculation(genome.data, later, pairing, goals ?? null)
  const pair = useMemo(() => calculation && pairOf(calculation), [calculation])
  const change = useLatest((changes: CalculatorSearch) =>
    type(JSON.stringify(searchFor({ ...search, ...changes }, isKeeper))),
  )
  return { search, entry, genome, own, pairing, calculation, goals, noGoals, pair, change, isKeeper }
}

export type Calculator = ReturnType<typeof useCalculator>
