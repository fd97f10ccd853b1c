import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { calculate } from '../calculator.ts'
import { type CalculatorSearch, readCalculatorSearch } from '../calculator-search.ts'
import { entryOf } from '../calculator-species.ts'
import { genomeQuery } from '../genetics.queries.ts'

/** The pair of the address, what it gives, and the way to another address. */
export function useCalculator() {
  const search = readCalculatorSearch(useSearch({ strict: false }))
  const entry = entryOf(search.species)
  const genome = useQuery(genomeQuery(entry))
  const navigate = useNavigate()
  const key = useDeferredValue(JSON.stringify(search))
  const calculation = useMemo(
    () => (genome.data ? calculate(genome.data, JSON.parse(key) as CalculatorSearch) : null),
    [genome.data, key],
  )
  /** Changes the pair; each step takes the place of the one before in the browser's history. */
  const change = (changes: CalculatorSearch): void =>
    void navigate({
      to: '/genetics',
      search: (before) => readCalculatorSearch({ ...before, ...changes }),
      replace: true,
      resetScroll: false,
    })
  return { search, entry, genome, calculation, change }
}
