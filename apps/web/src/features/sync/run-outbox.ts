import type { QueryClient } from '@tanstack/react-query'
import { passThrough } from '../../shared/api/out-of-reach.ts'
import { deviceName, readMark, writeMark } from './device-mark.ts'
import { createHandOver } from './hand-over.ts'
import { findSealKey, type KeptCopy } from './kept-copy.ts'
import { refreshAfterAll } from './outbox.queries.ts'
import { deleteOutbox, openOutbox } from './outbox-database.ts'
import { outboxState } from './outbox-state.ts'
import { createOutboxStore } from './outbox-store.ts'
import { importSealKey } from './seal.ts'
import { createSender } from './sender.ts'
import { putDevice } from './sync.queries.ts'
import { hasWaiting, markWaiting } from './waits-mark.ts'

export type RunningOutbox = {
  /** Heeds that the server answers. */
  readonly reached: () => void
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

/** Opens the outbox of a person where something waits in it, or once something does, and sends it. */
function startOutbox(cache: QueryClient, { person, findKey, feed, signedOut, emptied }: Options) {
  let opening: Promise<void> | null = null
  let isOver = false
  let told = -1
  const sender = createSender({
    lock: `clutchbook-sending-${person}`,
    feed,
    signedOut,
    settled: (addresses) => {
      refreshAfterAll(cache, addresses)
      void tellServer()
      if (outboxState.now().entries.length === 0) emptied?.()
    },
  })

  /** Tells the server how much waits here, so that its keeper knows what would be lost with the device. */
  const tellServer = async (): Promise<void> => {
    const { length } = outboxState.entries()
    if (length === told) return
    told = length
    await putDevice(deviceName(), { waiting: length }).catch(() => {
      told = -1
    })
  }

  const unsubscribe = outboxState.subscribe(() => {
    if (!isOver) markWaiting(person, outboxState.now().entries.length > 0)
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
    stop: (): void => {
      if (isOver) return
      isOver = true
      unsubscribe()
      sender.end()
      removeEventListener('online', sender.now)
      outboxState.sendBy(null)
      outboxState.close()
      if (!hasWaiting(person)) void deleteOutbox(person).catch(() => undefined)
    },
  }
}

/** Has what can't be sent wait on this device, for as long as the copy of its person is kept. */
export function runOutbox(cache: QueryClient, person: number, copy: KeptCopy): RunningOutbox {
  endResumed()
  const { ensure, reached, stop } = startOutbox(cache, {
    person,
    findKey: async () => (await copy.find()) && findSealKey(person),
    feed: () => copy.feed('wait'),
    signedOut: () => void cache.invalidateQueries(),
  })
  passThrough(createHandOver(copy, ensure))
  if (hasWaiting(person))
    void copy
      .ensure()
      .then(ensure)
      // What was read before it was open shows nothing of what waits.
      .then(() => cache.invalidateQueries())
      .catch((error: unknown) => console.error('What waits on this device could not be opened', error))
  return {
    reached,
    stop: () => {
      passThrough(null)
      stop()
    },
  }
}

let resumed: { readonly person: number; readonly stop: () => void } | null = null

/** Ends the sending of what waits of a person who keeps no copy. */
export function endResumed(): void {
  resumed?.stop()
  resumed = null
}

/** Sends what waits here, sealed, of a person who is in again and keeps no copy now. */
export function resumeOutbox(cache: QueryClient, person: number): void {
  if (!hasWaiting(person) || resumed?.person === person) return
  endResumed()
  const { ensure, stop } = startOutbox(cache, {
    person,
    findKey: async () => importSealKey((await putDevice(deviceName(), {})).sealKey),
    feed: () => Promise.resolve(),
    signedOut: () => void cache.invalidateQueries(),
    emptied: () => {
      endResumed()
      if (readMark() === -person) writeMark(0)
    },
  })
  resumed = { person, stop }
  ensure().then(outboxState.sendNow, (error: unknown) => {
    console.error('What waits on this device could not be opened', error)
  })
}
