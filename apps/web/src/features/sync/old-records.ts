import { keptDays, shortDays } from '@clutchbook/domain/sync/sync.rules'
import type { SyncedRecord } from '@clutchbook/domain/sync/sync.schema'
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { daysKept } from '../../shared/api/kept-days.ts'
import { oldDatabaseOf } from './copy-database.ts'
import { type Sealed, seal, unseal } from './seal.ts'

interface OldSchema extends DBSchema {
  /** Records in portions, by the name of each. */
  portions: { key: string; value: Sealed }
  /** When the copy came to which they belong. */
  marks: { key: string; value: string }
}

type OldDatabase = IDBPDatabase<OldSchema>

const stores = ['portions', 'marks'] as const

/** The copy to which old records belong: the name of its database, its key, and when it came. */
export type Belonging = { readonly copy: string; readonly key: CryptoKey; readonly came: string }

type Rows = readonly SyncedRecord[]

const placeOf = (portion: string): string => `old ${portion}`

/** It gives way at once to whoever deletes it. */
async function within<Value>(copy: string, act: (database: OldDatabase) => Promise<Value>): Promise<Value> {
  const database = await openDB<OldSchema>(oldDatabaseOf(copy), 1, {
    upgrade: (made) => {
      for (const store of stores) made.createObjectStore(store)
    },
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
  })
  try {
    return await act(database)
  } finally {
    database.close()
  }
}

/** To open one that is not there would make it. */
const isThere = async (copy: string): Promise<boolean> =>
  (await indexedDB.databases()).some(({ name }) => name === oldDatabaseOf(copy))

const isOf = async (database: OldDatabase, came: string): Promise<boolean> =>
  (await database.get('marks', 'came')) === came

/** Whether the old records of a copy are there. */
export const hasOld = async ({ copy, came }: Omit<Belonging, 'key'>): Promise<boolean> =>
  (await isThere(copy)) && within(copy, (database) => isOf(database, came)).catch(() => false)

/** Puts the old records of a copy in place of those that were there. */
export async function replaceOld(
  { copy, key, came }: Belonging,
  portions: ReadonlyMap<string, Rows>,
): Promise<void> {
  const sealed = await Promise.all(
    [...portions].map(async ([name, rows]) => [name, await seal(key, placeOf(name), rows)] as const),
  )
  await within(copy, async (database) => {
    const writing = database.transaction(stores, 'readwrite')
    const [records, marks] = [writing.objectStore('portions'), writing.objectStore('marks')]
    await Promise.all([
      records.clear(),
      ...sealed.map(([name, portion]) => records.put(portion, name)),
      marks.put(came, 'came'),
      writing.done,
    ])
  })
}

/** The old records of a copy; null where they have given way. */
async function readOld({ copy, key, came }: Belonging): Promise<Rows | null> {
  if (!(await isThere(copy))) return null
  return within(copy, async (database) => {
    if (!(await isOf(database, came))) return null
    const [names, sealed] = await Promise.all([database.getAllKeys('portions'), database.getAll('portions')])
    const opened = sealed.map((one, at) => unseal(key, placeOf(names[at] ?? ''), one) as Promise<Rows>)
    return (await Promise.all(opened)).flat()
  }).catch(async () => {
    // What can't be opened any more leaves, so that it comes anew.
    await giveOldWay(copy).catch(() => false)
    return null
  })
}

/** The old records of a copy, by number; none where it came without. Tells for how many days back all records are there. */
export async function openOld({
  came,
  ...of
}: Omit<Belonging, 'came'> & { readonly came: string | null }): Promise<Map<number, SyncedRecord>> {
  const rows = came === null ? [] : await readOld({ ...of, came })
  daysKept.show(rows === null ? shortDays : keptDays)
  return new Map(rows?.map((row) => [row.id, row]))
}

/** Takes out what is no more, by portion. */
export async function removeOld(
  { copy, key, came }: Belonging,
  gone: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<void> {
  if (!(await isThere(copy))) return
  await within(copy, async (database) => {
    if (!(await isOf(database, came))) return
    for (const [name, ids] of gone) {
      const sealed = await database.get('portions', name)
      const rows = sealed ? ((await unseal(key, placeOf(name), sealed)) as Rows) : []
      const left = rows.filter(({ id }) => !ids.has(id))
      if (left.length < rows.length)
        await database.put('portions', await seal(key, placeOf(name), left), name)
    }
  })
}

/**
 * Has all old records of a copy leave, with their database: what is taken out of one leaves its room to that one. Answers
 * whether there were any.
 */
export async function giveOldWay(copy: string): Promise<boolean> {
  const were = await isThere(copy)
  await deleteDB(oldDatabaseOf(copy))
  return were
}
