import { type Fraction, percentText, toNumber } from '@clutchbook/domain/genetics/fraction'
import { geneticsTexts } from './genetics.texts.ts'

/** A chance as breeders say it: "1 in 8". */
export const chanceWords = ({ n, d }: Fraction): string => geneticsTexts.outcomes.oneIn(n, d)

/** The longest fraction that is easier to read than its per cent. */
const readable = 10_000n

/** Whether a chance is easier to read as a fraction than as its per cent. */
export const isReadable = ({ d }: Fraction): boolean => d <= readable

/** "1 in 8", or the per cent where the fraction would be a long one. */
export const shortChance = (chance: Fraction): string =>
  isReadable(chance) ? chanceWords(chance) : percentText(chance)

/** An expected number of young, to one digit. */
export const countWords = (count: Fraction): string => {
  const text = toNumber(count).toFixed(1)
  return text.endsWith('.0') ? text.slice(0, -2) : text
}

/** Wright's coefficient in per cent, to one digit. */
export const percentOf = (share: number): string => `${(100 * share).toFixed(1).replace(/\.0$/, '')}%`
