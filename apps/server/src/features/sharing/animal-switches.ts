import { animalsNotFound } from '@clutchbook/domain/collection/collection.errors'
import type { Changed } from '@clutchbook/domain/collection/several-animals.schema'
import { sharedAnimalNotFound } from '@clutchbook/domain/sharing/sharing.errors'
import { publicPaths } from '@clutchbook/domain/sharing/sharing.rules'
import type { AnimalSharing, AnimalSharingChange } from '@clutchbook/domain/sharing/sharing.schema'
import type { Actor } from '../../platform/actor.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { noteChange } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Limits } from './limits.ts'
import { type AnimalSwitches, findAnimalSwitches } from './sharing.repository.ts'
import type { SharingParts } from './sharing-parts.ts'
import { changeShared, listShared, writeAnimalSharing } from './switches.repository.ts'
import { waysToAnimal } from './ways.ts'

type Parts = SharingParts & { readonly limits: Limits }

/** Whether and how animals are shared, one by one. */
export function createAnimalSwitches({ db, transact, clock, secrets, ways, ...others }: Parts) {
  const { limits, publicUrl } = others
  const { makeLock, limitsAfter, toLimits } = limits

  const getOwn = async (reader: Db, actor: Actor, id: number): Promise<AnimalSwitches> => {
    const switches = await findAnimalSwitches(reader, id)
    if (switches?.keeperId !== actor.keeperId) throw sharedAnimalNotFound()
    return switches
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
  }
}
