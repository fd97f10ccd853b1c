import { type Fraction, half, readFraction } from './fraction.ts'
import type { Catalogue, Compound, Gene, Sex } from './gene.ts'

/**
 * A place on a chromosome: the genes of an allelic complex, or one gene alone (GEN-04). Of tags, which have no odds, there
 * are none.
 */
export type Locus = {
  readonly id: string
  /** In the order of the catalogue. */
  readonly genes: readonly Gene[]
  readonly compounds: readonly Compound[]
  readonly linkage: 'autosomal' | 'recombining' | 'one-copy'
  /** How often the two sex chromosomes exchange it. */
  readonly recombination: Fraction
  /** The sex with two kinds of sex chromosomes, where the locus lies on one. */
  readonly oddSex: Sex | null
}

/** A catalogue with what is looked up again and again. */
export type Genome = {
  readonly catalogue: Catalogue
  readonly loci: readonly Locus[]
  readonly genesById: ReadonlyMap<string, Gene>
  /** The place of a gene in the catalogue, which orders names. */
  readonly placeOf: (geneId: string) => number
  /** None of a tag. */
  readonly locusOf: (geneId: string) => Locus | undefined
}

/** What a locus holds on one chromosome: a gene, the wild type, or nothing, where the chromosome lacks the locus. */
export type Allele = Gene | 'wild' | 'none'

/** The alleles of an animal at a locus: the one from its father and the one from its mother. */
export type Pair = readonly [fromFather: Allele, fromMother: Allele]

const genomes = new WeakMap<Catalogue, Genome>()

/** The genome of a catalogue, made once. */
export function genomeOf(catalogue: Catalogue): Genome {
  const known = genomes.get(catalogue)
  if (known) return known
  const genome = makeGenome(catalogue)
  genomes.set(catalogue, genome)
  return genome
}

function makeGenome(catalogue: Catalogue): Genome {
  const allelic = new Map(
    catalogue.complexes.filter(({ kind }) => kind === 'allelic').map((one) => [one.id, one]),
  )
  const byLocus = new Map<string, Gene[]>()
  for (const gene of catalogue.genes) {
    if (isTag(gene, catalogue)) continue
    const id = gene.complex && allelic.has(gene.complex) ? gene.complex : gene.id
    byLocus.set(id, [...(byLocus.get(id) ?? []), gene])
  }
  const loci = [...byLocus].map(([id, genes]) =>
    makeLocus(id, genes, allelic.get(id)?.compounds ?? [], catalogue),
  )
  const places = new Map(catalogue.genes.map(({ id }, place) => [id, place]))
  const lociByGene = new Map(loci.flatMap((locus) => locus.genes.map(({ id }) => [id, locus] as const)))
  return {
    catalogue,
    loci,
    genesById: new Map(catalogue.genes.map((gene) => [gene.id, gene])),
    placeOf: (geneId) => places.get(geneId) ?? catalogue.genes.length,
    locusOf: (geneId) => lociByGene.get(geneId),
  }
}

const oddSexes: Partial<Record<Catalogue['sexSystem'], Sex>> = { 'XX/XY': 'male', 'ZZ/ZW': 'female' }

function makeLocus(
  id: string,
  genes: readonly Gene[],
  compounds: readonly Compound[],
  { sexSystem }: Catalogue,
): Locus {
  const linkage = genes.find(({ sexLinkage }) => sexLinkage)?.sexLinkage
  const recombination = linkage?.kind === 'recombining' ? readFraction(linkage.recombination) : null
  return {
    id,
    genes,
    compounds,
    linkage: linkage?.kind ?? 'autosomal',
    recombination: recombination ?? half,
    oddSex: linkage ? (oddSexes[sexSystem] ?? null) : null,
  }
}

/** Whether a gene is a label without odds: line-bred, unknown, or linked to sex where no chromosome decides it. */
const isTag = ({ inheritance }: Gene, { sexSystem }: Pick<Catalogue, 'sexSystem'>): boolean =>
  inheritance === 'polygenic' ||
  inheritance === 'unknown' ||
  (inheritance === 'sex_linked' && !oddSexes[sexSystem])

/** How a gene shows, whatever chromosome it lies on. */
const dominanceOf = ({ inheritance, dominance }: Gene): string | undefined =>
  inheritance === 'sex_linked' ? dominance : inheritance

/** Whether a gene shows only when nothing else is at its locus. */
export const isRecessive = (gene: Gene): boolean => dominanceOf(gene) === 'recessive'

/** Whether two copies look like one. */
export const isDominant = (gene: Gene): boolean => dominanceOf(gene) === 'dominant'

const isGene = (allele: Allele): allele is Gene => typeof allele === 'object'

/** The genes of a pair, without wild type and missing alleles, in the order of the catalogue. */
export function genesIn(pair: readonly Allele[], locus: Locus): Gene[] {
  const found = pair.filter(isGene)
  return found.length < 2 ? found : locus.genes.flatMap((gene) => found.filter(({ id }) => id === gene.id))
}

/** The name of two different alleles together, where they have one. */
export const compoundOf = (locus: Locus, a: Gene, b: Gene): Compound | undefined =>
  locus.compounds.find(({ alleles }) => alleles.includes(a.id) && alleles.includes(b.id))

/** Whether two different alleles show as a look of both: those of one kind do, others only where the look has a name. */
export const isCompound = (locus: Locus, a: Gene, b: Gene): boolean =>
  isRecessive(a) === isRecessive(b) || compoundOf(locus, a, b) !== undefined

/**
 * What is seen of two alleles, as a key: the genes that show, by their ids. Equal keys are the same look, and a look that
 * dies is never the same as one that lives (GEN-05, GEN-28).
 */
export function lookOf(pair: readonly Allele[], locus: Locus): string {
  const [a, b] = genesIn(pair, locus)
  if (!a) return ''
  if (!b) return isRecessive(a) && pair.includes('wild') ? '' : a.id
  if (a.id === b.id) {
    const look = isRecessive(a) || isDominant(a) ? a.id : `${a.id}+${a.id}`
    return isLethal(pair, locus) ? `${look}!` : look
  }
  if (isCompound(locus, a, b)) return `${a.id}/${b.id}`
  return isRecessive(a) ? b.id : a.id
}

/** Whether who has this pair dies before or soon after hatching. */
export function isLethal(pair: readonly Allele[], locus: Locus): boolean {
  const [a, b] = genesIn(pair, locus)
  return a !== undefined && a.id === b?.id && a.lethalHomozygous === true
}

/** How many copies of a gene a pair has. */
export const copiesIn = (pair: readonly Allele[], geneId: string): number =>
  pair.filter((allele) => isGene(allele) && allele.id === geneId).length
