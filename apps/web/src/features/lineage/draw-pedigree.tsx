import { drawPage } from '../../shared/print/draw-page.ts'
import { PedigreeSheet, type PrintedPedigree } from './components/print/pedigree-sheet.tsx'

/** Draws a pedigree into a window of its own. */
export const drawPedigree = (paper: Window, printed: PrintedPedigree): void =>
  drawPage(paper, <PedigreeSheet {...printed} onPrint={() => paper.print()} />)
