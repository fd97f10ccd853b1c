import { drawPage } from '../../shared/print/draw-page.ts'
import { GenesSheet } from './components/print/genes-sheet.tsx'
import type { PrintedGenes } from './genes-sheet.ts'

/** Draws a sheet of genes into a window of its own. */
export const drawGenes = (paper: Window, printed: PrintedGenes): void =>
  drawPage(paper, <GenesSheet printed={printed} onPrint={() => paper.print()} />)
