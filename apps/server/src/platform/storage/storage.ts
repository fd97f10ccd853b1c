import type { Readable } from 'node:stream'

/** Something that is kept, and when it was put. */
export type StoredFile = { readonly key: string; readonly changedAt: Date }

/** First and last byte to read, both included. */
export type ByteSpan = { readonly start: number; readonly end: number }

/** A kept file ready to be sent. */
export type OpenFile = {
  readonly contentType: string
  /** Null for a small form: it is a few kilobytes and never asked for in parts. */
  readonly bytes: number | null
  /** Names the content: the same tag always means the same bytes. */
  readonly tag: string
  readonly read: (span?: ByteSpan) => Promise<Readable>
}

/**
 * Where media are kept. Keys are made by the product, never by people: lower-case letters, digits, '-', '.' and '/'.
 * What is put is there to stay when the call resolves, and there whole or not at all; the same key always means the same
 * bytes. A store on another machine throws `StorageError` where it is away or refuses.
 */
export type Storage = {
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Takes a local file over; it is gone from its old place afterwards. */
  readonly takeFile: (key: string, path: string) => Promise<void>
  /** Throws an error with the code ENOENT where nothing is kept under the key. */
  readonly read: (key: string, span?: ByteSpan) => Promise<Readable>
  /** Whether something is kept under the key. */
  readonly has: (key: string) => Promise<boolean>
  /** Nothing happens where nothing is kept. */
  readonly remove: (key: string) => Promise<void>
  /** Removes everything whose key begins with the folder and a '/'. */
  readonly removeFolder: (folder: string) => Promise<void>
  /** Everything that is kept, in no order. */
  readonly list: () => AsyncIterable<StoredFile>
  /** Resolves when the storage can be written to. */
  readonly check: () => Promise<void>
}
