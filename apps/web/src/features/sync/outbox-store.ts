import type { Outbox, UnreadEntry } from '@clutchbook/domain/sync/outbox/outbox'
import { withNumbersGiven } from '@clutchbook/domain/sync/outbox/outbox-changes.rules'
import { type OutboxEntry, readEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { photosOf } from '@clutchbook/domain/sync/outbox/waiting-photos.rules'
import { type OutboxDatabase, outboxStores } from './outbox-database.ts'
import { type Sealed, seal, sealBytes, UnreadableError, unseal, unsealBytes } from './seal.ts'

const placeOf = (id: number): string => `entry ${id}`
const photoPlace = (number: number): string => `photo ${number}`
const numbersPlace = 'numbers'

const isUnread = (one: OutboxEntry | UnreadEntry): one is UnreadEntry => 'why' in one

/** Without them only pages that were opened by a number of this device lose their way. */
function noNumbers(error: unknown): [number, number][] {
  if (error instanceof UnreadableError) return []
  throw error
}

/** Photos that are to be kept, by the numbers that they have here. */
export type NewPhotos = ReadonlyMap<number, ArrayBuffer>

const none: NewPhotos = new Map()

/** Reads and writes the outbox of a person in its database. Nothing of an entry is in there but sealed. */
export function createOutboxStore(person: number, database: OutboxDatabase, key: CryptoKey) {
  let known: { readonly outbox: Outbox; readonly revision: number } | null = null

  const openNumbers = async (sealed: Sealed | undefined): Promise<Map<number, number>> =>
    new Map(sealed ? ((await unseal(key, numbersPlace, sealed).catch(noNumbers)) as [number, number][]) : [])

  /** One that can't be opened keeps back no other. */
  const openEntry = async (id: number, sealed: Sealed): Promise<OutboxEntry | UnreadEntry> => {
    try {
      return readEntry(await unseal(key, placeOf(id), sealed))
    } catch (error) {
      return { id, why: error instanceof UnreadableError ? 'lost' : 'newer' }
    }
  }

  const read = async (): Promise<{ outbox: Outbox; revision: number }> => {
    const reading = database.transaction(outboxStores)
    const [entries, counters] = [reading.objectStore('entries'), reading.objectStore('counters')]
    const revision = (await counters.get('revision')) ?? 0
    if (known?.revision === revision) return known
    const [ids, sealed, numbers, nextId = 1, numbered = 0] = await Promise.all([
      entries.getAllKeys(),
      entries.getAll(),
      reading.objectStore('numbers').get(numbersPlace),
      counters.get('nextId'),
      counters.get('numbered'),
    ])
    const opened = await Promise.all(sealed.map((one, at) => openEntry(ids[at] ?? 0, one)))
    const outbox = withNumbersGiven({
      entries: opened.flatMap((one) => (isUnread(one) ? [] : [one])),
      unread: opened.filter(isUnread),
      numbers: await openNumbers(numbers),
      nextId,
      numbered,
    })
    // A change may have been written while this was opened: what is older is not shown again.
    if (known === null || known.revision < revision) known = { outbox, revision }
    return known
  }

  /** Of photos those that are named now, sealed, and the numbers of those that no entry names any more. */
  const photosFor = async (before: Outbox, after: Outbox, photos: NewPhotos) => {
    const [same, stood] = [new Set(after.entries), new Set(before.entries)]
    const left = photosOf(before.entries.filter((entry) => !same.has(entry)))
    const stand = photosOf(after.entries.filter((entry) => left.size > 0 || !stood.has(entry)))
    const named = [...photos].filter(([number]) => stand.has(number))
    return {
      unnamed: [...left.keys()].filter((number) => !stand.has(number)),
      sealed: await Promise.all(
        named.map(
          async ([number, bytes]) => [number, await sealBytes(key, photoPlace(number), bytes)] as const,
        ),
      ),
    }
  }

  const write = async (before: Outbox, after: Outbox, revision: number, photos: NewPhotos): Promise<void> => {
    const stood = new Map(before.entries.map((entry) => [entry.id, entry]))
    const stand = new Set([...after.entries, ...after.unread].map(({ id }) => id))
    const changed = after.entries.filter((entry) => stood.get(entry.id) !== entry)
    const gone = [...before.entries, ...before.unread].filter(({ id }) => !stand.has(id))
    const sealed = await Promise.all(
      changed.map(async (entry) => [entry.id, await seal(key, placeOf(entry.id), entry)] as const),
    )
    const numbers =
      after.numbers === before.numbers ? null : await seal(key, numbersPlace, [...after.numbers])
    const { unnamed, sealed: sealedPhotos } = await photosFor(before, after, photos)
    // What is told to be kept is on the disk.
    const writing = database.transaction(outboxStores, 'readwrite', { durability: 'strict' })
    const [entries, counters] = [writing.objectStore('entries'), writing.objectStore('counters')]
    const pictures = writing.objectStore('photos')
    await Promise.all([
      ...sealedPhotos.map(([number, one]) => pictures.put(one, number)),
      ...unnamed.map((number) => pictures.delete(number)),
      ...sealed.map(([id, one]) => entries.put(one, id)),
      ...gone.map(({ id }) => entries.delete(id)),
      numbers && writing.objectStore('numbers').put(numbers, numbersPlace),
      counters.put(after.nextId, 'nextId'),
      counters.put(after.numbered, 'numbered'),
      counters.put(revision, 'revision'),
      writing.done,
    ])
  }

  return {
    close: (): void => database.close(),

    read: async (): Promise<Outbox> => (await read()).outbox,

    /** A photo that waits; null where there is none. */
    readPhoto: async (number: number): Promise<ArrayBuffer | null> => {
      const sealed = await database.get('photos', number)
      return sealed ? unsealBytes(key, photoPlace(number), sealed) : null
    },

    /**
     * Changes what waits: all of it or nothing, and one tab at a time. `decide` is given what waits now and answers what is to
     * wait; entries that stay the same object are not written again. Photos go with the entries that name them.
     */
    change: (decide: (now: Outbox) => Outbox, photos: NewPhotos = none): Promise<Outbox> =>
      navigator.locks.request(`clutchbook-outbox-${person}`, async () => {
        const { outbox, revision } = await read()
        const next = decide(outbox)
        if (next === outbox) return outbox
        await write(outbox, next, revision + 1, photos)
        known = { outbox: next, revision: revision + 1 }
        return next
      }),
  }
}

export type OutboxStore = ReturnType<typeof createOutboxStore>
