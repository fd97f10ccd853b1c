import { gametesOf } from './crossing.rules.ts'
import { add, type Fraction, half, multiply, one } from './fraction.ts'
import type { Gene, Sex } from './gene.ts'
import { alleleKey, statesAt } from './genotype.rules.ts'
import { type Allele, copiesIn, type Genome, genesIn, type Locus, type Pair } from './locus.rules.ts'
import { writeMorph } from './morph-writer.rules.ts'
import type { Trait } from './trait.ts'

/** What an egg gets of a parent at a locus, and how likely; `sex` where only young of one sex get it. */
export type Gamete = { readonly allele: Allele; readonly sex: Sex | null; readonly chance: Fraction }

/** The square of a locus: what the father gives stands in rows, what the mother gives in columns. */
export type PunnettSquare = {
  readonly locus: Locus
  readonly sire: readonly Gamete[]
  readonly dam: readonly Gamete[]
}

type PairTraits = { readonly sire: readonly Trait[]; readonly dam: readonly Trait[] }

/** A square for each locus at which either parent carries something, in the order of the catalogue. */
export function punnettSquares(genome: Genome, { sire, dam }: PairTraits): PunnettSquare[] {
  const carried = new Set(
    [...sire, ...dam].flatMap(({ gene, copies }) => (copies ? genome.locusOf(gene) : [])),
  )
  return genome.loci
    .filter((locus) => carried.has(locus))
    .map((locus) => ({
      locus,
      sire: gametesAt(locus, sire, 'male'),
      dam: gametesAt(locus, dam, 'female'),
    }))
}

/** What a parent gives over all that it may be; one with two kinds of sex chromosomes gives sons other than daughters. */
function gametesAt(locus: Locus, traits: readonly Trait[], parent: Sex): Gamete[] {
  const sexes: readonly (Sex | null)[] = locus.oddSex === parent ? ['male', 'female'] : [null]
  const given = statesAt(locus, traits, parent).flatMap((state) =>
    sexes.flatMap((sex) =>
      gametesOf(locus, state, parent, sex ?? parent).map(([allele, part]): Gamete => {
        const chance = multiply(multiply(state.chance, part), sex ? half : one)
        return { allele, sex, chance }
      }),
    ),
  )
  return merged(given)
}

function merged(gametes: readonly Gamete[]): Gamete[] {
  const byKey = new Map<string, Gamete>()
  for (const gamete of gametes) {
    const key = `${alleleKey(gamete.allele)} ${gamete.sex}`
    const before = byKey.get(key)
    byKey.set(key, before ? { ...before, chance: add(before.chance, gamete.chance) } : gamete)
  }
  return [...byKey.values()]
}

/** The genes that a square is about: those which either parent gives. */
export const genesOfSquare = ({ locus, sire, dam }: PunnettSquare): Gene[] =>
  locus.genes.filter(
    ({ id }) =>
      copiesIn(
        [...sire, ...dam].map(({ allele }) => allele),
        id,
      ) > 0,
  )

/** The name of young with these two alleles. */
export function pairName(genome: Genome, locus: Locus, pair: Pair): string {
  const genes = new Set(genesIn(pair, locus))
  const traits = [...genes].map(({ id }): Trait => {
    const copies = copiesIn(pair, id) === 2 ? 2 : 1
    return { gene: id, copies, chance: one, maker: null, percent: null }
  })
  return writeMorph(genome, traits)
}
