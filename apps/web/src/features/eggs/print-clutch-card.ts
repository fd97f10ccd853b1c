import { printPaper } from '../../shared/print/print-paper.ts'
import type { WholeClutch } from './clutches.queries.ts'
import { clutchTexts } from './clutches.texts.ts'

const texts = clutchTexts.card

/** Opens a window with the card of a clutch and has it printed (SEA-23). `box` is what its box is called. */
export const printClutchCard = (clutch: WholeClutch, box: string | null): Promise<void> =>
  printPaper(texts.title(clutch.code), texts, async (paper) => {
    const [{ drawClutchCard }, { clutchCardOf }] = await Promise.all([
      import('./draw-clutch-card.tsx'),
      import('./clutch-card.ts'),
    ])
    drawClutchCard(paper, clutchCardOf(clutch, box))
  })
