import { useSyncExternalStore } from 'react'
import { outbox } from '../outbox.ts'

const sendingIds = (): string =>
  outbox
    .entries()
    .flatMap(({ id }) => (outbox.isSending(id) ? [id] : []))
    .join()

/** What waits on this device, and what of it is on its way. */
export function useOutbox() {
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries)
  const unread = useSyncExternalStore(outbox.subscribe, outbox.unread)
  const isRead = useSyncExternalStore(outbox.subscribe, outbox.isRead)
  // Drawn anew when something leaves, which the list alone does not tell.
  const sending = useSyncExternalStore(outbox.subscribe, sendingIds)
  const isSending = new Set(sending.split(',').map(Number))
  return { entries, unread, isRead, isSending: (id: number): boolean => isSending.has(id) }
}
