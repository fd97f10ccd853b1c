import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import type { Reading } from '@clutchbook/domain/genetics/morph-reading'
import { useMemo } from 'react'
import { type Calculation, calculate, type GoalRules } from '../calculator.ts'
import type { CalculatorSearch } from '../calculator-search.ts'
import type { usePairing } from './use-pairing.ts'

type Pairing = Pick<ReturnType<typeof usePairing>, 'answer' | 'calculate' | 'problems'>

/** A text as it reads, read anew only when it changes. */
const useReading = (genome: Genome | null | undefined, text = ''): Reading | null =>
  useMemo(() => (genome ? readMorph(genome, text) : null), [genome, text])

/** What a pair gives; null until its genes, and what counts them, came. */
export function useCalculation(
  genome: Genome | null | undefined,
  { sireId, damId, eggs, ...texts }: CalculatorSearch,
  { answer, calculate: calculateAnswered, problems }: Pairing,
  goals: GoalRules | null,
): Calculation | null {
  const sire = useReading(genome, texts.sire)
  const dam = useReading(genome, texts.dam)
  const target = useReading(genome, texts.target)
  return useMemo(() => {
    if (!genome || !sire || !dam || !target) return null
    const typed = { sire, dam, target }
    if (!sireId && !damId) return calculate(genome, typed, { eggs, goals })
    return calculateAnswered?.(genome, { sireId, damId, typed, goals }, answer, problems) ?? null
  }, [genome, sire, dam, target, sireId, damId, eggs, goals, calculateAnswered, answer, problems])
}
