import { loggedKinds } from '@clutchbook/domain/areas'
import type { LoggedKind } from '@clutchbook/domain/sync/sync.rules'
import type { SyncAnswer, SyncQuery } from '@clutchbook/domain/sync/sync.schema'
import type { Actor } from '../../platform/actor.ts'
import { confirmRead } from '../../platform/database/confirm-read.ts'
import { getLogSpan } from './sync.repository.ts'
import { createSyncPages, type SyncDependencies } from './sync-pages.ts'
import { cursorOf, type Position, positionOf, refuseCursor, stateOf, versionOf } from './sync-words.ts'

const [firstKind = 'animals'] = loggedKinds

/** Feeds copies of the records on devices. */
export function createSyncService(dependencies: SyncDependencies) {
  const pages = createSyncPages(dependencies)

  /**
   * Where an answer begins. The state that it leads to is read before any record, so what changes meanwhile comes the next
   * time, again if need be. It is the version of the last change of records, so that others leave the answer as it is.
   */
  const begin = async ({ keeperId }: Actor, { state, cursor }: SyncQuery): Promise<Position> => {
    const stated = state === undefined ? null : versionOf(state)
    const asked = cursor === undefined ? null : positionOf(cursor)
    const { dataVersion, logFrom, last } = await getLogSpan(dependencies.db, keeperId)
    const isKnown = (version: number): boolean => version >= logFrom && version <= dataVersion
    if (asked !== null) {
      if (!isKnown(asked.to) || (asked.from !== null && !isKnown(asked.from))) throw refuseCursor()
      return asked
    }
    const from = stated !== null && isKnown(stated) ? stated : null
    return { from, to: Math.max(last ?? 0, logFrom), kind: firstKind, after: 0 }
  }

  return {
    /** Throws 'not-valid' for a state or a cursor that no server made. */
    get: async (actor: Actor, query: SyncQuery): Promise<SyncAnswer> => {
      const at = await begin(actor, query)
      const { from } = at
      const page =
        from === null
          ? await pages.readAll(actor, at, query)
          : await pages.readTouched(actor, { ...at, from }, query.limit)
      // A version that a power cut took would be given out again, and the device would never hear of that one.
      await confirmRead(dependencies.db)
      return {
        state: stateOf(at.to),
        reset: from === null,
        records: ofEveryKind(page.records),
        gone: ofEveryKind(page.gone),
        next: page.next && cursorOf(page.next),
      }
    },
  }
}

const ofEveryKind = <Item>(found: Partial<Record<LoggedKind, Item[]>>): Record<LoggedKind, Item[]> =>
  Object.fromEntries(loggedKinds.map((kind) => [kind, found[kind] ?? []])) as Record<LoggedKind, Item[]>
