import { drawPage } from '../../shared/print/draw-page.ts'
import { IdCard } from './components/id-card.tsx'
import type { IdCard as Card } from './id-card.ts'

/** Draws an ID card into a window of its own; all of it is there when this returns, pictures aside. */
export const drawIdCard = (paper: Window, { card, seed }: { card: Card; seed: number }): void =>
  drawPage(paper, <IdCard card={card} seed={seed} onPrint={() => paper.print()} />)
