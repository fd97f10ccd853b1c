import { parseAmount } from '../kernel/amount.ts'
import { type CivilDay, yearsBetween } from '../kernel/civil-day.ts'
import { defaultCurrency } from '../kernel/money.ts'
import { isListed, type PriceStatus } from './collection.rules.ts'

/** So many animals of one age in whole years by the calendar (COL-Q12); null where the birth day is not known. */
export type AgeCount = { readonly years: number | null; readonly count: number }

/** Animals by age, the youngest first and those without a birth day last. */
export function countByAge(
  births: readonly { readonly dateOfBirth: CivilDay | null; readonly count: number }[],
  today: CivilDay,
): AgeCount[] {
  const counts = new Map<number | null, number>()
  for (const { dateOfBirth, count } of births) {
    const years = dateOfBirth === null ? null : Math.max(0, yearsBetween(dateOfBirth, today))
    counts.set(years, (counts.get(years) ?? 0) + count)
  }
  return Array.from(counts, ([years, count]) => ({ years, count })).sort(
    (a, b) => (a.years ?? Number.POSITIVE_INFINITY) - (b.years ?? Number.POSITIVE_INFINITY),
  )
}

/**
 * What was sold in one currency, and what is offered. Amounts add up the prices that are numbers; an animal whose price
 * is in words, or that has none, counts but adds nothing.
 */
export type CurrencySales = {
  readonly currency: string
  readonly sold: number
  readonly soldAmount: number
  readonly listed: number
  readonly listedAmount: number
}

/** So many animals of one status and price. */
export type PricedCount = {
  readonly priceStatus: PriceStatus
  readonly priceCurrency: string
  readonly price: string | null
  readonly count: number
}

/** Sales by currency, the currency with most sales first. Currencies are never added to each other. */
export function salesByCurrency(priced: readonly PricedCount[]): CurrencySales[] {
  const sales = new Map<string, CurrencySales>()
  for (const one of priced) {
    const isSold = one.priceStatus === 'Sold'
    if (!isSold && !isListed(one)) continue
    const currency = one.priceCurrency.trim().toUpperCase() || defaultCurrency
    const amount = (parseAmount(one.price ?? '') ?? 0) * one.count
    const known = sales.get(currency) ?? { currency, sold: 0, soldAmount: 0, listed: 0, listedAmount: 0 }
    sales.set(
      currency,
      isSold
        ? { ...known, sold: known.sold + one.count, soldAmount: known.soldAmount + amount }
        : { ...known, listed: known.listed + one.count, listedAmount: known.listedAmount + amount },
    )
  }
  return [...sales.values()].sort(
    (a, b) => b.sold - a.sold || b.listed - a.listed || (a.currency < b.currency ? -1 : 1),
  )
}
