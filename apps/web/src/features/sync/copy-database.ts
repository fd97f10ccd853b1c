import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { databaseOf } from './copy-names.ts'
import type { Sealed } from './seal.ts'

interface CopySchema extends DBSchema {
  /** The key, which no script can read out. */
  keys: { key: string; value: CryptoKey }
  /** Records in portions, by the name of each. */
  portions: { key: string; value: Sealed }
  /** The state of the copy, and answers that are kept as they came, by path. */
  answers: { key: string; value: Sealed }
}

export type CopyDatabase = IDBPDatabase<CopySchema>

/** The database beside a copy's that holds what gives way first. */
export const oldDatabaseOf = (copy: string): string => `${copy}-old`

/** The form in which a copy is kept; one of another form is dropped and fetched anew. */
const form = 4

const stores = ['keys', 'portions', 'answers'] as const

/** Opens the copy of a person. It gives way at once to whoever deletes it; `closed` hears of that, or of a browser that takes it. */
export const openCopy = (person: number, closed: () => void = () => undefined): Promise<CopyDatabase> =>
  openDB<CopySchema>(databaseOf(person), form, {
    upgrade: (database) => {
      for (const store of [...database.objectStoreNames]) database.deleteObjectStore(store)
      for (const store of stores) database.createObjectStore(store)
    },
    blocking: (_now, _next, event) => {
      ;(event.target as IDBDatabase).close()
      closed()
    },
    terminated: closed,
  })

/** Removes the databases of a person. */
export async function deleteDatabase(person: number): Promise<void> {
  const copy = databaseOf(person)
  await Promise.all([copy, oldDatabaseOf(copy)].map((name) => deleteDB(name)))
}

async function emptyCopy(person: number): Promise<void> {
  const database = await openCopy(person)
  const emptying = database.transaction(stores, 'readwrite')
  await Promise.all([...stores.map((store) => emptying.objectStore(store).clear()), emptying.done])
  database.close()
}

/**
 * Removes the copy of a person with its key. What it held is gone even where another tab still holds the database. One that
 * can't be opened any more is removed as it is, and another tab that removes it at the same moment is as good.
 */
export async function deleteCopy(person: number): Promise<void> {
  await emptyCopy(person).catch(() => undefined)
  await deleteDatabase(person)
}
