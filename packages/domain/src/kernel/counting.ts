/** Longer runs of digits are names, not counts. */
const counted = /^(.*?)(\d{1,15})$/s

/** What stands before the last digits of a name, and those digits; null for one that does not end with any. */
export function countedParts(name: string): { readonly stem: string; readonly digits: string } | null {
  const parts = counted.exec(name)
  return parts ? { stem: parts[1] ?? '', digits: parts[2] ?? '' } : null
}

/** A name that ends with a number, so many steps on and as wide: 'A08' two steps on is 'A10'. Null without a number. */
export function countOn(name: string, steps: number): string | null {
  const parts = countedParts(name)
  if (!parts) return null
  const { stem, digits } = parts
  return `${stem}${String(Number(digits) + steps).padStart(digits.length, '0')}`
}
