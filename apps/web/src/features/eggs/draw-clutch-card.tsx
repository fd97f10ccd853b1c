import { drawPage } from '../../shared/print/draw-page.ts'
import type { ClutchCard as Card } from './clutch-card.ts'
import { ClutchCard } from './components/clutches/clutch-card.tsx'

/** Draws the card of a clutch into a window of its own; all of it is there when this returns. */
export const drawClutchCard = (paper: Window, card: Card): void =>
  drawPage(paper, <ClutchCard card={card} onPrint={() => paper.print()} />)
