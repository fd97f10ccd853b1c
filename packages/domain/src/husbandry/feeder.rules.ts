import { searchForm } from '../kernel/text-order.ts'
import { foodStates } from './plan.ts'
import { piecesEaten, type RecordData, textOf } from './record-data.ts'

/** Bounds of feeders: texts in characters, how many a keeper has, and how many pieces of one. */
export const feederLimits = {
  text: 60,
  cost: 17,
  currency: 12,
  notes: 2000,
  grams: 100_000,
  pieces: 1_000_000,
  feeders: 500,
} as const

/** Why stock moves that is not fed. */
export const stockReasons = ['bought', 'counted', 'wasted'] as const

export const feederMessages = {
  pieces: `Please give a whole number of pieces, at most ${feederLimits.pieces}`,
  grams: 'Please give the grams of one piece, more than 0',
  cost: 'Please enter the price as a number, such as 1.25',
  state: `Please choose one of: ${foodStates.join(', ')}`,
} as const

/** Whether a text is an amount of money as it is stored. */
export const isDecimal = (text: string): boolean => /^\d{1,12}(\.\d{1,4})?$/.test(text)

export const costRule = (text: string): string | null => (isDecimal(text.trim()) ? null : feederMessages.cost)

export const stateRule = (text: string): string | null =>
  foodStates.some((state) => state === text) ? null : feederMessages.state

/** What tells one feeder from another, however it is written. */
type Like = { readonly prey: string; readonly size: string | null; readonly state: string | null }

/** Feeders of the same key are the same food; a keeper has one of each. */
export const likeKeyOf = ({ prey, size, state }: Like): string =>
  JSON.stringify([searchForm(prey.trim()), searchForm(size?.trim() ?? ''), state ?? ''])

/** What a feeder is called: `adult mouse`. */
export const feederName = ({ prey, size }: Pick<Like, 'prey' | 'size'>): string =>
  [size, prey].filter((word) => word !== null && word !== '').join(' ')

/** The key of the food that a feeding offered; null where it does not say what it was. */
export function likeKeyOfData({ prey, size, state }: RecordData): string | null {
  const said = textOf(prey)
  return said === null ? null : likeKeyOf({ prey: said, size: textOf(size), state: textOf(state) })
}

/**
 * How many pieces a feeding takes out of stock (FED-03): those that were eaten, also where they came up again, and the
 * rest where that was thrown away.
 */
export function piecesTaken({ outcome, count, eaten, wasted }: RecordData): number {
  if (wasted === true) return piecesEaten({ count })
  return outcome === 'refused' || outcome === 'skipped' ? 0 : piecesEaten({ outcome, count, eaten })
}

/** Amounts are counted in ten-thousandths, so that no fraction is lost. */
const decimals = 4
const scale = 10n ** BigInt(decimals)

function unitsOf(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.trim().split('.')
  return BigInt(whole) * scale + BigInt(fraction.padEnd(decimals, '0').slice(0, decimals))
}

function amountOf(units: bigint): string {
  const fraction = String(units % scale)
    .padStart(decimals, '0')
    .replace(/0+$/, '')
  // Amounts of money have two decimals or more, or none.
  return fraction === '' ? String(units / scale) : `${units / scale}.${fraction.padEnd(2, '0')}`
}

/** What so many pieces cost. */
export const costOf = (pieces: number, unitCost: string): string =>
  amountOf(unitsOf(unitCost) * BigInt(pieces))

/** What one of several pieces costs that were bought together, to a ten-thousandth. */
export function unitCostOf(cost: string, pieces: number): string {
  const of = BigInt(pieces)
  return amountOf((unitsOf(cost) + of / 2n) / of)
}

/** The sum of amounts. */
export const sumOf = (amounts: readonly string[]): string =>
  amountOf(amounts.reduce((sum, amount) => sum + unitsOf(amount), 0n))

/** The larger of two amounts first. */
export const byAmount = (one: string, other: string): number => {
  const difference = unitsOf(other) - unitsOf(one)
  return difference < 0n ? -1 : Number(difference > 0n)
}

/** Whether a feeder is low (FED-04): at its bound or below, or with less than what is to be thawed. */
export const isLow = (
  { count, lowAt }: { readonly count: number; readonly lowAt: number | null },
  asked: number,
): boolean => (lowAt !== null && count <= lowAt) || count < asked
