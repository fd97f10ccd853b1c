import type { Genome } from './locus.rules.ts'
import { namePartsOf } from './morph-writer.rules.ts'
import type { Trait } from './trait.ts'

/** What an animal carries of one gene in words: "66% het Clown"; of what it is proven clear of "no Clown". */
export function traitText(genome: Genome, trait: Trait): string {
  const [part] = namePartsOf(genome, [trait])
  return part?.text ?? `no ${genome.genesById.get(trait.gene)?.name ?? trait.gene}`
}
