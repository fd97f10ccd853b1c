import { drawPage } from '../../shared/print/draw-page.ts'
import { BoardSheet } from './components/board/board-sheet.tsx'
import type { PrintedBoard } from './printed-board.ts'

/** Draws the board of a season into a window of its own, in the colors of the light theme. */
export function drawBoard(paper: Window, printed: PrintedBoard): void {
  paper.document.documentElement.dataset.mantineColorScheme = 'light'
  drawPage(paper, <BoardSheet {...printed} onPrint={() => paper.print()} />)
}
