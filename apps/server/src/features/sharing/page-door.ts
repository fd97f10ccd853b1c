import {
  publicKeeperNotFound,
  sharedAnimalNotFound,
  wrongPagePassword,
} from '@clutchbook/domain/sharing/sharing.errors'
import type { Caller } from '../../platform/caller.ts'
import { networkOf } from '../../platform/network.ts'
import type { Bucket, Pace } from '../../platform/throttle.ts'
import type { GivenPass, Lock } from './passes.ts'
import { findAnimalSwitches, findPageOwner } from './sharing.repository.ts'
import type { SharingParts } from './sharing-parts.ts'
import { type Way, waysToAnimal, waysToPage } from './ways.ts'

const minute = 60
const hour = 60 * minute

/** How fast passwords of pages may be tried: as at the door (ACC-94). */
const paces = {
  here: { free: 5, firstDelay: 5, longestDelay: 15 * minute, forgetAfter: 24 * hour },
  anywhere: { free: 200, firstDelay: 1, longestDelay: minute, forgetAfter: 6 * hour },
  from: { free: 100, firstDelay: 1, longestDelay: 5 * minute, forgetAfter: hour },
} as const satisfies Record<string, Pace>

type LockedWay = Way & { readonly lock: Lock }

/** Lets in whoever knows the password of a page. */
export function createPageDoor({ db, transact, ways, throttle, accounts: { passwords } }: SharingParts) {
  /** What is counted of a try at some links, whichever of them it is meant for. */
  const bucketsOf = (locked: readonly LockedWay[], { address }: Caller) => {
    const network = networkOf(address ?? '')
    const here = locked.map(({ link }): Bucket => ({ of: ['page', link, network], pace: paces.here }))
    const anywhere = locked.map(({ link }): Bucket => ({ of: ['page', link], pace: paces.anywhere }))
    return { here, all: [...here, ...anywhere, { of: ['page from', network], pace: paces.from }] }
  }

  const findFitting = async (locked: readonly LockedWay[], password: string): Promise<LockedWay | null> => {
    for (const way of locked) if (await passwords.fits(way.lock.passwordHash, password)) return way
    return null
  }

  /** A pass by the first way that the password fits; null where none is needed. What is not shared is `missing`. */
  const open = async (
    all: readonly Way[],
    password: string,
    caller: Caller,
    missing: () => Error,
  ): Promise<GivenPass | null> => {
    if (!all.some(ways.isLive)) throw missing()
    const locked = ways.listLocked(all)
    if (locked.length === 0) return null
    const { here, all: counted } = bucketsOf(locked, caller)
    const attempt = await throttle.count(counted)
    const way = await findFitting(locked, password)
    if (!way) throw wrongPagePassword()
    await transact((tx) => attempt.takeBack(tx, here))
    return ways.givePass(way.link, way.lock)
  }

  const openPage =
    (page: 'profile' | 'collection') => async (keeperId: number, password: string, caller: Caller) => {
      const owner = await findPageOwner(db, keeperId)
      return open(owner ? waysToPage[page](owner) : [], password, caller, publicKeeperNotFound)
    }

  return {
    /** Throws 'not-valid' for a wrong password, 'too-many' after several, 'not-found' for what is not shared. */
    openAnimal: async (id: number, password: string, caller: Caller): Promise<GivenPass | null> => {
      const switches = await findAnimalSwitches(db, id)
      return open(switches ? waysToAnimal(id, switches) : [], password, caller, sharedAnimalNotFound)
    },
    openProfile: openPage('profile'),
    openCollection: openPage('collection'),
  }
}
