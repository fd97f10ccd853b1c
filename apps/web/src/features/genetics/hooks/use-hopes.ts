import { shownTraits } from '@clutchbook/domain/genetics/goal.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { writeMorph } from '@clutchbook/domain/genetics/morph-writer.rules'
import type { NamedOutcome } from '@clutchbook/domain/genetics/odds.rules'
import type { Target } from '@clutchbook/domain/genetics/target.rules'
import { useMemo } from 'react'
import type { GoalRules } from '../calculator.ts'
import type { Calculator } from './use-calculator.ts'

/** Ways to hope for looks, where anybody is asked what they hope for. */
export type Hopes = {
  /** What is hoped for with a look; null where nobody would. */
  readonly lookOf: (outcome: NamedOutcome) => string | null
  /** Whether a look is what is hoped for. */
  readonly isGoal: (outcome: NamedOutcome) => boolean
  readonly hope: (target: string) => void
}

/** The ways to hope for the looks of a pair; null until its genes came. */
export const useHopes = (
  genome: Genome | null | undefined,
  goal: Target | null,
  rules: GoalRules | null,
  change: Calculator['change'],
): Hopes | null =>
  useMemo(
    () =>
      genome
        ? {
            lookOf: (outcome) => hopeOf(genome, outcome),
            isGoal: (outcome) => goal !== null && rules?.mayBeGoal(genome, outcome, goal) === true,
            hope: (target) => change({ target }),
          }
        : null,
    [genome, goal, rules, change],
  )

/** What is hoped for with a look: what all of it show. Nobody hopes for what dies, or for the wild type. */
function hopeOf(genome: Genome, { traits, isLethal, sex }: NamedOutcome): string | null {
  const shown = shownTraits(genome, traits)
  if (isLethal || shown.length === 0) return null
  return sex ? `${writeMorph(genome, shown)} ${sex}` : writeMorph(genome, shown)
}
