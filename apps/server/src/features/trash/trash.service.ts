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
import { negated, noteChange, sumOf } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { BillingService } from '../billing/billing.service.ts'
import type { BreedingService } from '../breeding/breeding.service.ts'
import type { CalendarService } from '../calendar/calendar.service.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import type { KeepInTrash } from '../collection/removal.hooks.ts'
import type { EggsService } from '../eggs/eggs.service.ts'
import type { LineageService } from '../lineage/lineage.service.ts'
import { addressOf, type MediaService } from '../media/media.service.ts'
import { listIds } from './images.repository.ts'
import { mediaOf, takeImages } from './imaging.ts'
import { findTakenNumber } from './putting-back.ts'
import { createRearranging, imageOf, type Leaves, type Undone, writtenDown } from './rearranging.ts'
import {
  createEntries,
  type EntryRow,
  getEntry,
  type ListedEntry,
  listEntries,
  listEntriesOf,
  listEntryIds,
  listKeepersUntil,
  removeEntries,
} from './trash.repository.ts'
import { mainTableOf } from './what-hangs-on.ts'

export type TrashDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly billing: BillingService
  readonly media: MediaService
  readonly collection: CollectionService
  readonly lineage: LineageService
  readonly breeding: BreedingService
  readonly eggs: EggsService
  readonly calendar: CalendarService
  /** Told of a keeper whose old entries could not be removed this time. */
  readonly report: (error: unknown) => void
}

/** A page of the trash; `next` is the cursor of the following one. */
export type TrashPage = { readonly entries: Trashed[]; readonly next: string | null }

/** A record that is wanted back. */
type Asked = SeveralTrashed['entries'][number]

const keptMs = trashDays * 24 * 60 * 60 * 1000

/** What a keeper deleted, for 30 days. */
export function createTrashService(dependencies: TrashDependencies) {
  const { db, transact, clock, billing, media, report } = dependencies
  const { bringBack, releaseFrom } = createRearranging(leavesOf(dependencies))

  const getOwn = async (tx: Tx, { keeperId }: Actor, kind: TrashKind, id: number): Promise<EntryRow> => {
    const [entry] = await listEntriesOf(tx, keeperId, kind, [id])
    if (!entry) throw notInTrash()
    return entry
  }

  /** Counts what comes back, and takes the places of the plan that it needs. */
  const takePlaces = async (tx: Tx, actor: Actor, undone: readonly Undone[]): Promise<void> => {
    const back = negated(sumOf(undone.map(({ image }) => image.counts)))
    for (const kind of countedKinds satisfies readonly CountedKind[]) {
      const wanted = back[kind] ?? 0
      if (wanted > 0) await billing.ensurePlace(tx, actor, kind, wanted)
      delete back[kind]
    }
    await noteChange(tx, actor.keeperId, back)
  }

  /** The entries of records that are not back already. Throws 'not-found' where one is not in the trash either. */
  const listWanted = async (tx: Tx, { keeperId }: Actor, asked: readonly Asked[]): Promise<EntryRow[]> => {
    const entries: EntryRow[] = []
    for (const [kind, some] of Map.groupBy(asked, (one) => one.kind)) {
      const ids = new Set(some.map(({ id }) => id))
      for (const id of await listIds(tx, keeperId, mainTableOf[kind], [...ids])) ids.delete(id)
      const found = await listEntriesOf(tx, keeperId, kind, [...ids])
      if (found.length < ids.size) throw notInTrash()
      entries.push(...found)
    }
    return entries
  }

  /** Brings entries back together; answers how many links stay as they are now. */
  const restoreWithin = async (tx: Tx, actor: Actor, asked: readonly Asked[]): Promise<number> => {
    const { keeperId } = actor
    await noteChange(tx, keeperId)
    const undone: Undone[] = []
    const given = new Set<string>()
    for (const entry of await listWanted(tx, actor, asked)) {
      const image = imageOf(entry)
      const taken = await findTakenNumber(tx, keeperId, image, given)
      if (taken !== null) throw trashedNumberTaken(taken)
      undone.push({ entry, image })
    }
    if (undone.length === 0) return 0
    await takePlaces(tx, actor, undone)
    const unlinked = await bringBack(tx, keeperId, undone, given)
    const ids = undone.map(({ entry }) => entry.id)
    await removeEntries(tx, keeperId, ids)
    return unlinked
  }

  /** Lets an entry go for good; its media are swept once nothing else shows them. */
  const letGo = async (tx: Tx, entry: EntryRow): Promise<void> => {
    await media.countUses(tx, entry.keeperId, { shown: [], hidden: mediaOf(imageOf(entry)) })
    await removeEntries(tx, entry.keeperId, [entry.id])
  }

  /** Lets all entries of a keeper go, or those that were deleted up to a moment: the oldest first, so none needs another. */
  const letAllGo = async (tx: Tx, keeperId: number, until?: string): Promise<number> => {
    await noteChange(tx, keeperId)
    const ids = await listEntryIds(tx, keeperId, until)
    for (const id of ids) await letGo(tx, await getEntry(tx, keeperId, id))
    return ids.length
  }

  const keep: KeepInTrash = async (tx, what, leave) => {
    const { kind, keeperId, records } = what
    const leaving = { keeperId, table: mainTableOf[kind], ids: records.map(({ id }) => id) }
    const images = await takeImages(tx, leaving, leave)
    const same = { keeperId, kind, removedAt: isoNow(clock) }
    const entries = records.flatMap(({ id: recordId, mediaId = null, ...shown }) => {
      const image = images.get(recordId)
      return image ? [{ ...same, recordId, mediaId, ...shown, ...writtenDown(image) }] : []
    })
    await createEntries(tx, entries)
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
      transact(async (tx) => ({ kind, id, unlinked: await restoreWithin(tx, actor, [{ kind, id }]) })),

    /** The same of several, all of them or none. */
    restoreSeveral: (actor: Actor, entries: SeveralTrashed['entries']): Promise<SeveralRestored> =>
      transact(async (tx) => ({
        count: entries.length,
        unlinked: await restoreWithin(tx, actor, entries),
      })),

    /** Deletes something in the trash for good. */
    remove: (actor: Actor, kind: TrashKind, id: number): Promise<void> =>
      transact(async (tx) => {
        await noteChange(tx, actor.keeperId)
        const entry = await getOwn(tx, actor, kind, id)
        for (const gone of await releaseFrom(tx, entry)) await letGo(tx, gone)
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

const leavesOf = ({ collection, lineage, breeding, eggs, calendar }: TrashDependencies): Leaves => ({
  animals: collection.leave,
  records: collection.records.leave,
  ancestors: lineage.ancestors.leave,
  'breeding-projects': breeding.leave,
  eggs: eggs.leave,
  events: calendar.leave,
})

const toTrashed = ({ kind, recordId, label, note, mediaId, removedAt }: ListedEntry): Trashed => ({
  kind,
  id: recordId,
  label,
  note,
  photo: mediaId === null ? null : addressOf(mediaId),
  removedAt,
  leavesAt: leavesTrashAt(removedAt),
})
