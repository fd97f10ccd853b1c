import type { CivilDay } from '../kernel/civil-day.ts'
import { cyclesOf, type DatedFact, isOpen, type LaidClutch } from './cycles.rules.ts'
import type { FactKind } from './season-facts.rules.ts'

/** What was written down of the cycle that a female is in, by days; nothing where none is under way. */
export function openFacts(
  facts: readonly DatedFact[],
  clutches: readonly LaidClutch[],
  today: CivilDay,
): readonly DatedFact[] {
  return cyclesOf(facts, clutches).findLast((cycle) => isOpen(cycle, today))?.facts ?? []
}

/** What follows most likely, from what came last in a season to its begin. */
const following: readonly (readonly [after: readonly FactKind[], next: readonly FactKind[]])[] = [
  [['shed'], ['sign', 'rest']],
  [['ovulation'], ['shed', 'sign']],
  [
    ['lock', 'introduced'],
    ['lock', 'ovulation', 'follicles'],
  ],
  [
    ['follicles', 'sign'],
    ['introduced', 'ovulation', 'follicles'],
  ],
  [
    ['cooling', 'target'],
    ['introduced', 'follicles', 'sign'],
  ],
]

/**
 * The facts that a female's season likely goes on with, the likeliest first: they are offered with one press. `facts` are those
 * of the cycle under way; `isPaired` where a project of hers is under way, so that she may lock before anything was said.
 */
export function likelyFacts(facts: readonly DatedFact[], isPaired: boolean): readonly FactKind[] {
  const has = (asked: readonly FactKind[]): boolean => facts.some(({ kind }) => asked.includes(kind))
  const next = following.find(([after]) => has(after))?.[1]
  if (next) return next
  return isPaired ? ['introduced', 'lock', 'ovulation'] : ['introduced', 'cooling', 'target']
}
