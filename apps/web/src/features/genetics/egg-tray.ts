import { compare, type Fraction, fraction, multiply, toNumber } from '@clutchbook/domain/genetics/fraction'
import type { Odds } from '@clutchbook/domain/genetics/odds.rules'

/** Eggs that stand for all chances of a pair: so many of each kind. */
export type Tray = { readonly eggs: number; readonly lost: number }

/** More eggs than these are no picture any more. */
const mostEggs = 64n

/** The fewest eggs in which every look has a whole number; null where they are too many, or not every look is listed. */
export function trayOf({ outcomes, rest, lost }: Odds): Tray | null {
  if (rest.looks > 0) return null
  let eggs = 1n
  for (const { probability } of outcomes) {
    eggs = (eggs * probability.d) / divisor(eggs, probability.d)
    if (eggs > mostEggs) return null
  }
  return { eggs: Number(eggs), lost: wholeOf(lost, Number(eggs)) ?? 0 }
}

/** How many eggs of a tray a chance is; null where it is no whole number. */
export function wholeOf(chance: Fraction, eggs: number): number | null {
  const part = multiply(chance, fraction(eggs))
  return part.d === 1n ? Number(part.n) : null
}

/** More eggs than these are no quick look any more. */
const fewEggs = 4

/** How many eggs of the same tray each chance is, where these are few; null where a bar says more. */
export function fewEggsOf(chances: readonly Fraction[], unlisted: number): number[] | null {
  if (unlisted > 0) return null
  let eggs = 1n
  for (const { d } of chances) {
    eggs = (eggs * d) / divisor(eggs, d)
    if (eggs > mostEggs) return null
  }
  const counts = chances.map((chance) => wholeOf(chance, Number(eggs)) ?? 0)
  return counts.every((count) => count <= fewEggs) ? counts : null
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))

/** How long a bar is beside the longest one, in per cent. */
export function barOf(chance: Fraction, all: readonly Fraction[]): number {
  let longest = chance
  for (const other of all) if (compare(other, longest) > 0) longest = other
  return longest.n === 0n ? 0 : Math.max(2, Math.round((toNumber(chance) / toNumber(longest)) * 100))
}
