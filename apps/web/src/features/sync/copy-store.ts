import type { Copy } from '@clutchbook/domain/sync/copy/copy'
import type { LoggedKind } from '@clutchbook/domain/sync/sync.rules'
import type { SyncAnswer, SyncedRecord } from '@clutchbook/domain/sync/sync.schema'
import type { CopyDatabase } from './copy-database.ts'
import { type Sealed, seal, unseal } from './seal.ts'

/** How far a copy has come, and when. */
export type CopyState = { readonly state: string; readonly asOf: string }

/** An answer that is kept as it came, and when that was. */
type KeptAnswer = { readonly answer: unknown; readonly asOf: string }

/** What has changed since, page by page, and what all pages say. */
export type Difference = Pick<SyncAnswer, 'state' | 'reset'> & {
  readonly pages: readonly Pick<SyncAnswer, 'records' | 'gone'>[]
}

/**
 * Records of a kind lie in so many portions: one by one they take too long to open, all in one too long to change.
 * A list of 10,000 animals is opened by 64 calls, and a change of one seals 160 anew.
 */
const portions = 64

const portionOf = (kind: string, id: number): string => `${kind} ${id % portions}`
const kindOf = (portion: string): LoggedKind => portion.slice(0, portion.indexOf(' ')) as LoggedKind

/** What pages say of each portion. */
function byPortion(pages: Difference['pages']) {
  const touched = new Map<string, { added: SyncedRecord[]; gone: number[] }>()
  const at = (kind: string, id: number) => {
    const name = portionOf(kind, id)
    const portion = touched.get(name) ?? { added: [], gone: [] }
    touched.set(name, portion)
    return portion
  }
  for (const { records, gone } of pages) {
    for (const [kind, rows] of Object.entries(records))
      for (const row of rows) at(kind, row.id).added.push(row)
    for (const [kind, ids] of Object.entries(gone)) for (const id of ids) at(kind, id).gone.push(id)
  }
  return touched
}

/** Reads and writes the copy in its database. Nothing of a record is in there but sealed. */
export function createCopyStore(database: CopyDatabase, key: CryptoKey) {
  const open = <Value>(place: string, sealed: Sealed | undefined): Promise<Value | null> =>
    sealed === undefined ? Promise.resolve(null) : (unseal(key, place, sealed) as Promise<Value>)

  return {
    close: (): void => database.close(),

    readState: async (): Promise<CopyState | null> => open('state', await database.get('answers', 'state')),

    readAnswer: async (path: string): Promise<KeptAnswer | null> =>
      open(path, await database.get('answers', path)),

    keepAnswer: async (path: string, kept: KeptAnswer): Promise<void> => {
      const sealed = await seal(key, path, kept)
      await database.put('answers', sealed, path)
    },

    /** Has the whole copy come anew the next time. */
    forgetState: (): Promise<void> => database.delete('answers', 'state'),

    /** Brings what has changed up to a moment into the copy, with the state that it then has: all of it or nothing. */
    apply: async ({ pages, state, reset }: Difference, asOf: string): Promise<void> => {
      const touched = byPortion(pages)
      const sealed = await Promise.all(
        [...touched].map(async ([name, { added, gone }]) => {
          const before = reset ? undefined : await database.get('portions', name)
          const rows = new Map(((await open<SyncedRecord[]>(name, before)) ?? []).map((row) => [row.id, row]))
          for (const id of gone) rows.delete(id)
          for (const row of added) rows.set(row.id, row)
          return [name, await seal(key, name, [...rows.values()])] as const
        }),
      )
      const reached: CopyState = { state, asOf }
      const sealedState = await seal(key, 'state', reached)
      const writing = database.transaction(['portions', 'answers'], 'readwrite')
      const writes: Promise<unknown>[] = []
      if (reset) writes.push(writing.objectStore('portions').clear())
      for (const [name, portion] of sealed) writes.push(writing.objectStore('portions').put(portion, name))
      writes.push(writing.objectStore('answers').put(sealedState, 'state'), writing.done)
      await Promise.all(writes)
    },

    /** Opens the whole copy. */
    read: async (): Promise<Copy> => {
      const [names, sealed] = await Promise.all([
        database.getAllKeys('portions'),
        database.getAll('portions'),
      ])
      const kinds = new Map<LoggedKind, Map<number, SyncedRecord>>()
      const opened = await Promise.all(
        names.map(async (name, at) => [name, await open<SyncedRecord[]>(name, sealed[at])] as const),
      )
      for (const [name, rows] of opened) {
        const kind = kinds.get(kindOf(name)) ?? new Map<number, SyncedRecord>()
        kinds.set(kindOf(name), kind)
        for (const row of rows ?? []) kind.set(row.id, row)
      }
      const none: ReadonlyMap<number, SyncedRecord> = new Map()
      return { of: (kind) => kinds.get(kind) ?? none }
    },
  }
}

export type CopyStore = ReturnType<typeof createCopyStore>
