import type { DomainError } from '../kernel/domain-error.ts'
import { compare, type Fraction, isOne, one } from './fraction.ts'
import type { Gene } from './gene.ts'
import { tooManyEntries, wrongMaker } from './genetics.errors.ts'
import { mostEntries } from './genetics-limits.rules.ts'
import {
  chanceOfNone,
  namedTwice,
  tagWithCopies,
  tooManyAlleles,
  unknownGene,
  wrongChance,
  wrongCopies,
  wrongPercent,
} from './genotype.errors.ts'
import { lociNamed, mostAlleles, traitsAt, type Whose } from './genotype.rules.ts'
import type { Genome, Locus } from './locus.rules.ts'
import type { Trait } from './trait.ts'

/** The finest fraction that a chance is entered as. */
export const finest = 1_000_000n

/** Throws for what can't be true of an animal, naming the gene (GEN-10); `sex` is what it is or is paired as. */
export function ensureTraits(genome: Genome, traits: readonly Trait[], whose: Whose): void {
  const { field } = whose
  if (traits.length > mostEntries) throw tooManyEntries(field)
  const named = new Set<string>()
  for (const trait of traits) {
    const gene = genome.genesById.get(trait.gene)
    if (!gene) throw unknownGene(field, trait.gene)
    if (named.has(gene.id)) throw namedTwice(field, gene.name)
    named.add(gene.id)
    const problem = problemOf(trait, gene, genome, whose)
    if (problem) throw problem
  }
  for (const locus of lociNamed(genome, traits)) {
    const here = traitsAt(locus, traits)
    if (mostAlleles(here) > 2) throw tooManyAlleles(field, namesOf(here, genome))
  }
}

/** What is wrong with a trait by itself, or null. */
export function problemOf(trait: Trait, gene: Gene, genome: Genome, whose: Whose): DomainError | null {
  const locus = genome.locusOf(gene.id)
  return locus ? alleleProblem(trait, gene, locus, whose) : tagProblem(trait, gene, whose)
}

function tagProblem(trait: Trait, gene: Gene, { field }: Whose): DomainError | null {
  const { copies, chance, maker, percent } = trait
  if (copies !== null || !isOne(chance) || maker) return tagWithCopies(field, gene.name)
  return percent === null || (percent >= 0 && percent <= 100) ? null : wrongPercent(field, gene.name)
}

function alleleProblem(trait: Trait, gene: Gene, locus: Locus, { field, sex }: Whose): DomainError | null {
  const { copies, chance, maker, percent } = trait
  if (copies === null) return wrongCopies(field, gene.name)
  if (percent !== null) return wrongPercent(field, gene.name)
  if (!isChance(chance)) return wrongChance(field, gene.name)
  if (copies === 0 && !isOne(chance)) return chanceOfNone(field, gene.name)
  const mayMake = copies === 1 && locus.linkage === 'recombining' && sex === 'male'
  return maker && !mayMake ? wrongMaker(field, gene.name) : null
}

const isChance = (chance: Fraction): boolean =>
  chance.n > 0n && compare(chance, one) <= 0 && chance.d <= finest

/** The names of the genes that some traits give copies of. */
export const namesOf = (traits: readonly Trait[], genome: Genome): string[] =>
  traits.filter(({ copies }) => copies).map(({ gene }) => genome.genesById.get(gene)?.name ?? gene)
