import type { Random } from './random.ts'

/** The recessive genes of the colony, in the order in which keepers write them: colours before the pattern. */
export const genes = ['Amelanistic', 'Anerythristic', 'Motley'] as const

/** How many copies of each gene an animal has: two of them show, a single one is only carried. */
export type Genotype = Readonly<Record<(typeof genes)[number], 0 | 1 | 2>>

export type Parents = { readonly sire: Genotype; readonly dam: Genotype }

/** One of the two places of a gene, by chance. */
const handedOn = (copies: 0 | 1 | 2, random: Random): 0 | 1 => (random.chance(copies / 2) ? 1 : 0)

/** A child: of each gene, each parent hands on one of its two places (Mendel's first law). */
export function childOf({ sire, dam }: Parents, random: Random): Genotype {
  const copies = (gene: (typeof genes)[number]) =>
    (handedOn(sire[gene], random) + handedOn(dam[gene], random)) as 0 | 1 | 2
  return {
    Amelanistic: copies('Amelanistic'),
    Anerythristic: copies('Anerythristic'),
    Motley: copies('Motley'),
  }
}

/** How likely a child that doesn't show a gene carries it, in percent, by how many copies its parents have. */
function chanceToCarry(sire: number, dam: number): 0 | 50 | 66 | 100 {
  if (sire === 2 || dam === 2) return 100
  if (sire === 1 && dam === 1) return 66
  return sire === 1 || dam === 1 ? 50 : 0
}

/**
 * What a keeper writes of an animal: what shows, then what it carries for certain or may carry, as far as its parents
 * tell. Of an animal without parents the keeper knows what it carries.
 */
export function morphOf(own: Genotype, parents?: Parents): string {
  const carried = genes.flatMap((gene) => {
    if (own[gene] === 2) return []
    const percent = parents ? chanceToCarry(parents.sire[gene], parents.dam[gene]) : own[gene] * 100
    if (percent === 0) return []
    return percent === 100 ? [`het ${gene}`] : [`${percent}% het ${gene}`]
  })
  return [shown(own), ...carried].join(' ')
}

/** What can be seen. An amelanistic and anerythristic corn snake is called a snow. */
export function shown(own: Genotype): string {
  const words = genes.filter((gene) => own[gene] === 2).join(' ')
  return words.replace('Amelanistic Anerythristic', 'Snow') || 'Classic'
}
