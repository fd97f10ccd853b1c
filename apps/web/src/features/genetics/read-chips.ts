import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Reading, TextPart } from '@clutchbook/domain/genetics/morph-reading'
import { namePartsOf } from '@clutchbook/domain/genetics/morph-writer.rules'

/** A piece of a text as it was read: a gene, or words that mean nothing or more than one thing. */
export type ReadChip = {
  readonly text: string
  /** "open" of what is not counted. */
  readonly group: string
}

const inText = (a: TextPart, b: TextPart): number => a.start - b.start

/** A text as chips: its genes in the order of a name, then what is left open of it. */
export function chipsOf(genome: Genome, { entries, unknown, questions }: Reading): ReadChip[] {
  const open = [...unknown, ...questions].sort(inText)
  return [
    ...namePartsOf(genome, entries).map(({ text, group }) => ({ text, group })),
    ...open.map(({ text }) => ({ text, group: 'open' })),
  ]
}

/** The text without one of its chips. */
export function withoutChip(genome: Genome, reading: Reading, place: number): string {
  const rest = chipsOf(genome, reading).filter((_chip, at) => at !== place)
  return [...rest.map(({ text }) => text), ...(reading.sex ? [reading.sex] : [])].join(', ')
}
