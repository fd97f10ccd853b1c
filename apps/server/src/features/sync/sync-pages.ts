import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { keptDays, type LoggedKind } from '@clutchbook/domain/sync/sync.rules'
import type { SyncedRecord, SyncQuery } from '@clutchbook/domain/sync/sync.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, todayIn } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { readEarlier } from './earlier-records.ts'
import {
  listAncestorMedia,
  listAnimalMedia,
  listRowsAfter,
  listRowsOf,
  listTouched,
  type StoredRow,
} from './sync.repository.ts'
import type { Position } from './sync-words.ts'
import { type SyncedKind, syncedKinds, toSynced } from './synced-records.ts'

export type SyncDependencies = { readonly db: Db; readonly clock: Clock }

/** What one page holds, and where the next begins. */
type Page = {
  readonly records: Partial<Record<LoggedKind, SyncedRecord[]>>
  readonly gone: Partial<Record<LoggedKind, number[]>>
  readonly next: Position | null
}

const recordKind = syncedKinds.find(({ kind }) => kind === 'records')

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

  /** The numbers of what was touched from a position on, in order. */
  const listIds = async (keeperId: number, at: Position & Span): Promise<Map<LoggedKind, number[]>> => {
    const ids = new Map<LoggedKind, Set<number>>()
    const kinds = kindsFrom(at).map(({ kind }) => kind)
    for (const { kind, ids: some } of await listTouched(db, keeperId, at, kinds)) {
      const known = ids.get(kind) ?? new Set<number>()
      ids.set(kind, known)
      const after = afterIn(at, kind)
      for (const id of JSON.parse(some) as number[]) if (id > after) known.add(id)
    }
    return new Map([...ids].map(([kind, all]) => [kind, [...all].sort((one, other) => one - other)]))
  }

  return {
    /** Of all there is. */
    readAll: async (
      { keeperId, timeZone }: Actor,
      at: Position,
      { limit, earlier }: Pick<SyncQuery, 'limit' | 'earlier'>,
    ): Promise<Page> => {
      const since = addDays(todayIn(clock, timeZone), -keptDays)
      const records: Page['records'] = {}
      let left = limit
      for (const kind of kindsFrom(at)) {
        const after = afterIn(at, kind.kind)
        const found = await listRowsAfter(db, { keeperId, ...kind }, { after, since, limit: left + 1 })
        const rows = found.slice(0, left)
        records[kind.kind] = await read(keeperId, kind, rows)
        if (found.length > left)
          return { records, gone: {}, next: { ...at, kind: kind.kind, after: rows.at(-1)?.id ?? after } }
        left -= rows.length
      }
      if (!earlier) return { records, gone: {}, next: null }
      const asked = { keeperId, columns: recordKind?.columns ?? [], since }
      const { rows, next } = await readEarlier(db, asked, at, left)
      if (recordKind) records.records = [...(records.records ?? []), ...toSynced(recordKind, rows, [])]
      return { records, gone: {}, next }
    },

    /** Of what was touched between two versions. */
    readTouched: async ({ keeperId }: Actor, at: Position & Span, limit: number): Promise<Page> => {
      const touched = await listIds(keeperId, at)
      const records: Page['records'] = {}
      const gone: Page['gone'] = {}
      let left = limit
      for (const kind of kindsFrom(at)) {
        const all = touched.get(kind.kind) ?? []
        const ids = all.slice(0, left)
        const last = ids.at(-1) ?? afterIn(at, kind.kind)
        const rows = await listRowsOf(db, { keeperId, ...kind }, ids)
        const there = new Set(rows.map(({ id }) => id))
        records[kind.kind] = await read(keeperId, kind, rows)
        gone[kind.kind] = ids.filter((id) => !there.has(id))
        if (all.length > left) return { records, gone, next: { ...at, kind: kind.kind, after: last } }
        left -= ids.length
      }
      return { records, gone, next: null }
    },
  }
}

/** After which number a kind goes on. */
const afterIn = (at: Position, kind: LoggedKind): number => (kind === at.kind ? at.after : 0)

/** The kinds from a position on; none where it is beyond all of them. */
function kindsFrom({ kind }: Position): readonly SyncedKind[] {
  const at = syncedKinds.findIndex((one) => one.kind === kind)
  return at < 0 ? [] : syncedKinds.slice(at)
}
