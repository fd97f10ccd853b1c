import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { oddsFrom, readingOf } from './answered-odds.ts'
import {
  type Calculation,
  type GoalRules,
  goalOf,
  goalProblem,
  type Problems,
  type Readings,
} from './calculator.ts'
import type { AnsweredOdds } from './genetics.queries.ts'

/** A pair with own animals, by their numbers, and what is typed of it. */
type OwnPair = {
  readonly sireId: number | undefined
  readonly damId: number | undefined
  readonly typed: Readings
  /** What judges a goal, where it came already. */
  readonly goals: GoalRules | null
}

/** A pair with own animals, as the server counted it; without odds while nothing was answered. */
export function answeredCalculation(
  genome: Genome,
  { sireId, damId, typed, goals }: OwnPair,
  answer: AnsweredOdds | null,
  refused: Problems,
): Calculation {
  const readings = answer
    ? {
        ...typed,
        ...(sireId && { sire: readingOf(answer.sire) }),
        ...(damId && { dam: readingOf(answer.dam) }),
      }
    : typed
  const noGoal = goals && goalProblem(genome, typed.target, goals)
  return {
    readings,
    goal: noGoal ? null : goalOf(readings.target),
    odds: answer && oddsFrom(genome, answer),
    problems: { ...(noGoal && { target: noGoal }), ...refused },
    inbreeding: answer?.inbreeding ?? null,
  }
}
