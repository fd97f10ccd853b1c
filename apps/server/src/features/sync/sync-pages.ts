import { addDays } from '@clutchbook/domain/kernel/civil-day'
import type { KeeperKind } from '@clutchbook/domain/kernel/record-kinds'
import { keptDays } from '@clutchbook/domain/sync/sync.rules'
import type { SyncedRecord } from '@clutchbook/domain/sync/sync.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, todayIn } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  listAncestorMedia,
  listAnimalMedia,
  listRowsAfter,
  listRowsOf,
  listTouched,
  type StoredRow,
} from './sync.repository.ts'
import type { Place } from './sync-words.ts'
import { type SyncedKind, syncedKinds, toSynced } from './synced-records.ts'

export type SyncDependencies = { readonly db: Db; readonly clock: Clock }

/** What one page holds, and where the next begins. */
type Page = {
  readonly records: Partial<Record<KeeperKind, SyncedRecord[]>>
  readonly gone: Partial<Record<KeeperKind, number[]>>
  readonly next: Place | null
}

/** The versions between which something was touched. */
type Span = { readonly from: number; readonly to: number }

/** Reads the pages of an answer: kind by kind, in the order of numbers. */
export function createSyncPages({ db, clock }: SyncDependencies) {
  const read = async (
    keeperId: number,
    kind: SyncedKind,
    rows: readonly StoredRow[],
  ): Promise<SyncedRecord[]> => {
    if (kind.galleries.length === 0) return toSynced(kind, rows, [])
    const listMedia = kind.kind === 'animals' ? listAnimalMedia : listAncestorMedia
    const ids = rows.map(({ id }) => id)
    return toSynced(kind, rows, await listMedia(db, keeperId, ids))
  }

  const listIds = async (keeperId: number, span: Span): Promise<Map<KeeperKind, number[]>> => {
    const ids = new Map<KeeperKind, Set<number>>()
    for (const { kind, ids: some } of await listTouched(db, keeperId, span)) {
      const known = ids.get(kind) ?? new Set<number>()
      ids.set(kind, known)
      for (const id of JSON.parse(some) as number[]) known.add(id)
    }
    return new Map([...ids].map(([kind, all]) => [kind, [...all].sort((one, other) => one - other)]))
  }

  return {
    /** Of all there is. */
    readAll: async ({ keeperId, timeZone }: Actor, place: Place, limit: number): Promise<Page> => {
      const since = addDays(todayIn(clock, timeZone), -keptDays)
      const records: Page['records'] = {}
      let left = limit
      for (const kind of kindsFrom(place)) {
        const after = kind.kind === place.kind ? place.after : 0
        const found = await listRowsAfter(db, { keeperId, ...kind }, { after, since, limit: left + 1 })
        const rows = found.slice(0, left)
        records[kind.kind] = await read(keeperId, kind, rows)
        if (found.length > left)
          return { records, gone: {}, next: { ...place, kind: kind.kind, after: rows.at(-1)?.id ?? after } }
        left -= rows.length
      }
      return { records, gone: {}, next: null }
    },

    /** Of what was touched between two versions. */
    readTouched: async ({ keeperId }: Actor, place: Place & Span, limit: number): Promise<Page> => {
      const touched = await listIds(keeperId, place)
      const records: Page['records'] = {}
      const gone: Page['gone'] = {}
      let left = limit
      for (const kind of kindsFrom(place)) {
        const after = kind.kind === place.kind ? place.after : 0
        const all = (touched.get(kind.kind) ?? []).filter((id) => id > after)
        const ids = all.slice(0, left)
        const rows = await listRowsOf(db, { keeperId, ...kind }, ids)
        const there = new Set(rows.map(({ id }) => id))
        records[kind.kind] = await read(keeperId, kind, rows)
        gone[kind.kind] = ids.filter((id) => !there.has(id))
        if (all.length > left)
          return { records, gone, next: { ...place, kind: kind.kind, after: ids.at(-1) ?? after } }
        left -= ids.length
      }
      return { records, gone, next: null }
    },
  }
}

const kindsFrom = ({ kind }: Place): readonly SyncedKind[] =>
  syncedKinds.slice(syncedKinds.findIndex((one) => one.kind === kind))
