import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
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

/** The form in which a copy is kept; one of another form is dropped and fetched anew. */
const form = 1

const stores = ['keys', 'portions', 'answers'] as const

/** One database for each person and collection; so far a person has one, which bears their number. */
const nameOf = (person: number): string => `clutchbook-copy-${person}-${person}`

/** Opens the copy of a person. It gives way at once to whoever deletes it. */
export const openCopy = (person: number): Promise<CopyDatabase> =>
  openDB<CopySchema>(nameOf(person), form, {
    upgrade: (database) => {
      for (const store of [...database.objectStoreNames]) database.deleteObjectStore(store)
      for (const store of stores) database.createObjectStore(store)
    },
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
  })

async function empty(database: CopyDatabase): Promise<void> {
  const emptying = database.transaction(stores, 'readwrite')
  await Promise.all([...stores.map((store) => emptying.objectStore(store).clear()), emptying.done])
}

/** Removes the copy of a person with its key. What it held is gone even where another tab still holds the database. */
export async function deleteCopy(person: number): Promise<void> {
  const database = await openCopy(person)
  // Another tab that deletes it at the same moment is as good.
  await empty(database).catch(() => undefined)
  database.close()
  await deleteDB(nameOf(person))
}
