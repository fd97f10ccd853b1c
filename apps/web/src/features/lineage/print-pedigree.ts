import type { QueryClient } from '@tanstack/react-query'
import { printPaper } from '../../shared/print/print-paper.ts'
import { animalQuery } from '../collection/public/animal-query.ts'
import { ancestorsQuery, pedigreeQuery } from './lineage.queries.ts'
import { lineageTexts } from './lineage.texts.ts'

const texts = lineageTexts.print

/** Opens a window with the whole pedigree of an animal on one page, and has it printed. */
export function printPedigree(cache: QueryClient, { id, name }: { id: number; name: string }): Promise<void> {
  return printPaper(texts.title(name), texts, async (paper) => {
    const [{ drawPedigree }, animal, pedigree, ancestors] = await Promise.all([
      import('./draw-pedigree.tsx'),
      cache.fetchQuery(animalQuery(id)),
      cache.fetchQuery(pedigreeQuery(id)),
      cache.fetchQuery(ancestorsQuery(id)),
    ])
    drawPedigree(paper, { animal, pedigree, ancestors })
  })
}
