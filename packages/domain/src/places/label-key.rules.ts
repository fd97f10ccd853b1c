/** Digits of a key without the one that checks them. */
const chosenDigits = 11

/** How many keys there are. */
export const labelKeys = 10n ** BigInt(chosenDigits)

/** The digit that Luhn's rule puts behind others: it finds each wrong digit, and nearly each two that changed places. */
function checkDigitOf(digits: string): string {
  let sum = 0
  for (const [at, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return String((10 - (sum % 10)) % 10)
}

/** The key that a number stands for, of those below `labelKeys`: its digits and the one that checks them (PLC-12). */
export function labelKeyOf(chosen: bigint): string {
  const digits = String(chosen % labelKeys).padStart(chosenDigits, '0')
  return `${digits}${checkDigitOf(digits)}`
}

export const labelKeyMessage = 'These are not the 12 digits of a label. Please check them.'

/** Whether a text is a key that a label may bear: a scanner or a keeper who got one digit wrong is found out. */
export const isLabelKey = (text: string): boolean =>
  /^\d{12}$/.test(text) && checkDigitOf(text.slice(0, -1)) === text.at(-1)

/** The address that is on a label, in capitals throughout: so a QR code of it takes fewer modules (PLC-13). */
export const labelUrl = (publicUrl: string, key: string): string =>
  `${publicUrl.replace(/\/$/, '')}/q/${key}`.toUpperCase()
