import { type Clock, isoAfter, isoNow } from '../../platform/clock.ts'
import { takeName } from '../../platform/database/attempts.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { dayMs, hourMs } from '../../platform/durations.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { sweepDrafts } from './drafts.ts'
import { listReferencedKeys, listUnused, type MediaRow } from './media.repository.ts'
import { findKeyParts } from './media-keys.ts'

/** So many files are asked about at once: enough to make the questions few, and little to hold. */
const askedAtOnce = 500

/** For so long no other server looks through the files again; less than a day, which a round may begin early. */
const turnMs = 20 * hourMs

export type SweepDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly storage: Storage
  readonly clock: Clock
  readonly draftFolder: string
  /** Removes media that nothing shows, with their files. */
  readonly removeAll: (media: readonly MediaRow[]) => Promise<void>
}

/** What goes by itself once it is a day old. */
export function createMediaSweeps(dependencies: SweepDependencies) {
  const { db, transact, storage, clock, draftFolder, removeAll } = dependencies

  /** What does not look like a file of ours is someone else's: a store may hold more than media. */
  const removeStrays = async (keys: readonly string[]): Promise<void> => {
    const named = keys.flatMap((key) => {
      const parts = findKeyParts(key)
      return parts ? [{ key, ...parts }] : []
    })
    const kept = new Set((await listReferencedKeys(db, named)).map(nameOf))
    for (const file of named) if (!kept.has(nameOf(file))) await storage.remove(file.key)
  }

  /** Looks through millions of files are dear, so of any number of servers one has the turn. */
  const takeTurn = (): Promise<boolean> =>
    transact((tx) =>
      takeName(tx, 'sweep of stray files', { mark: 1, now: isoNow(clock), until: isoAfter(clock, turnMs) }),
    )

  return {
    /** Removes what nothing has shown for a day: forgotten uploads, and photos taken off their animals. */
    sweep: async (): Promise<void> => {
      const oldest = isoAfter(clock, -dayMs)
      for (
        let unused = await listUnused(db, oldest);
        unused.length > 0;
        unused = await listUnused(db, oldest)
      ) {
        await removeAll(unused)
      }
    },

    /** Removes files that a crash left behind without a record, once they are a day old; drafts are each server's own. */
    sweepFiles: async (): Promise<void> => {
      const oldest = clock.now().getTime() - dayMs
      await sweepDrafts(draftFolder, oldest)
      if (!(await takeTurn())) return
      let keys: string[] = []
      for await (const { key, changedAt } of storage.list()) {
        if (changedAt.getTime() >= oldest || keys.push(key) < askedAtOnce) continue
        await removeStrays(keys)
        keys = []
      }
      await removeStrays(keys)
    },
  }
}

const nameOf = ({ keeperId, storageKey }: { keeperId: number; storageKey: string }): string =>
  `${keeperId}/${storageKey}`
