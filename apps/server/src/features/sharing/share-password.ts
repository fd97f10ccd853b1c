import {
  publicKeeperNotFound,
  sharedAnimalNotFound,
  wrongPagePassword,
} from '@clutchbook/domain/sharing/sharing.errors'
import type { Caller } from '../../platform/caller.ts'
import { networkOf } from '../../platform/network.ts'
import type { Bucket, RateLimit } from '../../platform/throttle.ts'
import { type AccessGrant, grantsToAnimal, grantsToPage } from './access-grants.ts'
import type { IssuedShareToken, Lock } from './share-access-tokens.ts'
import { findAnimalSharingRow, findPageOwner } from './sharing.repository.ts'
import type { SharingParts } from './sharing-dependencies.ts'

const minute = 60
const hour = 60 * minute

/** How fast passwords of pages may be tried: as at sign-in (ACC-94). */
const rateLimits = {
  here: { free: 5, firstDelay: 5, longestDelay: 15 * minute, forgetAfter: 24 * hour },
  anywhere: { free: 200, firstDelay: 1, longestDelay: minute, forgetAfter: 6 * hour },
  from: { free: 100, firstDelay: 1, longestDelay: 5 * minute, forgetAfter: hour },
} as const satisfies Record<string, RateLimit>

type LockedGrant = AccessGrant & { readonly lock: Lock }

/** Lets in whoever knows the password of a page. */
export function createSharePassword({
  db,
  transact,
  grants,
  throttle,
  accounts: { passwords },
}: SharingParts) {
  /** What is counted of a try at some links, whichever of them it is meant for. */
  const bucketsOf = (locked: readonly LockedGrant[], { address }: Caller) => {
    const network = networkOf(address ?? '')
    const here = locked.map(
      ({ link }): Bucket => ({ of: ['page', link, network], rateLimit: rateLimits.here }),
    )
    const anywhere = locked.map(
      ({ link }): Bucket => ({ of: ['page', link], rateLimit: rateLimits.anywhere }),
    )
    return { here, all: [...here, ...anywhere, { of: ['page from', network], rateLimit: rateLimits.from }] }
  }

  const findFitting = async (
    locked: readonly LockedGrant[],
    password: string,
  ): Promise<LockedGrant | null> => {
    for (const grant of locked) if (await passwords.fits(grant.lock.passwordHash, password)) return grant
    return null
  }

  /** A pass by the first way that the password fits; null where none is needed. What is not shared is `missing`. */
  const open = async (
    all: readonly AccessGrant[],
    password: string,
    caller: Caller,
    missing: () => Error,
  ): Promise<IssuedShareToken | null> => {
    if (!all.some(grants.isLive)) throw missing()
    const locked = grants.listLocked(all)
    if (locked.length === 0) return null
    const { here, all: counted } = bucketsOf(locked, caller)
    const attempt = await throttle.count(counted)
    const grant = await findFitting(locked, password)
    if (!grant) throw wrongPagePassword()
    await transact((tx) => attempt.takeBack(tx, here))
    return grants.givePass(grant.link, grant.lock)
  }

  const openPage =
    (page: 'profile' | 'collection') => async (keeperId: number, password: string, caller: Caller) => {
      const owner = await findPageOwner(db, keeperId)
      return open(owner ? grantsToPage[page](owner) : [], password, caller, publicKeeperNotFound)
    }

  return {
    /** Throws 'not-valid' for a wrong password, 'too-many' after several, 'not-found' for what is not shared. */
    openAnimal: async (id: number, password: string, caller: Caller): Promise<IssuedShareToken | null> => {
      const settings = await findAnimalSharingRow(db, id)
      return open(settings ? grantsToAnimal(id, settings) : [], password, caller, sharedAnimalNotFound)
    },
    openProfile: openPage('profile'),
    openCollection: openPage('collection'),
  }
}
