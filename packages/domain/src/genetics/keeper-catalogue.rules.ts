import type { Catalogue, Complex, Gene } from './gene.ts'
import type { GeneChanges, KeeperGenes, OwnGene } from './keeper-genes.ts'

/**
 * The genes of a species as a keeper knows them: those of the catalogue with the keeper's changes, then the own ones
 * (GEN-06). Null where nobody knows any.
 */
export function keeperCatalogue(
  shipped: Catalogue | null,
  species: string,
  { own, changes, words }: KeeperGenes,
): Catalogue | null {
  if (!shipped && own.length === 0) return null
  const base = shipped ?? { ...unknown, species }
  if (own.length === 0 && changes.size === 0 && words.length === 0) return base
  const told = [...base.genes.map((gene) => withChanges(gene, changes.get(gene.id))), ...own.map(toGene)]
  const genes = withSharedLoci(told)
  const named = new Set(
    [...changes.values(), ...own.map(({ definition }) => definition)].map((one) => one.complex),
  )
  return {
    ...base,
    genes,
    complexes: [
      ...base.complexes.map((complex) => (named.has(complex.id) ? asAllelic(complex) : complex)),
      ...complexesOf(genes),
    ],
    words,
  }
}

/** Of a species without a catalogue. */
const unknown = { sexSystem: 'unknown', genes: [], complexes: [], combos: [], riskPairs: [] } as const

/** Suspected alleles count as apart until a keeper says that a gene is one of them (GEN-04). */
const asAllelic = (complex: Complex): Complex => ({ ...complex, kind: 'allelic' })

/** A gene with what a keeper says of it. What only a sex-linked gene has goes where it is none. */
function withChanges(gene: Gene, changes: GeneChanges | undefined): Gene {
  if (!changes || Object.keys(changes).length === 0) return gene
  return { ...applied(gene, changes), ofKeeper: 'changed' }
}

function applied(gene: Gene, changes: GeneChanges): Gene {
  const { dominance, sexLinkage, superName, complex, lethalHomozygous, ...rest } = gene
  const {
    inheritance = gene.inheritance,
    dominance: shows = dominance,
    sexLinkage: lies = sexLinkage,
    superName: twice = superName,
    complex: shared = complex,
    lethalHomozygous: dies = lethalHomozygous,
  } = changes
  const isLinked = inheritance === 'sex_linked'
  return {
    ...rest,
    inheritance,
    ...(isLinked && shows && { dominance: shows }),
    ...(isLinked && lies && { sexLinkage: lies }),
    ...(twice && { superName: twice }),
    ...(shared && { complex: shared }),
    ...(dies !== undefined && { lethalHomozygous: dies }),
  }
}

const toGene = ({ id, name, aliases, definition }: OwnGene): Gene => ({
  ...applied(
    { id, name, aliases, inheritance: definition.inheritance, confidence: 'high', sources: [] },
    definition,
  ),
  ofKeeper: 'own',
})

/** Genes that name an own gene as their kin, with the id of the locus that they share (GEN-07). */
function withSharedLoci(genes: readonly Gene[]): Gene[] {
  const own = new Map(genes.filter(({ ofKeeper }) => ofKeeper === 'own').map((gene) => [gene.id, gene]))
  const roots = new Map<Gene, string>()
  for (const gene of genes) if (own.has(gene.complex ?? '')) roots.set(gene, rootOf(gene, own))
  const shared = new Set(roots.values())
  return genes.map((gene) => {
    const complex = roots.get(gene) ?? (shared.has(gene.id) ? gene.id : gene.complex)
    return complex === undefined || complex === gene.complex ? gene : { ...gene, complex }
  })
}

/** The complex at the end of a chain of own genes, or the id of its last gene; of a circle the least id. */
function rootOf(gene: Gene, own: ReadonlyMap<string, Gene>): string {
  const passed = new Set<string>()
  let complex = gene.complex ?? gene.id
  for (let next = own.get(complex); next; next = own.get(complex)) {
    if (passed.has(next.id)) return leastOfCircle(next, own)
    passed.add(next.id)
    if (next.complex === undefined) return next.id
    complex = next.complex
  }
  return complex
}

function leastOfCircle(gene: Gene, own: ReadonlyMap<string, Gene>): string {
  let least = gene.id
  for (
    let next = own.get(gene.complex ?? '');
    next && next.id !== gene.id;
    next = own.get(next.complex ?? '')
  )
    if (next.id < least) least = next.id
  return least
}

/** The loci that own genes began. */
function complexesOf(genes: readonly Gene[]): Complex[] {
  const named = new Set(genes.map(({ complex }) => complex))
  return genes
    .filter(({ id, ofKeeper }) => ofKeeper === 'own' && named.has(id))
    .map(({ id, name }) => ({ id, name, kind: 'allelic', confidence: 'high', compounds: [] }))
}
