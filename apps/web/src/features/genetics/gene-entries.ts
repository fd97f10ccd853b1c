import { type Evidence, unsaid, type WrittenEntry } from '@clutchbook/domain/genetics/entry'
import { writeFraction } from '@clutchbook/domain/genetics/fraction'
import { type Genome, isRecessive } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import type { ReadEntry, Reading } from '@clutchbook/domain/genetics/morph-reading'
import { nameKey } from '@clutchbook/domain/genetics/morph-words'
import { nameBookOf } from '@clutchbook/domain/genetics/name-book'

/** What was read, as entries. */
export const entriesOf = (read: readonly ReadEntry[]): WrittenEntry[] =>
  read.map(({ chance, ...entry }) => ({ ...entry, ...unsaid, chance: writeFraction(chance) }))

/** Evidence that a typed name gives: to type a gene again is to correct it. */
const typed: readonly Evidence[] = ['visual', 'stated']

/** Entries with those that were typed; of a gene that was typed before, the new word holds. */
export function withTyped(entries: readonly WrittenEntry[], added: readonly WrittenEntry[]): WrittenEntry[] {
  const isReplaced = ({ gene, evidence }: WrittenEntry): boolean =>
    typed.includes(evidence) && added.some((one) => one.gene === gene)
  return [...entries.filter((entry) => !isReplaced(entry)), ...added]
}

/** A name that may be meant by what is typed, as it reads. */
export type GeneOption = { readonly text: string; readonly entries: readonly WrittenEntry[] }

/** How many names are looked at, and how many are offered. */
const [mostNames, mostOptions] = [16, 8]

/** Words before a name that say how it is carried. */
const qualifier = /^((?:\d{1,3}%\s*)?het\s|super\s|visual\s|\d{1,3}%\s)/i

/** The genes that may be meant by what is typed, each in the forms in which breeders say it. */
export function optionsFor(genome: Genome, typedText: string): GeneOption[] {
  const text = typedText.trim()
  const said = qualifier.exec(`${text} `)?.[1]?.trim() ?? ''
  const whole = namesLike(genome, text)
  const options: GeneOption[] = []
  for (const name of whole) addOption(genome, options, name)
  if (said !== '')
    for (const name of namesLike(genome, text.slice(said.length)))
      addOption(genome, options, `${said} ${name}`)
  // What may be carried of the likeliest names follows them all.
  else
    for (const word of ['het ', '66% het '])
      for (const name of whole.slice(0, 2)) addOption(genome, options, `${word}${name}`)
  return options.slice(0, mostOptions)
}

function addOption(genome: Genome, options: GeneOption[], text: string): void {
  const reading = readMorph(genome, text)
  if (reading.verdict !== 'clear' || reading.entries.length === 0 || reading.sex) return
  if (/^(66% )?het /.test(text) && !reading.entries.every(({ gene }) => isHidden(genome, gene))) return
  if (!options.some((option) => option.text === reading.name))
    options.push({ text: reading.name, entries: entriesOf(reading.entries) })
}

function isHidden(genome: Genome, id: string): boolean {
  const gene = genome.genesById.get(id)
  return gene !== undefined && isRecessive(gene)
}

/** Names that begin with what is typed, then those with a word that does. */
function namesLike(genome: Genome, text: string): string[] {
  const key = nameKey(text)
  if (key === '') return []
  const { spellings } = nameBookOf(genome.catalogue)
  const [first, later]: [string[], string[]] = [[], []]
  for (const [known, spelling] of spellings) {
    if (known.startsWith(key)) first.push(spelling)
    else if (spelling.split(/[ (/-]/).some((word) => nameKey(word).startsWith(key))) later.push(spelling)
  }
  return [...first, ...later].slice(0, mostNames)
}

/** What was typed, read to the last word; null where there is nothing to take, so that it stays to be answered. */
export function takeTyped(
  genome: Genome,
  text: string,
): { entries: WrittenEntry[] | null; reading: Reading } {
  const reading = readMorph(genome, text)
  const isClear = reading.verdict === 'clear' && reading.entries.length > 0
  return { entries: isClear ? entriesOf(reading.entries) : null, reading }
}
