import { type CivilDay, yearsBetween } from '../kernel/civil-day.ts'
import type { TextRule } from '../kernel/fields.ts'

export const sexes = ['Male', 'Female', 'Unsexed'] as const
export type Sex = (typeof sexes)[number]

export const priceStatuses = ['For Sale', 'On Hold', 'Sold', 'Not For Sale'] as const
export type PriceStatus = (typeof priceStatuses)[number]

/** Which animals a list holds (COL-129): `all` is everything the keeper owns. */
export const animalLists = ['all', 'main', 'holdbacks', 'archived'] as const
export type AnimalList = (typeof animalLists)[number]

/** The orders in which a list of animals can be read. */
export const animalSorts = ['newest', 'customId', 'unfed', 'heaviest'] as const
export type AnimalSort = (typeof animalSorts)[number]

/** Longest texts of an animal, in characters (COL-Q18), and its largest weight, in any unit. */
export const animalLimits = {
  name: 120,
  text: 500,
  price: 40,
  currency: 12,
  notes: 10_000,
  weight: 1e9,
} as const

/** A price is a non-negative decimal, or words such as 'ask' (COL-Q18). */
export const priceProblem: TextRule = (price) =>
  /^\s*-\s*[\d.,]/.test(price) ? 'Price cannot be negative' : null

/** What an amount, such as a weight, is refused with. */
export const amountMessages = {
  notNumber: 'Please enter a number',
  least: 'Please enter a number of 0 or more',
} as const

/** A birth day may be today at the latest (COL-Q12); both are days of the keeper's calendar. */
export const birthProblem = (dateOfBirth: CivilDay, today: CivilDay): string | null =>
  dateOfBirth > today ? 'Date of birth cannot be in the future' : null

/** An animal is sold today at the latest; both are days of the keeper's calendar. */
export const soldProblem = (soldOn: CivilDay, today: CivilDay): string | null =>
  soldOn > today ? 'The day of the sale cannot be in the future' : null

/** What became of an offer, and when. */
export type Sale = { readonly priceStatus: PriceStatus; readonly soldOn: CivilDay | null }

/**
 * The day of the sale once an animal is saved: of one that becomes sold it is today where no day is `stated`, not even
 * that there is none, and of one that is sold no longer it goes. Another save leaves it alone.
 */
export function soldOnAfterSave(
  after: Sale,
  { before, isStated, today }: { before: Sale | null; isStated: boolean; today: CivilDay },
): CivilDay | null {
  const wasSold = before?.priceStatus === 'Sold'
  if (after.priceStatus !== 'Sold') return wasSold && after.soldOn === before.soldOn ? null : after.soldOn
  return after.soldOn ?? (wasSold || isStated ? null : today)
}

/** Only what is sold has a day of its sale, and that is today at the latest. One that stays as it was is not judged again. */
export function saleProblem(
  { priceStatus, soldOn }: Sale,
  before: Sale | null,
  today: CivilDay,
): string | null {
  if (soldOn === null || soldOn === before?.soldOn) return null
  if (priceStatus !== 'Sold')
    return 'Only a sold animal has a day of its sale. Please set its price status to Sold as well'
  return soldProblem(soldOn, today)
}

/** An animal's age as keepers say it (COL-101): 'Under 1 Year', '1 year', '3 years', or 'Unknown'. */
export function ageText(dateOfBirth: CivilDay | null, today: CivilDay): string {
  if (!dateOfBirth) return 'Unknown'
  const years = yearsBetween(dateOfBirth, today)
  if (years < 1) return 'Under 1 Year'
  return years === 1 ? '1 year' : `${years} years`
}

type Listing = { priceStatus: PriceStatus; price: string | null }

/** Whether an animal is offered to others (COL-53): For Sale, and with a price. */
export const isListed = ({ priceStatus, price }: Listing): boolean =>
  priceStatus === 'For Sale' && price !== null && price !== ''

/** A sold animal belongs to the archive (COL-97); leaving Sold later doesn't take it out again (COL-Q08). */
export const archivedAfterSave = (animal: { priceStatus: PriceStatus; isArchived: boolean }): boolean =>
  animal.priceStatus === 'Sold' || animal.isArchived
