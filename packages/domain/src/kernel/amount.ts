/**
 * Reads a number of 0 or more as people write it: '1200', '1,200.5', '1 250', '12,5'. A comma groups thousands where it
 * can and is a decimal comma elsewhere. Null for anything else, words and negative numbers included.
 */
export function parseAmount(text: string): number | null {
  const plain = text.replaceAll(' ', '')
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''))
  return /^\d+([.,]\d*)?$/.test(plain) ? Number(plain.replace(',', '.')) : null
}

/**
 * A number as it is read, thousands apart and at most two decimals: `formatAmount(1840)` is '1,840'. Whole ones, which
 * nearly all are, go without the browser's tables of numbers: a phone takes 15 ms to fetch those for the first page.
 */
export function formatAmount(amount: number): string {
  if (!Number.isSafeInteger(amount)) return amount.toLocaleString('en-US', { maximumFractionDigits: 2 })
  return `${amount}`.replace(/\B(?=(\d{3})+$)/g, ',')
}
