/**
 * Exact fractions. A chance is never rounded on its way from a gene to a page, so that chances sum to one and equal ones
 * compare as equal. `docs/decisions` tells why they are our own.
 */

/** A fraction in lowest terms: `n` over `d`, with `d` above zero. */
export type Fraction = { readonly n: bigint; readonly d: bigint }

export const zero: Fraction = { n: 0n, d: 1n }
export const one: Fraction = { n: 1n, d: 1n }
export const half: Fraction = { n: 1n, d: 2n }

const mostExact = BigInt(Number.MAX_SAFE_INTEGER)

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b]
  while (larger > mostExact || smaller > mostExact) {
    if (smaller === 0n) return larger
    ;[larger, smaller] = [smaller, larger % smaller]
  }
  // Of numbers that a double holds it is found several times as fast.
  let [most, least] = [Number(larger), Number(smaller)]
  while (least > 0) [most, least] = [least, most % least]
  return BigInt(most)
}

/** The fraction `n` over `d` in lowest terms; `d` must be above zero. */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  const [over, under] = [BigInt(n), BigInt(d)]
  const divisor = greatestDivisor(over, under)
  return divisor === 1n ? { n: over, d: under } : { n: over / divisor, d: under / divisor }
}

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d)

export function multiply(a: Fraction, b: Fraction): Fraction {
  if (a.n === a.d) return b
  if (b.n === b.d) return a
  return fraction(a.n * b.n, a.d * b.d)
}

/** `a` divided by `b`, which must be above zero. */
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n)

/** Below zero where `a` is less than `b`, above where it is more. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export const isZero = ({ n }: Fraction): boolean => n === 0n
export const isOne = ({ n, d }: Fraction): boolean => n === d

export const complement = (a: Fraction): Fraction => ({ n: a.d - a.n, d: a.d })
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(add, zero)
export const product = (all: readonly Fraction[]): Fraction => all.reduce(multiply, one)
export const power = (a: Fraction, times: number): Fraction => ({
  n: a.n ** BigInt(times),
  d: a.d ** BigInt(times),
})

/** As it is written on the wire: "2/3", "1", "0". */
export const writeFraction = ({ n, d }: Fraction): string => (d === 1n ? `${n}` : `${n}/${d}`)

/** A fraction as `writeFraction` writes it, of at most nine digits a side; null for any other text. */
export function readFraction(text: string): Fraction | null {
  if (text === '1') return one
  const [, n = '', d = '1'] = /^(\d{1,9})(?:\/(\d{1,9}))?$/.exec(text) ?? []
  return n === '' || Number(d) === 0 ? null : fraction(BigInt(n), BigInt(d))
}

/** For drawing alone: what is counted stays a fraction. */
export const toNumber = ({ n, d }: Fraction): number => Number((n * 1_000_000n) / d) / 1_000_000

/** In per cent, cut and never rounded, so that only what is certain reads 100% (GEN-14). */
export function percentText({ n, d }: Fraction): string {
  const whole = (n * 100n) / d
  return whole === 0n && n > 0n ? '<1%' : `${whole}%`
}
