import type { HusbandrySettings } from '@clutchbook/domain/husbandry/settings.fields'
import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'
import type { Copied, Copy } from '@clutchbook/domain/sync/copy/copy'
import { type Asked, keptState } from '../../shared/api/out-of-reach.ts'
import { currentUserQuery } from '../accounts/public/current-user-query.ts'
import { isTooOld, olderOf } from './copy-age.ts'
import { openCopy } from './copy-database.ts'
import { type CopyStore, createCopyStore } from './copy-store.ts'
import { deviceName, readMark } from './device-mark.ts'
import { isKeptWhole, tellsOfRecords } from './kept-answers.ts'
import { importSealKey, UnreadableError } from './seal.ts'
import { fetchDifference, fetchSettings, putDevice, settingsPath } from './sync.queries.ts'

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
    const before = await store.readState()
    const difference = await fetchDifference(before?.state ?? null)
    ensureKept()
    await store.apply(difference, new Date().toISOString())
    forget()
    // By these the work of a day is told; a page that shows them has them kept as they come.
    if (await store.readAnswer(settingsPath)) return
    const asOf = new Date().toISOString()
    const answer = await fetchSettings().catch(() => null)
    ensureKept()
    if (answer) await store.keepAnswer(settingsPath, { answer, asOf })
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
      const store = await find()
      const state = await store?.readState()
      if (!store || !state || isTooOld(state.asOf, new Date())) return null
      // Opened ahead of the first list, and waited for by none that needs no record.
      reading ??= store.read()
      reading.catch(forget)
      const found = await answerBy(store, reading, address, asked)
      if (!found || isOver()) return null
      const asOf = olderOf(found.asOf ?? state.asOf, state.asOf)
      keptState.show(olderOf(keptState.asOf() ?? asOf, asOf))
      return found.response
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

/** An answer of the copy, and of when it is where it has a moment of its own. */
type Found = { readonly response: Response; readonly asOf?: string }

async function answerBy(
  store: CopyStore,
  reading: Promise<Copy>,
  address: string,
  { path, params = {}, query = {} }: Asked,
): Promise<Found | null> {
  if (isKeptWhole(address)) {
    const kept = await store.readAnswer(path)
    if (!kept) return null
    const response = responseOf({ body: kept.answer, next: null })
    return tellsOfRecords(address) ? { response, asOf: kept.asOf } : { response }
  }
  const [user, set] = await Promise.all([store.readAnswer(userPath), store.readAnswer(settingsPath)])
  const { timeZone } = (user?.answer ?? { timeZone: 'UTC' }) as { timeZone: string }
  const moment = new Date()
  const settings = (set?.answer ?? null) as HusbandrySettings | null
  const when = { day: civilDayOf(moment, timeZone), clock: timeOfDayAt(moment, timeZone), settings }
  // The rules come when the server is first out of reach: the worker keeps their file.
  const { answerFromCopy } = await import('@clutchbook/domain/sync/copy/copied-answers.rules')
  try {
    const copied = answerFromCopy(await reading, address, { params, query }, when)
    return copied && { response: responseOf(copied) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { message, code } = error
    return { response: Response.json({ message, code }, { status: code === 'not-found' ? 404 : 400 }) }
  }
}

/** An answer in the form in which the server sends it. */
function responseOf({ body, next }: Copied): Response {
  const headers = next === null ? {} : { Link: `</?cursor=${encodeURIComponent(next)}>; rel="next"` }
  return Response.json(body, { headers })
}
