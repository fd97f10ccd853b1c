import { ensureRead } from '@clutchbook/domain/genetics/genotype.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Reading } from '@clutchbook/domain/genetics/morph-reading'
import { type Odds, pairOddsOf } from '@clutchbook/domain/genetics/odds.rules'
import type { Target } from '@clutchbook/domain/genetics/target.rules'
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

/** What counts a goal; it comes once somebody hopes for a look. */
export type GoalRules = Pick<
  typeof import('@clutchbook/domain/genetics/target.rules'),
  'mayBeGoal' | 'targetOddsOf' | 'wishesFor'
>

/** How many eggs are counted with, and what counts a goal, where it came already. */
type Asked = { readonly eggs: number | undefined; readonly goals: GoalRules | null }

/** Computes what a pair gives as it was read; unread words are left out (GEN-25). */
export function calculate(
  genome: Genome,
  readings: Readings,
  { eggs = usualEggs, goals }: Asked,
): Calculation {
  const { sire, dam, target } = readings
  const nothing = { readings, goal: null, odds: null, inbreeding: null }
  const problems = sexProblems(sire, dam)
  const isBlank = sire.verdict === 'empty' && dam.verdict === 'empty'
  if (isBlank || Object.keys(problems).length > 0) return { ...nothing, problems }
  try {
    const { odds, crosses } = pairOddsOf(
      genome,
      { sire: sire.entries, dam: dam.entries },
      shownLooks,
      ensureRead,
    )
    const goal = goalOf(target)
    if (!goal || !goals) return { ...nothing, goal, odds, problems }
    // Without a goal that is refused, all the rest still holds.
    const refused = goalProblem(genome, target, goals)
    if (refused) return { ...nothing, odds, problems: { target: refused } }
    const counted = goals.targetOddsOf(genome, crosses, { target: goal, eggs })
    return { ...nothing, goal, odds: { ...odds, target: counted }, problems }
  } catch (error) {
    return { ...nothing, problems: problemsOf(error) }
  }
}

/** What is wrong with a goal before anything is counted. */
export function goalProblem(genome: Genome, target: Reading, { wishesFor }: GoalRules): string | null {
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
