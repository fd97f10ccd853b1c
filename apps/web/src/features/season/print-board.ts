import { printPaper } from '../../shared/print/print-paper.ts'
import { boardTexts as texts } from './board.texts.ts'
import type { PrintedBoard } from './printed-board.ts'

/** Opens a window with the whole board, and has it printed. */
export const printBoard = (printed: PrintedBoard): Promise<void> =>
  printPaper(texts.years.named(printed.name), texts.print, async (paper) => {
    const { drawBoard } = await import('./draw-board.tsx')
    drawBoard(paper, printed)
  })
