import type { Copy } from '@clutchbook/domain/sync/copy/copy'
import type { LoggedKind } from '@clutchbook/domain/sync/sync.rules'
import type { SyncedRecord } from '@clutchbook/domain/sync/sync.schema'
import type { CopyDatabase } from './copy-database.ts'
import type { CopyState, Difference } from './copy-state.ts'
import { type Sealed, seal, unseal } from './seal.ts'

/** An answer that is kept as it came, and when that was. */
type KeptAnswer = { readonly answer: unknown; readonly asOf: string }

const kindOf = (portion: string): LoggedKind => portion.slice(0, portion.indexOf(' ')) as LoggedKind

/** What feeds a copy comes once it is fed. */
const load = () => import('./apply-difference.ts')

/** Reads and writes the copy in its database. Nothing of a record is in there but sealed. */
export function createCopyStore(database: CopyDatabase, key: CryptoKey) {
  const open = <Value>(place: string, sealed: Sealed | undefined): Promise<Value | null> =>
    sealed === undefined ? Promise.resolve(null) : (unseal(key, place, sealed) as Promise<Value>)

  const readState = async (): Promise<CopyState | null> =>
    open('state', await database.get('answers', 'state'))

  return {
    close: (): void => database.close(),

    readState,

    readAnswer: async (path: string): Promise<KeptAnswer | null> =>
      open(path, await database.get('answers', path)),

    keepAnswer: async (path: string, kept: KeptAnswer): Promise<void> => {
      const sealed = await seal(key, path, kept)
      await database.put('answers', sealed, path)
    },

    /** Has the whole copy come anew the next time. */
    forgetState: (): Promise<void> => database.delete('answers', 'state'),

    /** From which state on it is asked what has changed; null for all there is. */
    stateToAskFrom: async (): Promise<string | null> => (await load()).stateToAskFrom({ database, key }),

    /** Brings what has changed up to a moment into the copy. */
    apply: async (difference: Difference, asOf: string): Promise<void> =>
      (await load()).applyDifference({ database, key }, difference, asOf),

    /** Opens the whole copy. */
    read: async (): Promise<Copy> => {
      const [names, sealed, state] = await Promise.all([
        database.getAllKeys('portions'),
        database.getAll('portions'),
        readState(),
      ])
      const kinds = new Map<LoggedKind, Map<number, SyncedRecord>>()
      const { openOld } = await import('./old-records.ts')
      kinds.set('records', await openOld({ copy: database.name, key, came: state?.old ?? null }))
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
