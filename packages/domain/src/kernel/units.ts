import { decimalsOf, formatAmount, parseAmount, roundTo } from './amount.ts'

/** Units a weight is given in (COL-91). */
export const weightUnits = ['grams', 'ounces', 'pounds'] as const
export type WeightUnit = (typeof weightUnits)[number]

const abbreviations: Readonly<Record<WeightUnit, string>> = { grams: 'g', ounces: 'oz', pounds: 'lbs' }

/** The most decimals of a weight: a milligram of one in pounds. More than that no scale tells. */
const finest = 6

/** A weight as it is read, as exact as it was entered: `formatWeight(1840, 'grams')` is '1,840 g'; 'Unknown' without one. */
export function formatWeight(weight: number | null, unit: WeightUnit): string {
  if (weight === null) return 'Unknown'
  return `${formatAmount(weight, finest)} ${abbreviations[unit]}`
}

/** The abbreviation of a unit: g, oz, lbs. */
export const weightAbbreviation = (unit: WeightUnit): string => abbreviations[unit]

/** Grams in one of each unit; ounce and pound are the avoirdupois ones, exact by the international agreement of 1959. */
const gramsIn: Readonly<Record<WeightUnit, number>> = { grams: 1, ounces: 28.349523125, pounds: 453.59237 }

/** A weight in another unit: `convertWeight(1, 'pounds', 'grams')` is 453.59237. */
export const convertWeight = (amount: number, from: WeightUnit, to: WeightUnit): number =>
  from === to ? amount : (amount * gramsIn[from]) / gramsIn[to]

/** A weight as weights of all units are compared. */
export const gramsOf = (amount: number, unit: WeightUnit): number => convertWeight(amount, unit, 'grams')

/** A weight as it was written down. */
export type Weight = { readonly amount: number; readonly unit: WeightUnit }

/** The largest number that is taken for a weight, in any unit. */
const heaviest = 1e9

type Written = { readonly unit: WeightUnit; readonly times: number }

const unitWords: readonly [Written, readonly string[]][] = [
  [{ unit: 'grams', times: 1 }, ['g', 'gr', 'gram', 'grams']],
  [{ unit: 'grams', times: 1000 }, ['kg', 'kilo', 'kilos', 'kilogram', 'kilograms']],
  [{ unit: 'ounces', times: 1 }, ['oz', 'ounce', 'ounces']],
  [{ unit: 'pounds', times: 1 }, ['lb', 'lbs', 'pound', 'pounds']],
]

/** What a unit's word stands for; kilograms count as a thousand grams. Null for any other word. */
function unitOfWord(word: string): Written | null {
  const plain = word.trim().toLowerCase().replace(/\.$/, '')
  return unitWords.find(([, words]) => words.includes(plain))?.[0] ?? null
}

/**
 * Reads a weight as keepers write it: `parseWeight('450', 'grams')`, `parseWeight('1,200 g', null)`,
 * `parseWeight('2.5 lbs', null)`. A unit in the text goes before the one beside it; without any it is grams.
 * Null where it is no weight of 0 or more.
 */
export function parseWeight(text: string | null, unit: string | null): Weight | null {
  const [, digits = '', word = ''] = /^(\d[\d., ]*)([a-z]*\.?)$/i.exec(text?.trim() ?? '') ?? []
  const written = unitOfWord(word.trim() || unit?.trim() || 'grams')
  const number = parseAmount(digits)
  if (number === null || written === null) return null
  const amount = written.times === 1 ? number : roundTo(number * written.times, decimalsOf(number))
  return amount <= heaviest ? { amount, unit: written.unit } : null
}
