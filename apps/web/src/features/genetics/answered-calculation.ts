import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { oddsFrom, readingOf } from './answered-odds.ts'
import { type Calculation, goalOf, goalProblem, type Problems, readAll } from './calculator.ts'
import type { CalculatorSearch } from './calculator-search.ts'
import type { AnsweredOdds } from './genetics.queries.ts'

/** A pair with own animals, as the server counted it; without odds while nothing was answered. */
export function answeredCalculation(
  genome: Genome,
  search: CalculatorSearch,
  answer: AnsweredOdds | null,
  refused: Problems,
): Calculation {
  const typed = readAll(genome, search)
  const readings = answer
    ? {
        ...typed,
        ...(search.sireId && { sire: readingOf(answer.sire) }),
        ...(search.damId && { dam: readingOf(answer.dam) }),
      }
    : typed
  const noGoal = goalProblem(genome, search.target ?? '')
  return {
    readings,
    goal: noGoal ? null : goalOf(readings.target),
    odds: answer && oddsFrom(genome, answer),
    problems: { ...(noGoal && { target: noGoal }), ...refused },
    inbreeding: answer?.inbreeding ?? null,
  }
}
