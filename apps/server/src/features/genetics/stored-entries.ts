import { type Entry, readEntry, type WrittenEntry, writeEntry } from '@clutchbook/domain/genetics/entry'

/** The entries of a stored genotype. */
export const readEntries = (stored: string): Entry[] =>
  (JSON.parse(stored) as WrittenEntry[]).flatMap((written) => readEntry(written) ?? [])

/** Entries as a genotype stores them. */
export const storeEntries = (entries: readonly Entry[]): string => JSON.stringify(entries.map(writeEntry))
