import { animalsNotFound } from '@clutchbook/domain/collection/collection.errors'
import type { Changed } from '@clutchbook/domain/collection/several-animals.schema'
import { sharedAnimalNotFound } from '@clutchbook/domain/sharing/sharing.errors'
import { publicPaths } from '@clutchbook/domain/sharing/sharing.rules'
import type { AnimalSharing, AnimalSharingChange } from '@clutchbook/domain/sharing/sharing.schema'
import type { Actor } from '../../platform/actor.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import { grantsToAnimal } from './access-grants.ts'
import type { Limits } from './limits.ts'
import { type AnimalSharingRow, findAnimalSharingRow } from './sharing.repository.ts'
import type { SharingParts } from './sharing-dependencies.ts'
import { changeShared, listShared, writeAnimalSharing } from './sharing-settings.repository.ts'

type Parts = SharingParts & { readonly limits: Limits }

/** Whether and how animals are shared, one by one. */
export function createAnimalSharingSettings({ db, transact, clock, secrets, grants, ...others }: Parts) {
  const { limits, publicUrl } = others
  const { makeLock, limitsAfter, toLimits } = limits

  const getOwn = async (reader: Db, actor: Actor, id: number): Promise<AnimalSharingRow> => {
    const settings = await findAnimalSharingRow(reader, id)
    if (settings?.keeperId !== actor.keeperId) throw sharedAnimalNotFound()
    return settings
  }

  const toSharing = (id: number, { timeZone }: Actor, settings: AnimalSharingRow): AnimalSharing => ({
    shared: grants.isLive(settings.own),
    showNotes: settings.showsNotes,
    showPrice: settings.showsPrice,
    showGenotype: settings.showsGenotype,
    inCollection: grants.isLive(settings.collection) && !settings.isArchived,
    asksPassword: grants.listLocked(grantsToAnimal(id, settings)).length > 0,
    link: publicUrl + publicPaths.animal(id),
    ...toLimits(settings.own, timeZone),
  })

  return {
    getAnimalSharing: async (actor: Actor, id: number): Promise<AnimalSharing> =>
      toSharing(id, actor, await getOwn(db, actor, id)),

    changeAnimalSharing: async (
      actor: Actor,
      id: number,
      { shared: isShared, showNotes, showPrice, showGenotype, endsOn, password }: AnimalSharingChange,
    ): Promise<AnimalSharing> => {
      const lock = await makeLock(password)
      return transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        const { own, showsNotes, showsPrice, showsGenotype } = await getOwn(tx, actor, id)
        await writeAnimalSharing(tx, actor.keeperId, id, {
          isShared,
          showsNotes: showNotes ?? showsNotes,
          showsPrice: showPrice ?? showsPrice,
          showsGenotype: showGenotype ?? showsGenotype,
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
          await bumpDataVersion(tx, keeperId)
          const own = await listShared(tx, keeperId, ids)
          if (own.length < ids.length) throw animalsNotFound(ids.length - own.length)
          const changed = own.filter((one) => grants.isLive(one) !== shared).map(({ id }) => id)
          const change = { isShared: shared, now: isoNow(clock), passKey: secrets.newToken() }
          await changeShared(tx, keeperId, changed, change)
          return { ids: changed }
        }),
      )
    },
  }
}
