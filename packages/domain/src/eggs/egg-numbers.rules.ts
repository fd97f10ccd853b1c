import { countOn } from '../kernel/counting.ts'
import { eggLimits } from './eggs.rules.ts'

/** Longer runs of digits are names, not counts. */
const longestCount = 15

/** The number to suggest for the next egg: the highest numeric one plus one, or 1 (EGG-10). */
export function suggestedEggNumber(numbers: readonly string[]): string {
  const counts = numbers
    .map((number) => number.trim())
    .filter((number) => /^\d+$/.test(number) && number.length <= longestCount)
    .map(Number)
  return String(counts.reduce((highest, count) => Math.max(highest, count), 0) + 1)
}

/**
 * Numbers in sequence: the last run of digits counts up and keeps its width, so `eggNumbersFrom('A08', 3)` is A08, A09,
 * A10. Null where there is nothing to count, or where a number would grow too long.
 */
export function eggNumbersFrom(first: string, count: number): string[] | null {
  if (count === 1) return [first]
  const numbers = Array.from({ length: count }, (_, step) => countOn(first, step)).filter(
    (number) => number !== null,
  )
  return numbers.length < count || numbers.some((number) => number.length > eggLimits.number) ? null : numbers
}
