import { leavingWith } from '@clutchbook/domain/sync/outbox/order.rules'
import {
  withBack,
  withCorrection,
  without,
  withRetry,
} from '@clutchbook/domain/sync/outbox/outbox-changes.rules'
import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { photosOf } from '@clutchbook/domain/sync/outbox/waiting-photos.rules'
import { newCallKey } from '../../shared/forms/call-key.ts'
import { deviceClock } from './device-clock.ts'
import { outboxState } from './outbox-state.ts'

/** The photos of entries, which leave the disk with them. */
async function readPhotos(entries: readonly OutboxEntry[]): Promise<Map<number, ArrayBuffer>> {
  const photos = new Map<number, ArrayBuffer>()
  for (const number of photosOf(entries).keys()) {
    const bytes = await outboxState.readPhoto(number)
    if (bytes) photos.set(number, bytes)
  }
  return photos
}

/** What waits on this device, for pages that show it and decide on it. */
export const outbox = {
  /** What is not sent, in its order; the same list until it changes. */
  entries: outboxState.entries,
  /** What is kept and can't be read; the same list until it changes. */
  unread: outboxState.unread,
  /** Whether it is known what waits, which takes a moment. */
  isRead: outboxState.isRead,
  /** Tells of what waits and of the clock. */
  subscribe: (listener: () => void): (() => void) => {
    const stops = [outboxState.subscribe(listener), deviceClock.subscribe(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  },
  /** By how much this device's clock is behind the server's, in milliseconds (OFF-24). */
  clockOffset: deviceClock.offset,
  /** Whether an entry is on its way at this moment. */
  isSending: outboxState.isSending,

  /** Sends what waits at once, whatever pause it is in. */
  sendNow: outboxState.sendNow,

  /** Sends an entry that was refused once more, as it is. */
  retry: async (id: number): Promise<void> => {
    await outboxState.change((now) => withRetry(now, id))
    outboxState.sendNow()
  },

  /** What would go with an entry: those that name what it adds, the entry itself first. */
  discarded: (id: number): readonly OutboxEntry[] => leavingWith(outboxState.now(), id),

  /** Takes an entry out, with those that can't go without it; answers what brings them back. */
  discard: async (id: number): Promise<() => Promise<void>> => {
    let taken: readonly OutboxEntry[] = []
    const photos = await readPhotos(leavingWith(outboxState.now(), id))
    await outboxState.change((now) => {
      taken = leavingWith(now, id)
      return without(now, id)
    })
    outboxState.sendNow()
    return async () => {
      await outboxState.change((now) => withBack(now, taken), photos)
      outboxState.sendNow()
    }
  },

  /** Has an entry go again with another body; after a 412 from the version of the record that the refusal carries. */
  correct: async (id: number, body: unknown, from?: { readonly version: number }): Promise<void> => {
    const since = from ? { base: from, ifMatch: from.version } : {}
    await outboxState.change((now) => withCorrection(now, id, { body, key: newCallKey(), ...since }))
    outboxState.sendNow()
  },
}
