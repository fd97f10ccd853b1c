import { shownDay } from '../../shared/day-format.ts'
import { openPrintWindow, printWhenLoaded } from '../../shared/print/print-window.ts'
import { showFailure, showToast } from '../../shared/ui/toast.ts'
import type { Today } from './today.queries.ts'
import { todayTexts } from './today.texts.ts'

const texts = todayTexts.thaw

/** Opens a window with what is to be thawed, and has it printed. */
export async function printThaw(thaw: Today['thaw'], day: string): Promise<void> {
  const title = texts.paper(shownDay(day))
  const paper = openPrintWindow(title)
  if (!paper) return showToast({ title: texts.blocked, failure: true })
  try {
    const { drawThaw } = await import('./draw-thaw.tsx')
    drawThaw(paper, { thaw, title })
    await printWhenLoaded(paper)
  } catch (error) {
    paper.close()
    showFailure(error, texts.failed, texts.failedText)
  }
}
