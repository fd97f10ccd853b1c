/**
 * Reads a number of 0 or more as people write it: '1200', '1,200.5', '1 250', '12,5'. A comma groups thousands where it
 * can and is a decimal comma elsewhere. Null for anything else, words and negative numbers included.
 */
export function parseAmount(text: string): number | null {
  const plain = text.replaceAll(' ', '')
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''))
  return /^\d+([.,]\d*)?$/.test(plain) ? Number(plain.replace(',', '.')) : null
}
