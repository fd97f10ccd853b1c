import { labelKeyOf, labelUrl } from '@clutchbook/domain/places/label-key.rules'
import {
  type LabelLink,
  type LabelledKind,
  labelLinks,
  labelledKinds,
  labelledLists,
  openedBy,
  ownerPath,
} from '@clutchbook/domain/places/labels'
import { labelNotFound } from '@clutchbook/domain/places/labels.errors'
import type { Label, LabelTarget, NewLabels } from '@clutchbook/domain/places/labels.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import { createLabelNaming } from './label-naming.ts'
import { createLabels, findLabel, listKeys, removeLabel } from './labels.repository.ts'
import type { FindSharedPage } from './places.hooks.ts'

export type LabelsDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly secrets: Secrets
  readonly publicUrl: string
  readonly collection: CollectionService
  readonly findSharedPage: FindSharedPage
}

const nothing: Readonly<Record<LabelLink, null>> = {
  ...{ animalId: null, placeId: null, breedingProjectId: null },
  ...{ clutchId: null, incubatorId: null, boxId: null },
}

/** Labels of what a keeper has: each has a key of its own, by which a scanner finds it (PLC-12 to PLC-14, SEA-23). */
export function createLabelling(dependencies: LabelsDependencies) {
  const { db, transact, clock, secrets, publicUrl, collection, findSharedPage } = dependencies
  const nameLabels = createLabelNaming(collection)

  const newKey = (): string => labelKeyOf(BigInt(`0x${Buffer.from(secrets.newToken()).toString('hex')}`))

  /** The keys of records of one kind; those that had none have one now. A key that somebody has is never given again. */
  const ensureKeys = async (
    tx: Tx,
    keeperId: number,
    kind: LabelledKind,
    ids: readonly number[],
  ): Promise<Map<number, string>> => {
    const link = labelLinks[kind]
    let keys = await listKeys(tx, keeperId, link, ids)
    while (keys.size < ids.length) {
      const made = { ...nothing, keeperId, createdAt: isoNow(clock) }
      const without = ids.filter((id) => !keys.has(id))
      await createLabels(
        tx,
        without.map((id) => ({ ...made, [link]: id, key: newKey() })),
      )
      keys = await listKeys(tx, keeperId, link, ids)
    }
    return keys
  }

  return {
    make: (actor: Actor, wanted: NewLabels): Promise<Label[]> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const labels = await nameLabels(tx, actor, wanted)
        const keys = new Map<LabelledKind, ReadonlyMap<number, string>>()
        for (const kind of labelledKinds)
          keys.set(kind, await ensureKeys(tx, keeperId, kind, wanted[labelledLists[kind]]))
        return labels.map((label) => {
          const key = keys.get(label.kind)?.get(label.id) ?? ''
          return { ...label, key, url: labelUrl(publicUrl, key) }
        })
      }),

    /**
     * Where a label leads whoever comes by it: its owner to what it is of, others to an animal that is shared. Throws
     * 'not-found' alike for what is private, void or unknown.
     */
    find: async (keeperId: number | null, key: string): Promise<LabelTarget> => {
      const found = await findLabel(db, key)
      if (!found) throw labelNotFound()
      const opened = openedBy(found)
      if (opened && found.keeperId === keeperId)
        return { ...opened, to: ownerPath[opened.kind](opened.id, found.boxIn) }
      const to = found.animalId === null ? null : await findSharedPage(found.animalId)
      if (to === null) throw labelNotFound()
      return { to }
    },

    /** Voids an own label: what is printed opens nothing any more. Throws 'not-found' where there is none. */
    void: (actor: Actor, key: string): Promise<void> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        if (!(await removeLabel(tx, actor.keeperId, key))) throw labelNotFound()
      }),
  }
}
