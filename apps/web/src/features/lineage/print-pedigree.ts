import type { QueryClient } from '@tanstack/react-query'
import { openPrintWindow, printWhenLoaded } from '../../shared/print/print-window.ts'
import { showFailure, showToast } from '../../shared/ui/toast.ts'
import { animalQuery } from '../collection/public/animal-query.ts'
import { ancestorsQuery, pedigreeQuery } from './lineage.queries.ts'
import { lineageTexts } from './lineage.texts.ts'

const texts = lineageTexts.print

/** Opens a window with the whole pedigree of an animal on one page, and has it printed. */
export async function printPedigree(
  cache: QueryClient,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const paper = openPrintWindow(texts.title(name))
  if (!paper) return showToast({ title: texts.blocked, failure: true })
  try {
    const [{ drawPedigree }, animal, pedigree, ancestors] = await Promise.all([
      import('./draw-pedigree.tsx'),
      cache.fetchQuery(animalQuery(id)),
      cache.fetchQuery(pedigreeQuery(id)),
      cache.fetchQuery(ancestorsQuery(id)),
    ])
    drawPedigree(paper, { animal, pedigree, ancestors })
    await printWhenLoaded(paper)
  } catch (error) {
    paper.close()
    showFailure(error, texts.failed, texts.failedText)
  }
}
