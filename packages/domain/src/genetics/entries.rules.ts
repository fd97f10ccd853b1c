import type { DomainError } from '../kernel/domain-error.ts'
import { evidenceTwice, testToCome, testWithoutLab, uncertainFact, unseenHet } from './entries.errors.ts'
import { beliefs, type Entry, type Evidence, facts, type SentEntry } from './entry.ts'
import { isOne, readFraction } from './fraction.ts'
import type { Gene, Sex } from './gene.ts'
import { tooManyEntries } from './genetics.errors.ts'
import { mostEntries } from './genetics-limits.rules.ts'
import { tooManyAlleles, unknownGene, wrongChance, wrongCopies } from './genotype.errors.ts'
import { mostAlleles, traitsAt } from './genotype.rules.ts'
import { namesOf, problemOf } from './genotype-checks.rules.ts'
import { type Genome, isCompound, isRecessive, type Locus } from './locus.rules.ts'
import type { Trait } from './trait.ts'

const field = 'entries'

/** What entries are judged by besides the genes of the species. */
export type EntryGround = {
  /** What the animal is; null where that is not known. */
  readonly sex: Sex | null
  /** The ISO day it is where the keeper is. */
  readonly today: string
}

/** Entries as they were sent. Throws 'not-valid' for a chance that is no fraction, and for copies that no animal has. */
export const takeEntries = (genome: Genome | null, sent: readonly SentEntry[]): Entry[] =>
  sent.map(({ copies, chance: text, ...entry }) => {
    const name = genome?.genesById.get(entry.gene)?.name ?? entry.gene
    const chance = readFraction(text)
    if (!chance) throw wrongChance(field, name)
    if (!isCopies(copies)) throw wrongCopies(field, name)
    return { ...entry, copies, chance }
  })

const isCopies = (copies: number | null): copies is Trait['copies'] =>
  copies === null || copies === 0 || copies === 1 || copies === 2

/**
 * Throws 'not-valid' for what can't be true of an animal, naming the field `entries` and the gene (GEN-10). Without a
 * genome no gene is known.
 */
export function ensureEntries(genome: Genome | null, entries: readonly Entry[], ground: EntryGround): void {
  if (entries.length > mostEntries) throw tooManyEntries(field)
  const named = new Set<string>()
  for (const entry of entries) {
    const gene = genome?.genesById.get(entry.gene)
    if (!genome || !gene) throw unknownGene(field, entry.gene)
    const key = `${gene.id} ${entry.evidence}`
    if (named.has(key)) throw evidenceTwice(field, gene.name)
    named.add(key)
    const problem =
      problemOf(entry, gene, genome, { field, sex: ground.sex }) ??
      evidenceProblem(entry, gene, ground) ??
      (isUnseenHet(entry, gene, genome, entries) ? unseenHet(field, gene.name) : null)
    if (problem) throw problem
  }
  if (genome) ensureTwoAlleles(genome, entries)
}

function evidenceProblem(entry: Entry, gene: Gene, { today }: EntryGround): DomainError | null {
  const { evidence, chance, laboratory, testedOn } = entry
  if ((evidence === 'lab' || evidence === 'offspring') && !isOne(chance))
    return uncertainFact(field, gene.name)
  if (evidence !== 'lab') return null
  if (!laboratory || !testedOn) return testWithoutLab(field, gene.name)
  return testedOn > today ? testToCome(field, gene.name) : null
}

/** A het of a recessive is not seen, but as half of a compound, or where the animal can have no second copy. */
function isUnseenHet(entry: Entry, gene: Gene, genome: Genome, entries: readonly Entry[]): boolean {
  const { evidence, copies, chance } = entry
  const locus = genome.locusOf(gene.id)
  if (evidence !== 'visual' || !locus || !isRecessive(gene) || !copies) return false
  if (copies === 2) return !isOne(chance)
  if (!isOne(chance)) return true
  return locus.linkage !== 'one-copy' && !isHalfOfCompound(gene, locus, entries)
}

const isHalfOfCompound = (gene: Gene, locus: Locus, entries: readonly Entry[]): boolean =>
  entries.some((other) => {
    const partner = locus.genes.find(({ id }) => id === other.gene)
    if (!partner || partner === gene) return false
    return other.evidence === 'visual' && other.copies === 1 && isCompound(locus, gene, partner)
  })

/** No animal has three alleles at a locus, neither in fact nor in belief. */
function ensureTwoAlleles(genome: Genome, entries: readonly Entry[]): void {
  for (const side of [facts, beliefs] as readonly (readonly Evidence[])[]) {
    const said = mostOfEach(entries.filter(({ evidence }) => side.includes(evidence)))
    for (const locus of new Set(said.flatMap(({ gene }) => genome.locusOf(gene) ?? []))) {
      const here = traitsAt(locus, said)
      if (mostAlleles(here) > 2) throw tooManyAlleles(field, namesOf(here, genome))
    }
  }
}

/** Of each gene the entry with the most copies: a test and what is seen may speak of the same ones. */
function mostOfEach(entries: readonly Entry[]): Entry[] {
  const most = new Map<string, Entry>()
  for (const entry of entries) {
    const known = most.get(entry.gene)
    if (!known || (entry.copies ?? 0) > (known.copies ?? 0)) most.set(entry.gene, entry)
  }
  return [...most.values()]
}

/** The evidence that an entry is taken by where a gene has several, the strongest first. */
const strongestFirst: readonly Evidence[] = ['lab', 'offspring', 'visual', 'parentage', 'stated']

/** Of each gene the entry of the strongest evidence, in the order in which genes are first named. */
export function strongestEntries<E extends Pick<Entry, 'gene' | 'evidence'>>(entries: readonly E[]): E[] {
  const strongest = new Map<string, E>()
  for (const entry of entries) {
    const known = strongest.get(entry.gene)
    if (!known || strongestFirst.indexOf(entry.evidence) < strongestFirst.indexOf(known.evidence))
      strongest.set(entry.gene, entry)
  }
  return [...strongest.values()]
}

/** The entries of genes that the species has, and the ids of the others, which don't count (GEN-12). */
export function ofSpecies<E extends Trait>(genome: Genome | null, entries: readonly E[]) {
  const isOwn = ({ gene }: E): boolean => genome?.genesById.has(gene) ?? false
  return {
    counted: entries.filter(isOwn),
    foreign: [...new Set(entries.filter((entry) => !isOwn(entry)).map(({ gene }) => gene))],
  }
}
