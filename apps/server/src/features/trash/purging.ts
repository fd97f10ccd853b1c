import { notInTrash } from '@clutchbook/domain/trash/trash.errors'
import { type TrashKind, trashDays } from '@clutchbook/domain/trash/trash.rules'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoAfter } from '../../platform/clock.ts'
import { forgetContents } from '../../platform/database/changes/forgetting.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { dayMs } from '../../platform/durations.ts'
import { forEachKeeper } from '../../platform/for-each-keeper.ts'
import type { MediaService } from '../media/media.service.ts'
import { mediaOf } from './deletion-snapshot.ts'
import { type DependencyReplay, snapshotOf } from './dependency-replay.ts'
import {
  type EntryRow,
  getEntry,
  listEntriesOf,
  listEntryIds,
  listKeepersUntil,
  removeEntries,
} from './trash.repository.ts'

type PurgingDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly media: MediaService
  readonly dependencyReplay: DependencyReplay
  /** Told of a keeper whose old entries could not be removed this time. */
  readonly report: (error: unknown) => void
}

const retentionMs = trashDays * dayMs

/** Deletes what is in the trash for good. */
export function createPurging({ db, transact, clock, media, dependencyReplay, report }: PurgingDependencies) {
  const getOwn = async (tx: Tx, { keeperId }: Actor, kind: TrashKind, id: number): Promise<EntryRow> => {
    const [entry] = await listEntriesOf(tx, keeperId, kind, [id])
    if (!entry) throw notInTrash()
    return entry
  }

  /** Lets an entry go for good; its media are swept once nothing else shows them. */
  const letGo = async (tx: Tx, entry: EntryRow): Promise<void> => {
    await media.countUses(tx, entry.keeperId, { shown: [], hidden: mediaOf(snapshotOf(entry)) })
    await forgetContents(tx, entry.keeperId, snapshotOf(entry).removed)
    await removeEntries(tx, entry.keeperId, [entry.id])
  }

  /** Lets all entries of a keeper go, or those that were deleted up to a moment: the oldest first, so none needs another. */
  const letAllGo = async (tx: Tx, keeperId: number, until?: string): Promise<number> => {
    await bumpDataVersion(tx, keeperId)
    const ids = await listEntryIds(tx, keeperId, until)
    for (const id of ids) await letGo(tx, await getEntry(tx, keeperId, id))
    return ids.length
  }

  return {
    /** Deletes something in the trash for good. */
    remove: (actor: Actor, kind: TrashKind, id: number): Promise<void> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        const entry = await getOwn(tx, actor, kind, id)
        for (const gone of await dependencyReplay.releaseFrom(tx, entry)) await letGo(tx, gone)
        await letGo(tx, entry)
      }),

    /** Empties the trash for good; answers how many entries it had. */
    removeAll: ({ keeperId }: Actor): Promise<number> => transact((tx) => letAllGo(tx, keeperId)),

    /** Lets go for good what was deleted 30 days ago. */
    sweep: (): Promise<void> => {
      const until = isoAfter(clock, -retentionMs)
      return forEachKeeper(
        (except) => listKeepersUntil(db, until, except),
        (keeperId) => transact(async (tx) => void (await letAllGo(tx, keeperId, until))),
        report,
      )
    },
  }
}
