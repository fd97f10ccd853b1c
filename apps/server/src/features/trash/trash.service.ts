import { type CountedKind, countedKinds } from '@clutchbook/domain/billing/billing.rules'
import type { PageQuery } from '@clutchbook/domain/kernel/paging'
import { notInTrash, trashedNumberTaken } from '@clutchbook/domain/trash/trash.errors'
import { leavesTrashAt, type TrashKind, trashDays } from '@clutchbook/domain/trash/trash.rules'
import type {
  Restored,
  SeveralRestored,
  SeveralTrashed,
  Trashed,
} from '@clutchbook/domain/trash/trash.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoAfter, isoNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { noteChange } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { BillingService } from '../billing/billing.service.ts'
import { addressOf, type MediaService } from '../media/media.service.ts'
import { type Image, mediaOf, takeImage } from './imaging.ts'
import { findTakenNumber } from './putting-back.ts'
import { createRearranging, imageOf, type RearrangingDependencies, writtenDown } from './rearranging.ts'
import type { KeepInTrash } from './trash.events.ts'
import {
  createEntry,
  type EntryRow,
  findEntryOf,
  getEntry,
  isThere,
  type ListedEntry,
  listEntries,
  listEntryIds,
  listKeepersUntil,
  removeEntry,
} from './trash.repository.ts'
import { mainTableOf } from './what-hangs-on.ts'

export type TrashDependencies = RearrangingDependencies & {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly billing: BillingService
  readonly media: MediaService
  /** Told of a keeper whose old entries could not be removed this time. */
  readonly report: (error: unknown) => void
}

/** A page of the trash; `next` is the cursor of the following one. */
export type TrashPage = { readonly entries: Trashed[]; readonly next: string | null }

const keptMs = trashDays * 24 * 60 * 60 * 1000

/** What a keeper deleted, for 30 days. */
export function createTrashService(dependencies: TrashDependencies) {
  const { db, transact, clock, billing, media, report } = dependencies
  const { bringBack, releaseFrom } = createRearranging(dependencies)

  const getOwn = async (tx: Tx, { keeperId }: Actor, kind: TrashKind, id: number): Promise<EntryRow> => {
    const entry = await findEntryOf(tx, keeperId, kind, id)
    if (!entry) throw notInTrash()
    return entry
  }

  /** Takes the places of the plan that what comes back needs, and answers the image without them. */
  const takePlaces = async (tx: Tx, actor: Actor, image: Image): Promise<Image> => {
    const counts = { ...image.counts }
    for (const kind of countedKinds satisfies readonly CountedKind[]) {
      const left = counts[kind] ?? 0
      if (left < 0) await billing.ensurePlace(tx, actor, kind, -left)
      delete counts[kind]
    }
    return { ...image, counts }
  }

  /** Brings one entry back; answers how many links stay as they are now. */
  const restoreWithin = async (tx: Tx, actor: Actor, kind: TrashKind, id: number): Promise<number> => {
    const { keeperId } = actor
    if (await isThere(tx, keeperId, kind, id)) return 0
    const entry = await getOwn(tx, actor, kind, id)
    const image = imageOf(entry)
    const taken = await findTakenNumber(tx, keeperId, image)
    if (taken !== null) throw trashedNumberTaken(taken)
    const unlinked = await bringBack(tx, entry, await takePlaces(tx, actor, image))
    await removeEntry(tx, entry)
    return unlinked
  }

  /** Lets an entry go for good; its media are swept once nothing else shows them. */
  const letGo = async (tx: Tx, entry: EntryRow): Promise<void> => {
    await media.countUses(tx, entry.keeperId, { shown: [], hidden: mediaOf(imageOf(entry)) })
    await removeEntry(tx, entry)
  }

  /** Lets all entries of a keeper go, or those that were deleted up to a moment: the oldest first, so none needs another. */
  const letAllGo = async (tx: Tx, keeperId: number, until?: string): Promise<number> => {
    await noteChange(tx, keeperId)
    const ids = await listEntryIds(tx, keeperId, until)
    for (const id of ids) await letGo(tx, await getEntry(tx, keeperId, id))
    return ids.length
  }

  const keep: KeepInTrash = async (tx, what, leave) => {
    const { kind, keeperId, id, label, note, mediaId = null } = what
    const image = await takeImage(tx, { keeperId, table: mainTableOf[kind], id }, leave)
    const shown = { label, note, mediaId, removedAt: isoNow(clock) }
    await createEntry(tx, { keeperId, kind, recordId: id, ...shown, ...writtenDown(image) })
  }

  return {
    keep,

    list: async ({ keeperId }: Actor, query: PageQuery): Promise<TrashPage> => {
      const { rows, next } = await listEntries(db, keeperId, query)
      return { entries: rows.map(toTrashed), next }
    },

    /**
     * Brings back what was deleted; where it is back already nothing happens. Throws 'plan-limit' where the plan holds
     * no more and 'taken' for an egg whose number is in use again; then it stays in the trash.
     */
    restore: (actor: Actor, kind: TrashKind, id: number): Promise<Restored> =>
      transact(async (tx) => {
        await noteChange(tx, actor.keeperId)
        return { kind, id, unlinked: await restoreWithin(tx, actor, kind, id) }
      }),

    /** The same of several, all of them or none. What was deleted last comes first, as one would go back in time. */
    restoreSeveral: (actor: Actor, entries: SeveralTrashed['entries']): Promise<SeveralRestored> =>
      transact(async (tx) => {
        await noteChange(tx, actor.keeperId)
        let unlinked = 0
        for (const { kind, id } of entries.toReversed()) unlinked += await restoreWithin(tx, actor, kind, id)
        return { count: entries.length, unlinked }
      }),

    /** Deletes something in the trash for good. */
    remove: (actor: Actor, kind: TrashKind, id: number): Promise<void> =>
      transact(async (tx) => {
        await noteChange(tx, actor.keeperId)
        const entry = await getOwn(tx, actor, kind, id)
        await releaseFrom(tx, entry)
        await letGo(tx, entry)
      }),

    /** Empties the trash for good; answers how many entries it had. */
    removeAll: ({ keeperId }: Actor): Promise<number> => transact((tx) => letAllGo(tx, keeperId)),

    /** Lets go for good what was deleted 30 days ago. A keeper whose turn fails holds up no other. */
    sweep: async (): Promise<void> => {
      const until = isoAfter(clock, -keptMs)
      const failed = new Set<number>()
      for (;;) {
        const keepers = await listKeepersUntil(db, until, failed)
        if (keepers.length === 0) return
        for (const keeperId of keepers) {
          await transact((tx) => letAllGo(tx, keeperId, until)).catch((error: unknown) => {
            failed.add(keeperId)
            report(error)
          })
        }
      }
    },
  }
}

export type TrashService = ReturnType<typeof createTrashService>

const toTrashed = ({ kind, recordId, label, note, mediaId, removedAt }: ListedEntry): Trashed => ({
  kind,
  id: recordId,
  label,
  note,
  photo: mediaId === null ? null : addressOf(mediaId),
  removedAt,
  leavesAt: leavesTrashAt(removedAt),
})
