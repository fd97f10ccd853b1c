import { type Cross, chanceOf } from './crossing.rules.ts'
import { add, type Fraction, half, isZero, multiply, one, zero } from './fraction.ts'
import { type Gene, type Harm, type RiskLevel, riskLevels } from './gene.ts'
import { copiesIn, type Genome, isRecessive, type Pair } from './locus.rules.ts'
import type { Trait } from './trait.ts'

/** A concern for the welfare of the young or of a parent. It never blocks (GEN-34). */
export type Warning = {
  readonly level: RiskLevel
  readonly about: 'young' | 'sire' | 'dam'
  /** By their ids; the same one twice means two copies. */
  readonly genes: readonly string[]
  readonly code: string
  readonly sources: readonly string[]
  /** Of young: how many eggs it concerns; null of a parent. */
  readonly probability: Fraction | null
}

/** What is known against a pair, worst first, then the likeliest. */
export function warningsOf(
  genome: Genome,
  crosses: readonly Cross[],
  { sire, dam }: { readonly sire: readonly Trait[]; readonly dam: readonly Trait[] },
): Warning[] {
  const warnings = [
    ...pairWarnings(genome, crosses),
    ...genome.catalogue.genes.flatMap((gene) => [
      ...youngWarnings(gene, genome, crosses),
      ...parentWarnings(gene, sire, 'sire'),
      ...parentWarnings(gene, dam, 'dam'),
    ]),
  ]
  return warnings.sort((a, b) => riskLevels.indexOf(a.level) - riskLevels.indexOf(b.level))
}

const pairWarnings = ({ catalogue }: Genome, crosses: readonly Cross[]): Warning[] =>
  catalogue.riskPairs.flatMap(({ genes, level, code, sources }) => {
    const [a, b] = genes
    const probability =
      a === b
        ? shareOfEggs(crosses, [{ geneId: a, atLeast: 2 }])
        : shareOfEggs(crosses, [
            { geneId: a, atLeast: 1 },
            { geneId: b, atLeast: 1 },
          ])
    return isZero(probability) ? [] : [{ level, about: 'young', genes, code, sources, probability }]
  })

/** What harms young of one gene, but for what a risk pair says of its two copies already. */
function youngWarnings(gene: Gene, { catalogue }: Genome, crosses: readonly Cross[]): Warning[] {
  const isPaired = catalogue.riskPairs.some(({ genes: [a, b] }) => a === gene.id && b === gene.id)
  const two = isPaired ? zero : shareOfEggs(crosses, [{ geneId: gene.id, atLeast: 2 }])
  const any = shareOfEggs(crosses, [{ geneId: gene.id, atLeast: 1 }])
  const about = { about: 'young', sources: gene.sources } as const
  const ofTwo = { ...about, genes: [gene.id, gene.id], probability: two }
  const ofHarm = ({ code, when }: Harm): Warning[] => {
    if (when === 'carrier' && !isZero(any))
      return [{ ...about, level: 'caution', genes: [gene.id], code, probability: any }]
    // That two copies die is said once.
    return when === 'two' && !isZero(two) && gene.lethalHomozygous !== true
      ? [{ ...ofTwo, level: 'caution', code }]
      : []
  }
  const harms = (gene.harms ?? []).flatMap(ofHarm)
  if (isZero(two) || gene.lethalHomozygous === false || gene.lethalHomozygous === undefined) return harms
  return gene.lethalHomozygous
    ? [{ ...ofTwo, level: 'lethal', code: 'not-viable' }, ...harms]
    : [{ ...ofTwo, level: 'caution', code: 'unsettled' }, ...harms]
}

function parentWarnings(gene: Gene, traits: readonly Trait[], about: 'sire' | 'dam'): Warning[] {
  const trait = traits.find((one) => one.gene === gene.id)
  if (!trait || trait.copies === 0) return []
  const isConcerned = ({ when }: Harm): boolean =>
    when === 'carrier' ||
    when === 'line' ||
    (when === 'female' && about === 'dam' && (trait.copies === 2 || !isRecessive(gene))) ||
    (when === 'two' && trait.copies === 2)
  return (gene.harms ?? []).filter(isConcerned).map(({ code }) => ({
    level: 'caution',
    about,
    genes: [gene.id],
    code,
    sources: gene.sources,
    probability: null,
  }))
}

type Wanted = { readonly geneId: string; readonly atLeast: number }

/** The share of eggs that have at least so many copies of each of some genes, all of them at once. */
function shareOfEggs(crosses: readonly Cross[], wanted: readonly Wanted[]): Fraction {
  const isHere = ({ locus }: Cross, { geneId }: Wanted): boolean =>
    locus.genes.some(({ id }) => id === geneId)
  if (!wanted.every((want) => crosses.some((cross) => isHere(cross, want)))) return zero
  const ofSex = (sex: 'sons' | 'daughters'): Fraction =>
    crosses.reduce((all, cross) => {
      const here = wanted.filter((want) => isHere(cross, want))
      const meets = (pair: Pair): boolean => here.every((want) => copiesIn(pair, want.geneId) >= want.atLeast)
      return here.length === 0 ? all : multiply(all, chanceOf(cross[sex], meets))
    }, one)
  return multiply(half, add(ofSex('sons'), ofSex('daughters')))
}
