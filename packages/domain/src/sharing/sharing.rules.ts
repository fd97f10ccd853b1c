import { isListed, type PriceStatus } from '../collection/collection.rules.ts'

type Offer = {
  readonly priceStatus: PriceStatus
  readonly price: string | null
  readonly priceCurrency: string
  readonly contactInfo: string | null
}

/** The currency that is told where the keeper's own is nobody's business. */
const noCurrency = 'USD'

/**
 * What strangers may read of an animal's price and contact: both while it is offered, else neither (SHR-62), and of one
 * whose keeper hides them not even the currency. Words such as On Hold and Sold are not part of this; they are always
 * shown.
 */
export function offerShown(animal: Offer, showsPrice: boolean): Omit<Offer, 'priceStatus'> {
  const { price, priceCurrency, contactInfo } = animal
  if (!showsPrice) return { price: null, priceCurrency: noCurrency, contactInfo: null }
  return isListed(animal)
    ? { price, priceCurrency, contactInfo }
    : { price: null, priceCurrency, contactInfo: null }
}

/** Paths of the pages that everyone may open, below the public address of the site (SHR-29, SHR-30, SHR-21). */
export const publicPaths = {
  animal: (id: number): string => `/shared/reptile/${id}`,
  profile: (keeperId: number): string => `/profile/${keeperId}/shared`,
  collection: (keeperId: number): string => `/collection/${keeperId}`,
} as const

/** What a public page shows, and whose number its address names; null where that is no record's number. */
export type PublicPlace = {
  readonly page: 'animal' | 'profile' | 'collection'
  readonly id: number | null
}

const recordNumber = /^[1-9]\d{0,14}$/

/** The addresses of public pages: those given out today, and older ones that stay good (SHR-01 to SHR-03, SHR-17, SHR-21). */
const addresses = [
  { page: 'animal', path: /^\/(?:shared\/reptile|reptile-detail|public\/reptiles?)\/([^/]+)\/?$/ },
  { page: 'profile', path: /^\/(?:public\/profile\/([^/]+)|profile\/([^/]+)\/shared)\/?$/ },
  { page: 'collection', path: /^\/collection\/([^/]+)\/?$/ },
] as const

/** Which public page a path of the site leads to, or null where it leads to none. */
export function publicPlaceOf(path: string): PublicPlace | null {
  for (const { page, path: pattern } of addresses) {
    const [whole, one, other] = pattern.exec(path) ?? []
    if (whole === undefined) continue
    const named = one ?? other ?? ''
    return { page, id: recordNumber.test(named) ? Number(named) : null }
  }
  return null
}

/** What a keeper is called where others see them: by name, or by username where they gave none (SHR-18). */
export const publicName = (keeper: { readonly name: string | null; readonly username: string }): string =>
  keeper.name || keeper.username
