import type { PriceStatus, Sex } from '../collection/collection.rules.ts'
import { parseWeight, type Weight } from '../kernel/units.ts'

const sexWords: readonly [Sex, readonly string[]][] = [
  ['Male', ['male', 'm', '1.0', '1.0.0', '♂', 'boy', 'bull']],
  ['Female', ['female', 'f', '0.1', '0.1.0', '♀', 'girl', 'cow']],
  ['Unsexed', ['unsexed', 'u', 'unknown', 'unk', '?', '-', '0.0.1', 'not sexed', 'n/a', 'juvenile']],
]

const statusWords: readonly [PriceStatus, readonly string[]][] = [
  ['For Sale', ['for sale', 'sale', 'available', 'listed', 'yes']],
  ['On Hold', ['on hold', 'hold', 'reserved', 'pending', 'deposit']],
  ['Sold', ['sold', 'gone', 'rehomed']],
  ['Not For Sale', ['not for sale', 'nfs', 'no', 'keeper', 'keeping', 'breeder', 'holdback', 'active']],
]

const find = <T>(table: readonly [T, readonly string[]][], cell: string): T | null => {
  const word = cell.trim().toLowerCase()
  return table.find(([, all]) => all.includes(word))?.[0] ?? null
}

/** The sex that a keeper's word or figure means, 1.0 being a male; null for any other. */
export const readSex = (cell: string): Sex | null => find(sexWords, cell)

/** The price status that a seller's word means; null for any other. */
export const readPriceStatus = (cell: string): PriceStatus | null => find(statusWords, cell)

const flagWords: readonly [boolean, readonly string[]][] = [
  [true, ['yes', 'y', 'true', 'x', '1', '✓', 'on']],
  [false, ['no', 'n', 'false', '0', '-', 'off']],
]

/** Yes or no; null for any other word. */
export const readFlag = (cell: string): boolean | null => find(flagWords, cell)

/** The unit of weight that a heading names in brackets, as in 'Weight (oz)'; null where it names none. */
export function weightUnitIn(heading: string): string | null {
  const [, inHeading = ''] = /\(([^)]*)\)/.exec(heading) ?? []
  return inHeading !== '' && parseWeight('1', inHeading) !== null ? inHeading : null
}

/** A weight with its unit in the cell, in a cell beside it, or in the heading: 'Weight (oz)'. Null where it is none. */
export function readWeight(cell: string, unit: string, heading: string): Weight | null {
  return parseWeight(cell, unit.trim() || (weightUnitIn(heading) ?? 'grams'))
}
