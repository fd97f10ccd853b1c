import type { Fraction } from '@clutchbook/domain/genetics/fraction'

/** A fraction as the server writes it, in lowest terms and of any length. */
export function fractionOf(written: string): Fraction {
  const [n = '0', d = '1'] = written.split('/')
  return { n: BigInt(n), d: BigInt(d) }
}
