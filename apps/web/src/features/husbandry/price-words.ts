import { formatAmount } from '@clutchbook/domain/kernel/amount'
import { currencySymbol } from '@clutchbook/domain/kernel/money'

/** A price in decimal text as it is read, with two decimals or more: `€1.10`; without a sign where no currency is known. */
export function priceWords(price: string, currency: string | null): string {
  const [whole = '0', fraction = ''] = price.split('.')
  return `${currency === null ? '' : currencySymbol(currency)}${formatAmount(Number(whole))}.${fraction.padEnd(2, '0')}`
}
