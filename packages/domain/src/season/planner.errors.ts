import { type DomainError, refuseField } from '../kernel/domain-error.ts'
import { plannerLimits } from './planner.rules.ts'

const counted = (count: number): string => count.toLocaleString('en')

/** More pairs than are told at once (PLN-01). */
export function tooManyPairs(males: number, females: number): DomainError {
  const pairs = `${counted(males)} males and ${counted(females)} females are ${counted(males * females)} pairs`
  return refuseField(
    'species',
    `${pairs}, and the planner compares at most ${counted(plannerLimits.cells)}. Please archive animals that you don't breed from.`,
  )
}
