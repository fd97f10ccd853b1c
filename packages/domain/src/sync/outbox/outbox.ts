import type { OutboxEntry, QueuedAddress } from './outbox-entry.ts'

/** An entry that could not be opened: the disk has lost a part of it, or a newer version of the site has written it. */
export type UnreadEntry = { readonly id: number; readonly why: 'lost' | 'newer' }

/** All that waits on a device. One of these never changes: what is newer makes another. */
export type Outbox = {
  /** In their order; those that are sent, and not yet in the copy, are among them. */
  readonly entries: readonly OutboxEntry[]
  /** Those that are there and could not be opened: each holds its own chain, as one that asks. */
  readonly unread: readonly UnreadEntry[]
  /** The server's numbers of records that had waited, by those that they had here. */
  readonly numbers: ReadonlyMap<number, number>
  /** The number of the next entry. */
  readonly nextId: number
  /** How many records have waited here so far: none is given the number of another. */
  readonly numbered: number
}

export const emptyOutbox: Outbox = { entries: [], unread: [], numbers: new Map(), nextId: 1, numbered: 0 }

/** So many entries wait at most (OFF-21). */
export const mostEntries = 500

/** What is asked of the server, before it is an entry. */
export type Change = {
  readonly address: QueuedAddress
  readonly params: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly ifMatch: number | null
}

/** Whether nothing is kept: nothing that is to be sent, nothing that the copy has not yet, and nothing unread. */
export const isEmpty = ({ entries, unread }: Outbox): boolean => entries.length === 0 && unread.length === 0

/** Whether an entry is still to be sent. */
export const isUnsent = ({ state }: OutboxEntry): boolean => state !== 'sent'
