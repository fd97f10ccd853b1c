import { shownDay } from '../../shared/day-format.ts'
import { printPaper } from '../../shared/print/print-paper.ts'
import type { Today } from './today.queries.ts'
import { todayTexts } from './today.texts.ts'

const texts = todayTexts.thaw

/** Opens a window with what is to be thawed, and has it printed. */
export function printThaw(thaw: Today['thaw'], day: string): Promise<void> {
  const title = texts.paper(shownDay(day))
  return printPaper(title, texts, async (paper) => {
    const { drawThaw } = await import('./draw-thaw.tsx')
    drawThaw(paper, { thaw, title })
  })
}
