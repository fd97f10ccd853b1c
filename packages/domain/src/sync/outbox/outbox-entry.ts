import type { Api } from '../../api.ts'

/** The addresses of calls that may wait on a device (OFF-10). */
export type QueuedAddress = {
  [A in keyof Api & string]: Api[A] extends { readonly queues: true }
    ? A extends `${string} /api/reptiles${string}`
      ? never
      : A
    : never
}[keyof Api & string]

/** Why the server refused an entry, in its words. */
export type Refusal = {
  readonly status: number
  readonly code: string | null
  readonly message: string
  readonly errors: Readonly<Record<string, string>>
  /** The record as it is now, where it was changed meanwhile (412). */
  readonly current: unknown
}

/** One change that waits on a device until the server has it (OFF-16). */
export type OutboxEntry = {
  /** The form of the entry; a reader of each form is kept (OFF-25). */
  readonly v: 1
  /** Its number, which grows: the order of entries. */
  readonly id: number
  readonly address: QueuedAddress
  readonly params: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** The record as the device had it before, where one is changed. */
  readonly base: unknown
  /** The version that the change starts from. */
  readonly ifMatch: number | null
  /** The Idempotency-Key. */
  readonly key: string
  /** When it was meant, by the clock of the server as far as the device knows it. */
  readonly writtenAt: string
  /** The entries that go before it, by their numbers: those of the same records, and those that add what it names. */
  readonly after: readonly number[]
  /** Whose it is, in names that the keeper gave. */
  readonly label: string
  /** What the device answered in place of the server. */
  readonly answer: unknown
  /** The numbers of the records that it adds, in the order in which they were given. */
  readonly made: readonly number[]
  /** `asks` once it was refused and the keeper decides; `sent` until the copy has what it did. */
  readonly state: 'waiting' | 'asks' | 'sent'
  readonly refusal: Refusal | null
}

/** Readers of every form that entries ever had. The newest is last. */
const readers: Readonly<Record<number, (kept: unknown) => OutboxEntry>> = {
  1: (kept) => kept as OutboxEntry,
}

/** An entry as it was kept, in whatever form. Throws where a newer version of the site has written it. */
export function readEntry(kept: unknown): OutboxEntry {
  const { v } = kept as { readonly v: number }
  const read = readers[v]
  if (!read) throw new Error(`No reader of the form ${v} of entries`)
  return read(kept)
}

/** How much waits: all that is not sent, what is being sent, and what asks for the keeper. */
export type WaitingCounts = { readonly waiting: number; readonly sending: number; readonly needsYou: number }
