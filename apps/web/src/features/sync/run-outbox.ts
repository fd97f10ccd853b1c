import type { QueryClient } from '@tanstack/react-query'
import { passThrough } from '../../shared/api/out-of-reach.ts'
import { waitingState } from '../../shared/api/waiting-state.ts'
import { deviceName, readMark, writeMark } from './device-mark.ts'
import { createHandOver } from './hand-over.ts'
import { findSealKey, type KeptCopy } from './kept-copy.ts'
import { isIn, refreshAfterAll } from './outbox.queries.ts'
import { deleteOutbox, isEmptyOutbox, openOutbox } from './outbox-database.ts'
import { outboxState } from './outbox-state.ts'
import { createOutboxStore } from './outbox-store.ts'
import { importSealKey } from './seal.ts'
import { createSender } from './sender.ts'
import { putDevice } from './sync.queries.ts'
import { hasWaiting, markWaiting, peopleWaiting } from './waits-mark.ts'

export type RunningOutbox = {
  /** Heeds that the server answers. */
  readonly reached: () => void
  /** Heeds that the copy was fed. */
  readonly fed: () => void
  /** Ends what this tab does for it; what waits stays, sealed. */
  readonly stop: () => void
}

type Options = {
  /** Told once nothing waits any more. */
  readonly emptied?: () => void
  readonly person: number
  readonly findKey: () => Promise<CryptoKey | null>
  /** Brings what is sent into the copy, where there is one. */
  readonly feed: () => Promise<unknown>
  readonly signedOut: () => void
}

/** What opens the outbox of a person, tells the others of it, and sends what waits in it. */
function startOutbox(cache: QueryClient, { person, findKey, feed, signedOut, emptied }: Options) {
  let opening: Promise<void> | null = null
  let isOver = false
  let told = -1
  // From now on it is kept for another 60 days.
  if (hasWaiting(person)) markWaiting(person, true)
  const sender = createSender({
    lock: `clutchbook-sending-${person}`,
    feed,
    signedOut,
    isIn: () => isIn(person),
    settled: (addresses) => {
      refreshAfterAll(cache, addresses)
      void tellServer()
      if (outboxState.isEmpty()) emptied?.()
    },
  })

  /** Tells the server how much waits here, so that its keeper knows what would be lost with the device. */
  const tellServer = async (): Promise<void> => {
    const { waiting } = waitingState.counts()
    if (waiting === told) return
    told = waiting
    await putDevice(deviceName(), { waiting }).catch(() => {
      told = -1
    })
  }

  let hasEntries = false
  const unsubscribe = outboxState.subscribe(() => {
    if (isOver) return
    const hadEntries = hasEntries
    hasEntries = !outboxState.isEmpty()
    // One that was opened to keep something is marked before that is written.
    if (hasEntries || hadEntries) markWaiting(person, hasEntries)
  })

  const open = async (): Promise<void> => {
    const key = await findKey()
    if (!key) throw new Error('There is no key to keep what waits')
    const database = await openOutbox(person, () => {
      opening = null
    })
    if (isOver) return database.close()
    await outboxState.open(createOutboxStore(person, database, key))
  }

  const ensure = (): Promise<void> => {
    opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }

  outboxState.sendBy(sender.now)
  addEventListener('online', sender.now)

  return {
    ensure,
    reached: sender.reached,
    fed: sender.fed,
    stop: (): void => {
      if (isOver) return
      isOver = true
      unsubscribe()
      sender.end()
      removeEventListener('online', sender.now)
      outboxState.sendBy(null)
      outboxState.close()
    },
  }
}

/** Has what can't be sent wait on this device, for as long as the copy of its person is kept. */
export function runOutbox(cache: QueryClient, person: number, copy: KeptCopy): RunningOutbox {
  endResumed()
  const { ensure, reached, fed, stop } = startOutbox(cache, {
    person,
    findKey: async () => (await copy.find()) && findSealKey(person),
    feed: () => copy.feed('wait'),
    signedOut: () => void cache.invalidateQueries(),
  })
  const toKeep = (): Promise<void> => {
    markWaiting(person, true)
    return ensure()
  }
  passThrough(createHandOver(copy, { waits: () => hasWaiting(person), opened: ensure, toKeep }))
  void copy
    .ensure()
    .then(ensure)
    // What was read before it was open shows nothing of what waits.
    .then(() => (outboxState.now().entries.length > 0 ? cache.invalidateQueries() : undefined))
    .catch((error: unknown) => {
      // The key goes with a copy that is dropped, which may be while this is being opened.
      if (hasWaiting(person) && !copy.isOver())
        console.error('What waits on this device could not be opened', error)
    })
  return {
    reached,
    fed: () => {
      fed()
      // While something waits the copy is what pages read.
      if (outboxState.now().entries.length > 0) void cache.invalidateQueries()
    },
    stop: () => {
      passThrough(null)
      stop()
    },
  }
}

/** Removes the outbox of a person who has left, and its mark, where nothing waits in it. */
export const tidyOutbox = (person: number): Promise<void> =>
  navigator.locks.request(`clutchbook-outbox-${person}`, async () => {
    if (!(await isEmptyOutbox(person))) return
    await deleteOutbox(person)
    markWaiting(person, false)
  })

/** Has the mark of a device that keeps no copy be of someone of whom something waits, so that their coming is heeded. */
export function markLeft(): void {
  const [left = 0] = peopleWaiting()
  writeMark(-left)
}

let resumed: { readonly person: number; readonly stop: () => void } | null = null

/** Whose waiting changes are sent without a copy; null where nobody's are. */
export const resumedPerson = (): number | null => resumed?.person ?? null

/** Ends the sending of what waits of a person who keeps no copy. */
export function endResumed(): void {
  resumed?.stop()
  resumed = null
}

/** Sends what waits here, sealed, of a person who is in again and keeps no copy now. */
export function resumeOutbox(cache: QueryClient, person: number): void {
  if (resumed?.person === person) return
  endResumed()
  if (!hasWaiting(person)) return
  // Whoever comes next, or nobody, ends it.
  writeMark(-person)
  const { ensure, stop } = startOutbox(cache, {
    person,
    findKey: async () => importSealKey((await putDevice(deviceName(), {})).sealKey),
    feed: () => Promise.resolve(),
    signedOut: () => void cache.invalidateQueries(),
    emptied: () => {
      endResumed()
      void tidyOutbox(person)
        .then(() => (readMark() === -person ? markLeft() : undefined))
        .catch(() => undefined)
    },
  })
  resumed = { person, stop }
  ensure().then(outboxState.sendNow, (error: unknown) => {
    console.error('What waits on this device could not be opened', error)
  })
}
