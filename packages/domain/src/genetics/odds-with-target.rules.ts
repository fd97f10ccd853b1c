import { ensureTraits } from './genotype-checks.rules.ts'
import type { Genome } from './locus.rules.ts'
import { type Odds, type PairTraits, pairOddsOf } from './odds.rules.ts'
import { type Target, targetOddsOf } from './target.rules.ts'

/** What is asked of a pair: how many eggs, what is hoped for, how many looks to list. */
export type OddsQuery = {
  readonly eggs: number | null
  readonly target: Target | null
  readonly limit: number
}

/** Computes what a pair gives, and how likely it gives what is hoped for. Throws where a parent or the target can't be. */
export function oddsOf(genome: Genome, pair: PairTraits, { eggs, target, limit }: OddsQuery): Odds {
  const { odds, crosses } = pairOddsOf(genome, pair, limit, ensureTraits)
  return { ...odds, target: target && targetOddsOf(genome, crosses, { target, eggs }) }
}
