import { pythonRegius } from '../catalogue/python-regius.ts'
import type { Evidence } from '../entry.ts'
import { familyOf, readAnimal } from '../family.rules.ts'
import type { CountedYoung, FamilyAnimal, FamilyEntry, FamilyReading } from '../family.ts'
import { type Fraction, one, writeFraction } from '../fraction.ts'
import { genomeOf, type Locus } from '../locus.rules.ts'
import { readMorph } from '../morph-reader.rules.ts'

export const ballPython = genomeOf(pythonRegius)

export function ballPythonLocus(gene: string): Locus {
  const locus = ballPython.locusOf(gene)
  if (!locus) throw new RangeError(`${gene} has no locus`)
  return locus
}

/** Entries as a text of ball pythons reads, what is not seen with the evidence given. */
export const entriesIn = (text: string, evidence: Evidence = 'stated'): FamilyEntry[] =>
  readMorph(ballPython, text).entries.map((entry) =>
    entry.evidence === 'stated' ? { ...entry, evidence } : entry,
  )

export const entryOf = (
  gene: string,
  evidence: Evidence,
  copies: 0 | 1 | 2,
  chance: Fraction = one,
): FamilyEntry => ({ gene, copies, chance, maker: null, percent: null, evidence })

type Known = string | readonly FamilyEntry[] | null

/** An animal; what is known of it as a text or as entries, null where it is not kept. */
export function animal(
  id: number,
  known: Known,
  more: Partial<Pick<FamilyAnimal, 'sex' | 'fatherId' | 'motherId' | 'bornOn'>> = {},
): FamilyAnimal {
  const entries = typeof known === 'string' ? entriesIn(known) : known
  return { id, sex: null, fatherId: null, motherId: null, bornOn: null, ...more, entries }
}

/** Young of 1 and 2. */
export const young = (id: number, known: Known, sex: FamilyAnimal['sex'] = null): FamilyAnimal =>
  animal(id, known, { fatherId: 1, motherId: 2, sex })

export const counted = (count: number, text: string): CountedYoung => ({
  projectId: 70,
  fatherId: 1,
  motherId: 2,
  bornOn: null,
  sex: null,
  count,
  entries: entriesIn(text),
})

/** The reading of one gene of an animal; undefined where it has none. */
export const readingOf = (
  animals: readonly FamilyAnimal[],
  id: number,
  gene: string,
  counts: readonly CountedYoung[] = [],
  genome = ballPython,
): FamilyReading | undefined =>
  readAnimal(familyOf(genome, { animals, young: counts }), id).find((reading) => reading.gene === gene)

/** Chances of no copy, one and two as text. */
export const chancesOf = (reading: FamilyReading | undefined): string | null =>
  reading?.chances?.map(writeFraction).join(' ') ?? null

export const beforeOf = (reading: FamilyReading | undefined): string | null =>
  reading?.before?.map(writeFraction).join(' ') ?? null

/**
 * Generations of so many of each sex, in which each sire has two mates and each dam too; the first animal is het Clown, and
 * the last, number 9000, shows it.
 */
export function herd(width: number, generations: number): FamilyAnimal[] {
  const places = Array.from({ length: generations * 2 * width }, (_, place) => place)
  const animals = places.map((place) => {
    const [generation, at] = [Math.floor(place / (2 * width)), place % (2 * width)]
    const sex = at < width ? 'male' : 'female'
    if (generation === 0) return animal(place + 1, place === 0 ? 'het Clown' : '', { sex })
    const first = (generation - 1) * 2 * width + 1
    const mate = (at * 7 + (at < width ? 0 : 3) + generation) % width
    return animal(place + 1, '', { sex, fatherId: first + (at % width), motherId: first + width + mate })
  })
  const last = animals.length
  return [...animals, animal(9000, 'Clown', { fatherId: last - 2 * width + 1, motherId: last })]
}
