import { catalogueVersion } from '@clutchbook/domain/genetics/catalogue/catalogues'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { QueryClient } from '@tanstack/react-query'
import { printPaper } from '../../shared/print/print-paper.ts'
import { animalQuery } from '../collection/public/animal-query.ts'
import { findSharedLink } from '../sharing/public/shared-link.ts'
import { genesSheetTexts as texts } from './genes-sheet.texts.ts'
import type { SheetParent } from './genes-sheet.ts'
import { genotypeQuery } from './genotype.queries.ts'

/** Opens a window with what an animal carries, how that is known and whom it is from, and has it printed (GEN-68). */
export function printGenes(
  cache: QueryClient,
  { id, name }: { id: number; name: string },
  today: CivilDay,
): Promise<void> {
  return printPaper(texts.title(name), texts, async (paper) => {
    const [{ drawGenes }, animal, genotype, link] = await Promise.all([
      import('./draw-genes.tsx'),
      cache.fetchQuery(animalQuery(id)),
      cache.fetchQuery(genotypeQuery(id)),
      findSharedLink(cache, id),
    ])
    const [father, mother] = await Promise.all([
      findParent(cache, animal.fatherId, { name: animal.fatherName, genes: animal.fatherMorph }),
      findParent(cache, animal.motherId, { name: animal.motherName, genes: animal.motherMorph }),
    ])
    drawGenes(paper, { animal, genotype, father, mother, link, version: catalogueVersion, today })
  })
}

type Written = { readonly name: string | null; readonly genes: string | null }

/** A linked parent by its genes, or by its morph while none are kept; else what is written of a parent. */
async function findParent(
  cache: QueryClient,
  id: number | null,
  { name, genes }: Written,
): Promise<SheetParent | null> {
  if (id === null) return name || genes ? { name: name || texts.unknown, genes } : null
  const [animal, genotype] = await Promise.all([
    cache.fetchQuery(animalQuery(id)),
    cache.fetchQuery(genotypeQuery(id)),
  ])
  return { name: animal.name, genes: (genotype.isKept && genotype.nowName) || animal.morph }
}
