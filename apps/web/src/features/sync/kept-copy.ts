import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'
import type { Copied, Copy } from '@clutchbook/domain/sync/copy/copy'
import type { Keeper } from '@clutchbook/domain/sync/outbox/effects/effects'
import { type Asked, keptState } from '../../shared/api/out-of-reach.ts'
import { currentUserQuery } from '../accounts/public/current-user-query.ts'
import { isTooOld, olderOf } from './copy-age.ts'
import { isCopiedWhole } from './copy-answers.ts'
import { openCopy } from './copy-database.ts'
import { type CopyStore, createCopyStore } from './copy-store.ts'
import { deviceClock } from './device-clock.ts'
import { deviceName, readMark } from './device-mark.ts'
import { importSealKey, UnreadableError } from './seal.ts'
import { fetchDifference, putDevice, settingsReads } from './sync.queries.ts'
import { withWaitingHere } from './waiting-copy.ts'

/** One tab at a time asks what has changed. */
const lock = 'clutchbook-copy'

const sealPlace = 'seal'

const [userPath] = currentUserQuery.queryKey

/** What came of asking: this tab brought in what has changed, or another one is at it. */
type Fed = 'fed' | 'busy'

/** The copy of one person on this device. */
export function createKeptCopy(person: number) {
  let hasEnded = false
  let opening: Promise<CopyStore | null> | null = null
  let beginning: Promise<CopyStore> | null = null
  let reading: Promise<Copy> | null = null

  /** Whether the copy has been dropped, by this tab or another: what was under way then goes no further. */
  const isOver = (): boolean => hasEnded || readMark() !== person
  const ensureKept = (): void => {
    if (isOver()) throw new Error('The copy has been dropped')
  }

  const forget = (): void => {
    reading = null
  }

  /** The connection is no more, or there was none: the next one is opened anew. */
  const reopen = (): void => {
    opening = null
    forget()
  }

  /** The store where there is a key for it; null once it has vanished. */
  const find = async (): Promise<CopyStore | null> => {
    if (isOver()) return null
    opening ??= findStore(person, reopen)
    try {
      const store = await opening
      if (!store) reopen()
      return store
    } catch (error) {
      reopen()
      throw error
    }
  }

  const begin = async (): Promise<CopyStore> => {
    const known = await find()
    if (known) return known
    ensureKept()
    const { sealKey } = await putDevice(deviceName(), { keepsCopy: true })
    const key = await importSealKey(sealKey)
    ensureKept()
    const database = await openCopy(person)
    if (!isOver()) await database.put('keys', key, sealPlace)
    database.close()
    const made = await find()
    ensureKept()
    if (!made) throw new Error('The browser keeps no key')
    return made
  }

  /** The store; one that is not there, or has vanished with its key, begins anew. */
  const ensure = (): Promise<CopyStore> => {
    beginning ??= begin().finally(() => {
      beginning = null
    })
    return beginning
  }

  /** Brings in what has changed since the last time. */
  const bringIn = async (store: CopyStore): Promise<void> => {
    const difference = await fetchDifference(await store.stateToAskFrom())
    ensureKept()
    await store.apply(difference, new Date().toISOString())
    forget()
    // By these the copy answers; a page that shows them has them kept as they come.
    for (const { path, fetch } of settingsReads) {
      if (await store.readAnswer(path)) continue
      const asOf = new Date().toISOString()
      const answer = await fetch().catch(() => null)
      ensureKept()
      if (answer) await store.keepAnswer(path, { answer, asOf })
    }
  }

  /** The records of the copy, where it may answer. */
  const openRecords = async () => {
    const store = await find()
    const state = await store?.readState()
    if (!store || !state || isTooOld(state.asOf, new Date())) return null
    // Opened ahead of the first list, and waited for by none that needs no record.
    reading ??= store.read()
    reading.catch(forget)
    return { store, asOf: state.asOf, records: reading }
  }

  const answerTo = async (address: string, asked: Asked, last?: unknown) => {
    const opened = await openRecords()
    if (!opened) return null
    const { store, records, asOf } = opened
    const response = await answerBy({ store, records, person }, address, { ...asked, last })
    return response && !isOver() ? { response, asOf } : null
  }

  return {
    ensure,
    forget,
    find,
    isOver,

    /** Has the copy do nothing more, also with what is under way. */
    end: (): void => {
      hasEnded = true
      opening?.then(
        (store) => store?.close(),
        () => undefined,
      )
      reopen()
    },

    /** Asks what has changed and keeps it. Where another tab is at it, it waits for its turn or leaves it to that one. */
    feed: async (turn: 'wait' | 'leave' = 'leave'): Promise<Fed> => {
      const store = await ensure()
      return navigator.locks.request(lock, { ifAvailable: turn === 'leave' }, async (held): Promise<Fed> => {
        if (!held) return 'busy'
        try {
          await bringIn(store)
        } catch (error) {
          if (!(error instanceof UnreadableError)) throw error
          // What can't be opened any more comes anew, all of it.
          await store.forgetState()
          await bringIn(store)
        }
        return 'fed'
      })
    },

    /** What the copy answers to a read; null where it can't. Whoever looks is told of when it is. */
    answer: async (address: string, asked: Asked): Promise<Response | null> => {
      const answered = await answerTo(address, asked)
      if (!answered) return null
      const { response, asOf } = answered
      keptState.show(olderOf(keptState.asOf() ?? asOf, asOf))
      return response
    },

    /**
     * The same beside the server, for what waits and is not there yet; of what is kept as it came the server knows best,
     * and of what is kept in part by what it answered last.
     */
    answerBeside: async (address: string, asked: Asked, last?: unknown): Promise<Response | null> =>
      isCopiedWhole(address) ? null : ((await answerTo(address, asked, last))?.response ?? null),

    /** All records as they were fed, and whose they are; null where there is no copy that may answer. */
    read: async (): Promise<{ copy: Copy; keeper: Keeper } | null> => {
      const opened = await openRecords()
      return opened && { copy: await opened.records, keeper: await keeperOf(opened.store, person) }
    },
  }
}

export type KeptCopy = ReturnType<typeof createKeptCopy>

async function findStore(person: number, closed: () => void): Promise<CopyStore | null> {
  const database = await openCopy(person, closed)
  const key = await database.get('keys', sealPlace)
  if (key) return createCopyStore(database, key)
  database.close()
  return null
}

type Opened = { readonly store: CopyStore; readonly records: Promise<Copy>; readonly person: number }

async function answerBy(
  { store, records, person }: Opened,
  address: string,
  { path, params = {}, query = {}, last }: Asked & { readonly last: unknown },
): Promise<Response | null> {
  const kept = async (of: string): Promise<unknown> => (await store.readAnswer(of))?.answer ?? null
  const before = last ?? (await kept(path))
  if (isCopiedWhole(address)) return before === null ? null : responseOf({ body: before, next: null })
  const keeper = await keeperOf(store, person)
  const { today, clock } = keeper.dayOf(deviceClock.now().toISOString())
  // The rules come when the server is first out of reach: the worker keeps their file.
  const { answerFromCopy } = await import('@clutchbook/domain/sync/copy/copied-answers.rules')
  try {
    const copy = await withWaitingHere(await records, keeper)
    const when = { day: today, clock, kept, last: before }
    const copied = await answerFromCopy(copy, address, { params, query }, when)
    return copied && responseOf(copied)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { message, code } = error
    return Response.json({ message, code }, { status: code === 'not-found' ? 404 : 400 })
  }
}

/** Whose copy it is, with the days of their time zone. */
async function keeperOf(store: CopyStore, userId: number): Promise<Keeper> {
  const user = await store.readAnswer(userPath)
  const { timeZone } = (user?.answer ?? { timeZone: 'UTC' }) as { timeZone: string }
  return {
    userId,
    dayOf: (moment) => ({
      today: civilDayOf(new Date(moment), timeZone),
      clock: timeOfDayAt(new Date(moment), timeZone),
    }),
  }
}

/** The key of the copy of a person; null where there is none. */
export async function findSealKey(person: number): Promise<CryptoKey | null> {
  const database = await openCopy(person)
  try {
    return (await database.get('keys', sealPlace)) ?? null
  } finally {
    database.close()
  }
}

/** An answer in the form in which the server sends it. */
function responseOf({ body, next }: Copied): Response {
  const headers = next === null ? {} : { Link: `</?cursor=${encodeURIComponent(next)}>; rel="next"` }
  return Response.json(body, { headers })
}
