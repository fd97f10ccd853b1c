import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Reading } from '@clutchbook/domain/genetics/morph-reading'
import { type Odds, oddsOf } from '@clutchbook/domain/genetics/odds.rules'
import { type Target, wishesFor } from '@clutchbook/domain/genetics/target.rules'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { usualEggs } from './calculator-search.ts'
import { geneticsTexts } from './genetics.texts.ts'

export type Field = 'sire' | 'dam' | 'target'

/** How many looks are listed. */
const shownLooks = 24

export type Problems = Partial<Record<Field, string>>

/** Both parents and the goal as they were read. */
export type Readings = Readonly<Record<Field, Reading>>

/** A pair as it was read, what it gives, and what is wrong with it by field. */
export type Calculation = {
  readonly readings: Readings
  readonly goal: Target | null
  readonly odds: Odds | null
  readonly problems: Problems
  /** Of the young of two own animals; null of others. */
  readonly inbreeding: number | null
}

/** What is hoped for, where the text is clear. */
export const goalOf = ({ entries, sex, verdict }: Reading): Target | null =>
  verdict === 'clear' ? { traits: entries, sex } : null

/** Computes what a pair gives as it was read; unread words are left out (GEN-25). */
export function calculate(genome: Genome, readings: Readings, eggs = usualEggs): Calculation {
  const problems = sexProblems(readings.sire, readings.dam)
  const goal = goalOf(readings.target)
  const inbreeding = null
  const isBlank = readings.sire.verdict === 'empty' && readings.dam.verdict === 'empty'
  if (isBlank || Object.keys(problems).length > 0)
    return { readings, goal: null, odds: null, problems, inbreeding }
  const count = (target: Target | null): Odds =>
    oddsOf(
      genome,
      { sire: readings.sire.entries, dam: readings.dam.entries },
      { eggs, target, limit: shownLooks },
    )
  try {
    return { readings, goal, odds: count(goal), problems, inbreeding }
  } catch (error) {
    const refused = problemsOf(error)
    // Without the goal that was refused, all the rest still holds.
    const odds = refused.target ? count(null) : null
    return { readings, goal: null, odds, problems: refused, inbreeding }
  }
}

/** What is wrong with a goal before anything is counted. */
export function goalProblem(genome: Genome, target: Reading): string | null {
  const goal = goalOf(target)
  if (!goal) return null
  try {
    wishesFor(genome, goal)
    return null
  } catch (error) {
    return problemsOf(error).target ?? null
  }
}

function sexProblems(sire: Reading, dam: Reading): Problems {
  const { wrongSex } = geneticsTexts.parents
  return {
    ...(sire.sex === 'female' && { sire: wrongSex.sire }),
    ...(dam.sex === 'male' && { dam: wrongSex.dam }),
  }
}

function problemsOf(error: unknown): Problems {
  if (!(error instanceof DomainError) || !error.errors) throw error
  return error.errors
}
