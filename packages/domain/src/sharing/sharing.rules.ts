import { isListed, type PriceStatus } from '../collection/collection.rules.ts'

type Offer = {
  readonly priceStatus: PriceStatus
  readonly price: string | null
  readonly contactInfo: string | null
}

/**
 * What strangers may read of an animal's price and contact: both while it is offered, else neither (SHR-62). Words such
 * as On Hold and Sold are not part of this; they are always shown.
 */
export const offerShown = (animal: Offer): { price: string | null; contactInfo: string | null } =>
  isListed(animal)
    ? { price: animal.price, contactInfo: animal.contactInfo }
    : { price: null, contactInfo: null }

/** Who an animal is shown to: its own switch, or its keeper's collection as long as it isn't archived (SHR-Q01, SHR-Q06). */
export const isOpen = (
  animal: { readonly isShared: boolean; readonly isArchived: boolean },
  keeper: { readonly sharesCollection: boolean },
): boolean => animal.isShared || (keeper.sharesCollection && !animal.isArchived)

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
