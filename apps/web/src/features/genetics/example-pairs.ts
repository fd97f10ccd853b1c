import type { Gene } from '@clutchbook/domain/genetics/gene'
import { type Genome, isRecessive } from '@clutchbook/domain/genetics/locus.rules'

/** A pair to begin with. */
export type ExamplePair = { readonly sire: string; readonly dam: string }

const most = 3

/** Pairs that breeders of a species know, by its trade names; where those are few, two of the same gene. */
export function examplePairs(genome: Genome): ExamplePair[] {
  const ofCombos = genome.catalogue.combos.flatMap(({ copies }) => {
    const genes = Object.keys(copies).flatMap((id) => genome.genesById.get(id) ?? [])
    return genes.length === 2 && genes.every(({ id }) => genome.locusOf(id)) ? [pairOf(genes)] : []
  })
  const alone = genome.loci.flatMap(({ genes: [gene] }) => {
    if (!gene) return []
    const text = isRecessive(gene) ? `het ${gene.name}` : gene.name
    return [{ sire: text, dam: text }]
  })
  const pairs = new Map([...ofCombos, ...alone].map((pair) => [`${pair.sire} ${pair.dam}`, pair]))
  return [...pairs.values()].slice(0, most)
}

/** A parent for each visible gene; hets of all recessives on both sides. */
function pairOf(genes: readonly Gene[]): ExamplePair {
  const hets = genes.filter(isRecessive).map(({ name }) => `het ${name}`)
  const [first, second] = genes.filter((gene) => !isRecessive(gene)).map(({ name }) => name)
  return {
    sire: [first, ...hets].filter(Boolean).join(' '),
    dam: [second, ...hets].filter(Boolean).join(' '),
  }
}
