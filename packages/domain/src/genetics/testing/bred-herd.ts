import type { FamilyAnimal, FamilyEntry } from '../family.ts'
import { half, one } from '../fraction.ts'
import type { Gene } from '../gene.ts'
import { type Genome, isDominant, isRecessive } from '../locus.rules.ts'
import { entryOf } from './example-family.ts'

/** A herd as a breeder has it: how many there are, bred over so many generations, with genes of so many loci. */
export type HerdSize = { readonly animals: number; readonly generations: number; readonly loci: number }

/** Numbers that are the same in each run. */
function drawing(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

type Copies = ReadonlyMap<string, number>

/** The first genes of loci that can be written down without more words. */
const plainGenes = ({ loci }: Genome, count: number): Gene[] =>
  loci
    .filter(({ linkage, genes }) => linkage === 'autosomal' && genes.every((gene) => !gene.lethalHomozygous))
    .slice(0, count)
    .flatMap(({ genes: [gene] }) => gene ?? [])

/**
 * Animals of which each generation has a tenth of its males as sires and all of its females as dams. Founders carry one
 * gene each, a young what it draws, and entries say what is seen and what its keeper knows of hets. The last animal has an
 * entry at every locus.
 */
export function bredHerd(genome: Genome, { animals, generations, loci }: HerdSize): FamilyAnimal[] {
  const random = drawing(animals + loci)
  const genes = plainGenes(genome, loci)
  const size = Math.floor(animals / generations)
  const carried: Copies[] = []
  return Array.from({ length: animals }, (_, place): FamilyAnimal => {
    const first = (Math.floor(place / size) - 1) * size
    const sire = first < 0 ? null : first + 2 * random(Math.ceil(size / 20))
    const dam = first < 0 ? null : first + 1 + 2 * random(Math.floor(size / 2))
    const parents = [sire, dam].flatMap((at) => (at === null ? [] : (carried[at] ?? [])))
    const copies =
      parents.length > 0 ? drawn(genes, parents, random) : founded(genes[place % genes.length], random)
    carried.push(copies)
    const isLast = place === animals - 1
    return {
      id: place + 1,
      sex: place % 2 === 0 ? 'male' : 'female',
      fatherId: sire === null ? null : sire + 1,
      motherId: dam === null ? null : dam + 1,
      bornOn: `20${10 + (Math.floor(place / size) % 80)}-06-${10 + (place % 20)}`,
      entries: genes.flatMap((gene) => entered(gene, copies.get(gene.id) ?? 0, { parents, isLast })),
    }
  })
}

type Random = (below: number) => number

const founded = (gene: Gene | undefined, random: Random): Copies =>
  new Map(gene ? [[gene.id, 1 + random(2)]] : [])

const drawn = (genes: readonly Gene[], parents: readonly Copies[], random: Random): Copies =>
  new Map(
    genes.map(
      ({ id }) => [id, parents.filter((parent) => random(2) < (parent.get(id) ?? 0)).length] as const,
    ),
  )

type Situation = { readonly parents: readonly Copies[]; readonly isLast: boolean }

/** What is written down of a gene: what is seen; of a recessive one copy as far as the parents tell. */
function entered(gene: Gene, copies: number, { parents, isLast }: Situation): FamilyEntry[] {
  if (isRecessive(gene) ? copies === 2 : copies > 0)
    return [entryOf(gene.id, 'visual', isDominant(gene) || copies === 1 ? 1 : 2)]
  if (copies === 0) return isLast ? [entryOf(gene.id, 'lab', 0)] : []
  if (parents.length === 0) return [entryOf(gene.id, 'stated', 1)]
  const isSure = parents.some((parent) => parent.get(gene.id) === 2)
  return [entryOf(gene.id, 'parentage', 1, isSure ? one : half)]
}
