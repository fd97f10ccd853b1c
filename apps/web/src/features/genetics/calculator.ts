import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import type { Reading } from '@clutchbook/domain/genetics/morph-reading'
import { type Odds, oddsOf } from '@clutchbook/domain/genetics/odds.rules'
import type { Target } from '@clutchbook/domain/genetics/target.rules'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { CalculatorSearch } from './calculator-search.ts'
import { geneticsTexts } from './genetics.texts.ts'

export type Field = 'sire' | 'dam' | 'target'

/** How many eggs are counted with until another number is chosen. */
export const usualEggs = 6

/** How many looks are listed. */
const shownLooks = 24

/** A pair as it was read, what it gives, and what is wrong with it by field. */
export type Calculation = {
  readonly readings: Readonly<Record<Field, Reading>>
  readonly goal: Target | null
  readonly odds: Odds | null
  readonly problems: Partial<Record<Field, string>>
}

/** Reads a pair and computes what it gives; unread words are left out (GEN-25). */
export function calculate(genome: Genome, search: CalculatorSearch): Calculation {
  const readings = {
    sire: readMorph(genome, search.sire ?? ''),
    dam: readMorph(genome, search.dam ?? ''),
    target: readMorph(genome, search.target ?? ''),
  }
  const problems = sexProblems(readings.sire, readings.dam)
  const { entries, sex, verdict } = readings.target
  const goal = verdict === 'clear' ? { traits: entries, sex } : null
  const isBlank = readings.sire.verdict === 'empty' && readings.dam.verdict === 'empty'
  if (isBlank || Object.keys(problems).length > 0) return { readings, goal: null, odds: null, problems }
  const count = (target: Target | null): Odds =>
    oddsOf(
      genome,
      { sire: readings.sire.entries, dam: readings.dam.entries },
      { eggs: search.eggs ?? usualEggs, target, limit: shownLooks },
    )
  try {
    return { readings, goal, odds: count(goal), problems }
  } catch (error) {
    const refused = problemsOf(error)
    // Without the goal that was refused, all the rest still holds.
    return { readings, goal: null, odds: refused.target ? count(null) : null, problems: refused }
  }
}

function sexProblems(sire: Reading, dam: Reading): Partial<Record<Field, string>> {
  const { wrongSex } = geneticsTexts.parents
  return {
    ...(sire.sex === 'female' && { sire: wrongSex.sire }),
    ...(dam.sex === 'male' && { dam: wrongSex.dam }),
  }
}

function problemsOf(error: unknown): Partial<Record<Field, string>> {
  if (!(error instanceof DomainError) || !error.errors) throw error
  return error.errors
}
