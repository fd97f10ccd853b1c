import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { Sealed } from './seal.ts'

interface OutboxSchema extends DBSchema {
  /** What waits, by its number. */
  entries: { key: number; value: Sealed }
  /** Numbers that the server has given to what waited; sealed as well. */
  numbers: { key: string; value: Sealed }
  /** Photos that entries name, each by the number that it has here; sealed as well. */
  photos: { key: number; value: Sealed }
  /** What is counted on: the next entry, the next record that waits, and each writing. */
  counters: { key: string; value: number }
}

export type OutboxDatabase = IDBPDatabase<OutboxSchema>

export const outboxStores = ['entries', 'numbers', 'photos', 'counters'] as const

/** The form of the database. Another one adds to it and drops nothing (OFF-25). */
const form = 2

/** One outbox for each person and collection. It stays when the copy goes; without the key it says nothing. */
const outboxOf = (person: number): string => `clutchbook-outbox-${person}-${person}`

/** Opens the outbox of a person. */
export const openOutbox = (person: number, closed: () => void = () => undefined): Promise<OutboxDatabase> =>
  openDB<OutboxSchema>(outboxOf(person), form, {
    upgrade: (database) => {
      for (const store of outboxStores)
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store)
    },
    blocking: (_now, _next, event) => {
      ;(event.target as IDBDatabase).close()
      closed()
    },
    terminated: closed,
  })

/** Whether nothing waits in the outbox of a person. It need not be opened for that by a key. */
export async function isEmptyOutbox(person: number): Promise<boolean> {
  const database = await openOutbox(person)
  try {
    return (await database.count('entries')) === 0
  } finally {
    database.close()
  }
}

/** Removes the outbox of a person. */
export const deleteOutbox = (person: number): Promise<void> => deleteDB(outboxOf(person))
