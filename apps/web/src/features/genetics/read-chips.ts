import { type Genome, genomeOf } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
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

/**
 * The text without one of its chips, without the last where none is named; as it is where that is in it no more. The text is
 * read here, because what is shown of it may be of the text before.
 */
export function withoutChip(genome: Genome, text: string, chip?: ReadChip): string {
  const reading = readMorph(genome, text)
  const chips = chipsOf(genome, reading)
  const isOut = (one: ReadChip): boolean => !chip || (one.text === chip.text && one.group === chip.group)
  const out = chips.findLastIndex(isOut)
  return out < 0 ? text : joined(chips.toSpliced(out, 1), reading)
}

const joined = (chips: readonly ReadChip[], { sex }: Reading): string =>
  [...chips.map(({ text }) => text), ...(sex ? [sex] : [])].join(', ')

/** Where a text means nothing. */
const unreadPlaces = (genome: Genome, text: string): string =>
  readMorph(genome, text)
    .unknown.map(({ start, end }) => `${start}-${end}`)
    .join()

/** A text as it reads without the words of its keeper, which nobody else has. */
export function textForOthers(genome: Genome, text: string): string {
  const { words = [] } = genome.catalogue
  if (words.length === 0) return text
  const bare = genomeOf({ ...genome.catalogue, words: [] })
  if (unreadPlaces(genome, text) === unreadPlaces(bare, text)) return text
  const reading = readMorph(genome, text)
  return joined(chipsOf(genome, reading), reading)
}
