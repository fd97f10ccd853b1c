import type { SheetRemark } from '@clutchbook/domain/import-export/import-export.schema'
import type { SheetAnimal, SheetGenes } from '../genetics/genetics.service.ts'
import type { ReadAnimal } from './sheet-animals.ts'

/** The entries of each animal of a sheet, null where none are told for certain, and why they are not. */
export type FoundGenes = {
  readonly genes: readonly (string | null)[]
  readonly notes: readonly SheetRemark[]
}

/**
 * Finds what is written down of each animal by its column Genotype, beside its morph, which stays as it is. What doesn't
 * read clear is left out with a note, and is never a fault (GEN-60).
 */
export async function findGenes(
  animals: readonly ReadAnimal[],
  heading: string | null,
  read: (told: readonly SheetAnimal[]) => Promise<readonly SheetGenes[]>,
): Promise<FoundGenes> {
  const told = animals.flatMap(({ row, input, cell }, at) => {
    const text = cell('genotype')
    if (!input || text === '') return []
    return [{ at, row, text, species: input.species, sex: input.sex ?? 'Unsexed' }]
  })
  const genes: (string | null)[] = animals.map(() => null)
  const notes: SheetRemark[] = []
  const found = told.length === 0 ? [] : await read(told)
  for (const [n, { at, row }] of told.entries()) {
    const one = found[n]
    if (one && 'entries' in one) genes[at] = one.entries
    else if (one) notes.push({ row, heading, message: one.leftOut })
  }
  return { genes, notes }
}
