import type { WaitingCounts } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { createListeners } from '../listeners.ts'

/** What a page may have to know of all that waits on this device. */
type Waiting = WaitingCounts & {
  /** The records that something waits of, as 'animals 12'. */
  readonly touched: ReadonlySet<string>
}

export const nothingWaits: Waiting = { waiting: 0, sending: 0, needsYou: 0, touched: new Set() }

let now = nothingWaits
const { subscribe, tell } = createListeners()

/** How much waits on this device for the server; nothing where it keeps no copy. */
export const waitingState = {
  /** The same object until it changes. */
  counts: (): WaitingCounts => now,
  /** Whether something waits of a record. */
  touches: (kind: string, id: number): boolean => now.touched.has(`${kind} ${id}`),
  subscribe,
  show: (next: Waiting): void => {
    now = next
    tell()
  },
}
