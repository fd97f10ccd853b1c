import { readFraction, writeFraction } from './fraction.ts'
import type { Trait } from './trait.ts'

/** Evidence that is a fact: what was seen, what young have shown, what a laboratory found (GEN-09). */
export const facts = ['visual', 'offspring', 'lab'] as const

/** Evidence that is a belief and yields to facts: what the parents give, what a seller or keeper states. */
export const beliefs = ['parentage', 'stated'] as const

export const evidences = [...facts, ...beliefs] as const
export type Evidence = (typeof evidences)[number]

/** How long the texts of an entry may be. */
export const entryLimits = { text: 500, note: 2000 } as const

/** What a keeper writes down of one gene of an animal, and how it is known. */
export type Entry = Trait & {
  readonly evidence: Evidence
  /** Of a test: who did it, and the ISO day. */
  readonly laboratory: string | null
  readonly testedOn: string | null
  readonly marker: string | null
  /** Where the report is kept. */
  readonly file: string | null
  readonly statedBy: string | null
  readonly note: string | null
}

/** What only a keeper can say of an entry, and nobody said. */
export const unsaid = {
  laboratory: null,
  testedOn: null,
  marker: null,
  file: null,
  statedBy: null,
  note: null,
} as const satisfies Partial<Entry>

/** An entry as it is sent and stored: its chance is text (GEN-14). */
export type WrittenEntry = Omit<Entry, 'chance'> & { readonly chance: string }

/** The same as anyone may send it: any number of copies. */
export type SentEntry = Omit<WrittenEntry, 'copies'> & { readonly copies: number | null }

export const writeEntry = (entry: Entry): WrittenEntry => ({ ...entry, chance: writeFraction(entry.chance) })

/** The entry of a written one; null where its chance is no fraction. */
export function readEntry(written: WrittenEntry): Entry | null {
  const chance = readFraction(written.chance)
  return chance && { ...written, chance }
}
