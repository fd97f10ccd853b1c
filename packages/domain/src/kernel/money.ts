import { formatAmount, parseAmount } from './amount.ts'

/**
 * Currencies an animal can be listed in, ISO 4217 codes with the sign put before the amount (COL-99, COL-100).
 * Source of the codes: ISO 4217 list of active codes, November 2026 (the lev is gone, Bulgaria has the euro); signs as commonly printed in English text.
 */
export const currencySymbols: Readonly<Record<string, string>> = {
  USD: '$',
  CAD: 'C$',
  MXN: 'MX$',
  EUR: '€',
  GBP: '£',
  CHF: 'CHF ',
  JPY: '¥',
  CNY: 'CN¥',
  AUD: 'A$',
  NZD: 'NZ$',
  INR: '₹',
  BRL: 'R$',
  ARS: 'AR$',
  CLP: 'CL$',
  COP: 'CO$',
  PEN: 'S/',
  PYG: '₲',
  UYU: '$U',
  CRC: '₡',
  DOP: 'RD$',
  GTQ: 'Q',
  SEK: 'SEK ',
  NOK: 'NOK ',
  DKK: 'DKK ',
  ISK: 'ISK ',
  PLN: 'zł ',
  CZK: 'Kč ',
  HUF: 'Ft ',
  RON: 'lei ',
  RSD: 'RSD ',
  UAH: '₴',
  TRY: '₺',
  ILS: '₪',
  AED: 'AED ',
  SAR: 'SAR ',
  QAR: 'QAR ',
  KWD: 'KWD ',
  EGP: 'E£',
  MAD: 'MAD ',
  NGN: '₦',
  KES: 'KSh ',
  GHS: 'GH₵',
  ZAR: 'R',
  KRW: '₩',
  TWD: 'NT$',
  HKD: 'HK$',
  SGD: 'S$',
  MYR: 'RM',
  THB: '฿',
  IDR: 'Rp ',
  PHP: '₱',
  VND: '₫',
  PKR: '₨',
  BDT: '৳',
  LKR: 'Rs ',
}

export const defaultCurrency = 'USD'

/** The sign of a currency; an unknown code is shown as typed, none means dollars. */
export function currencySymbol(code: string | null): string {
  if (!code) return '$'
  return currencySymbols[code.toUpperCase()] ?? `${code} `
}

/** A price as it is read: an amount is grouped and signed, words such as 'ask' are left as the keeper wrote them. */
export function formatPrice(price: string, currency: string | null): string {
  const amount = parseAmount(price)
  if (amount === null) return price
  return `${currencySymbol(currency)}${formatAmount(amount)}`
}
