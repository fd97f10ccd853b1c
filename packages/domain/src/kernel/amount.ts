/**
 * Reads a number of 0 or more as people write it: '1200', '1,200.5', '1 250', '12,5'. A comma groups thousands where it
 * can and is a decimal comma elsewhere, as in '0,125'. Null for anything else, words and negative numbers included.
 */
export function parseAmount(text: string): number | null {
  const plain = text.replaceAll(' ', '')
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''))
  return /^\d+([.,]\d*)?$/.test(plain) ? Number(plain.replace(',', '.')) : null
}

/**
 * A number as it is read, thousands apart and at most two decimals unless more are asked for: `formatAmount(1840)` is
 * '1,840'. Whole ones, which nearly all are, go without the browser's tables of numbers: a phone takes 15 ms to fetch those for the first page.
 */
export function formatAmount(amount: number, decimals = 2): string {
  if (!Number.isSafeInteger(amount))
    return amount.toLocaleString('en-US', { maximumFractionDigits: decimals })
  return `${amount}`.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** A number without what binary fractions add to it: 0.0051 * 1000 is 5.1, not 5.1000000000000005. */
const withoutNoise = (number: number): number => Number(number.toPrecision(12))

/** How many decimals a number was written with: two for 12.25. */
export const decimalsOf = (number: number): number => `${withoutNoise(number)}`.split('.')[1]?.length ?? 0

/** A number as exact as its source: `roundTo(515.1999999, 1)` is 515.2. */
export const roundTo = (number: number, decimals: number): number =>
  Number(withoutNoise(number).toFixed(decimals))
