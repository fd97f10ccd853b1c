import type { QueryClient } from '@tanstack/react-query'
import { printPaper } from '../../shared/print/print-paper.ts'
import type { LabelOptions } from './label-options.ts'
import { type Labelled, makeLabels } from './labels.queries.ts'
import { labelsTexts as texts } from './labels.texts.ts'

/** Opens a window with labels and has them printed; what has no key yet gets one. */
export const printLabels = (cache: QueryClient, of: Labelled, options: LabelOptions): Promise<void> =>
  printPaper(texts.paper, texts, async (paper) => {
    const [{ drawLabels }, labels] = await Promise.all([import('./draw-labels.tsx'), makeLabels(cache, of)])
    drawLabels(paper, labels, options)
  })
