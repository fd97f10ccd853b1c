import { animalsNotFound } from '@clutchbook/domain/collection/collection.errors'
import type { Changed } from '@clutchbook/domain/collection/several-animals.schema'
import {
  endIsOver,
  publicKeeperNotFound,
  sharedAnimalNotFound,
} from '@clutchbook/domain/sharing/sharing.errors'
import { publicPaths } from '@clutchbook/domain/sharing/sharing.rules'
import type {
  AnimalSharing,
  AnimalSharingChange,
  LimitsChange,
  SharingChange,
  SharingLimits,
  SharingOverview,
  SharingSwitches,
} from '@clutchbook/domain/sharing/sharing.schema'
import { endAfter, lastDayBefore } from '@clutchbook/domain/sharing/sharing-limits.rules'
import type { Actor } from '../../platform/actor.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { noteChange } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Lock } from './passes.ts'
import {
  type AnimalSwitches,
  findAnimalSwitches,
  findPageOwner,
  type PageOwner,
} from './sharing.repository.ts'
import type { SharingParts } from './sharing-parts.ts'
import {
  changeShared,
  changeSwitches,
  type LimitColumns,
  listOwnShared,
  listShared,
  writeAnimalSharing,
  writePageLimits,
} from './switches.repository.ts'
import { type Switch, waysToAnimal } from './ways.ts'

const pages = ['profile', 'collection'] as const

/** A lock that is to be put on; null takes it away, undefined leaves it. */
type NewLock = Lock | null | undefined

/** What a keeper shows to others, and until when, with what, and behind which password. */
export function createSwitches({ db, transact, clock, secrets, ways, ...others }: SharingParts) {
  const { accounts, collection, publicUrl } = others

  /** Hashing takes a while, so it comes before a transaction. */
  const makeLock = async (password: string | null | undefined): Promise<NewLock> =>
    typeof password === 'string'
      ? { passwordHash: await accounts.passwords.hash(password), passKey: secrets.newToken() }
      : password

  /** The moment at which a new end falls. Throws 'not-valid' for a day that is over. */
  const endOf = (lastDay: string, { timeZone }: Pick<Actor, 'timeZone'>): string => {
    const end = endAfter(lastDay, timeZone).toISOString()
    if (ways.isOver(end)) throw endIsOver()
    return end
  }

  /** What bounds sharing after a change. An end that is over is forgotten, and whoever stops ends all passes. */
  const limitsAfter = (
    before: Switch,
    actor: Actor,
    change: { readonly isOn: boolean; readonly endsOn: LimitsChange['endsOn']; readonly lock: NewLock },
  ): LimitColumns => {
    const kept = ways.isOver(before.endsAt) ? null : before.endsAt
    const endsAt = change.endsOn ? endOf(change.endsOn, actor) : change.endsOn === null ? null : kept
    const lock = change.lock === undefined ? before.lock : change.lock
    if (lock === null) return { endsAt, passwordHash: null, passKey: null }
    return { endsAt, ...lock, ...(change.isOn ? {} : { passKey: secrets.newToken() }) }
  }

  const toLimits = (one: Switch, timeZone: string): SharingLimits => {
    const { isOn, endsAt, lock, views, lastViewedOn } = one
    const isOver = ways.isOver(endsAt)
    const endsOn = endsAt === null || (isOver && !isOn) ? null : lastDayBefore(new Date(endsAt), timeZone)
    return { endsOn, ended: isOn && isOver, hasPassword: lock !== null, views, lastViewedOn }
  }

  const getOwn = async (reader: Db, actor: Actor, id: number): Promise<AnimalSwitches> => {
    const switches = await findAnimalSwitches(reader, id)
    if (switches?.keeperId !== actor.keeperId) throw sharedAnimalNotFound()
    return switches
  }

  const getOwner = async (reader: Db, { keeperId }: Actor): Promise<PageOwner> => {
    const owner = await findPageOwner(reader, keeperId)
    if (!owner) throw publicKeeperNotFound()
    return owner
  }

  const toSharing = (id: number, { timeZone }: Actor, switches: AnimalSwitches): AnimalSharing => ({
    shared: ways.isLive(switches.own),
    showNotes: switches.showsNotes,
    showPrice: switches.showsPrice,
    inCollection: ways.isLive(switches.collection) && !switches.isArchived,
    asksPassword: ways.listLocked(waysToAnimal(id, switches)).length > 0,
    link: publicUrl + publicPaths.animal(id),
    ...toLimits(switches.own, timeZone),
  })

  const toSwitches = ({ profile, collection: whole, isListed }: PageOwner): SharingSwitches => ({
    profile: ways.isLive(profile),
    collection: ways.isLive(whole),
    directory: isListed,
  })

  return {
    getAnimalSharing: async (actor: Actor, id: number): Promise<AnimalSharing> =>
      toSharing(id, actor, await getOwn(db, actor, id)),

    changeAnimalSharing: async (
      actor: Actor,
      id: number,
      { shared: isShared, showNotes, showPrice, endsOn, password }: AnimalSharingChange,
    ): Promise<AnimalSharing> => {
      const lock = await makeLock(password)
      return transact(async (tx) => {
        await noteChange(tx, actor.keeperId)
        const { own, showsNotes, showsPrice } = await getOwn(tx, actor, id)
        await writeAnimalSharing(tx, actor.keeperId, id, {
          isShared,
          showsNotes: showNotes ?? showsNotes,
          showsPrice: showPrice ?? showsPrice,
          ...limitsAfter(own, actor, { isOn: isShared, endsOn, lock }),
        })
        return toSharing(id, actor, await getOwn(tx, actor, id))
      })
    },

    /** Shares several own animals or stops; answers those that were not so. Throws 'not-found' unless all are the actor's. */
    shareSeveral: (actor: Actor, ids: readonly number[], shared: boolean): Promise<Changed> => {
      const { keeperId } = actor
      const request = keyedBy(actor, ['share several', ids, shared])
      return transact((tx) =>
        answerOnce(tx, clock, request, async () => {
          await noteChange(tx, keeperId)
          const own = await listShared(tx, keeperId, ids)
          if (own.length < ids.length) throw animalsNotFound(ids.length - own.length)
          const changed = own.filter((one) => ways.isLive(one) !== shared).map(({ id }) => id)
          const change = { isShared: shared, now: isoNow(clock), passKey: secrets.newToken() }
          await changeShared(tx, keeperId, changed, change)
          return { ids: changed }
        }),
      )
    },

    /** Everything that the keeper shows, what has ended among it. */
    getOverview: async (actor: Actor): Promise<SharingOverview> => {
      const { keeperId, timeZone } = actor
      const owner = await getOwner(db, actor)
      const shared = await listOwnShared(db, keeperId)
      const cards = await collection.findCards(db, actor, [...shared.keys()])
      const reptiles = [...shared].flatMap(([id, own]) => {
        const card = cards.get(id)
        if (!card) return []
        const { name, species, photos } = card
        const link = publicUrl + publicPaths.animal(id)
        return [{ id, name, species, photos, link, ...toLimits(own, timeZone) }]
      })
      return {
        ...toSwitches(owner),
        links: {
          profile: publicUrl + publicPaths.profile(keeperId),
          collection: publicUrl + publicPaths.collection(keeperId),
        },
        limits: {
          profile: toLimits(owner.profile, timeZone),
          collection: toLimits(owner.collection, timeZone),
        },
        reptiles: reptiles.toSorted((one, other) => other.id - one.id),
      }
    },

    changeSwitches: async (actor: Actor, change: SharingChange): Promise<SharingSwitches> => {
      const locks = {
        profile: await makeLock(change.limits?.profile?.password),
        collection: await makeLock(change.limits?.collection?.password),
      }
      return transact(async (tx) => {
        await noteChange(tx, actor.keeperId)
        const before = await getOwner(tx, actor)
        const { limits: changed, ...switches } = change
        for (const page of pages) {
          if (switches[page] === undefined && changed?.[page] === undefined) continue
          // What has ended stays shut, whatever else is changed of it.
          const isOn = switches[page] ?? ways.isLive(before[page])
          switches[page] = isOn
          const next = { isOn, endsOn: changed?.[page]?.endsOn, lock: locks[page] }
          await writePageLimits(tx, actor.keeperId, page, limitsAfter(before[page], actor, next))
        }
        await changeSwitches(tx, actor.keeperId, switches)
        return toSwitches(await getOwner(tx, actor))
      })
    },
  }
}
