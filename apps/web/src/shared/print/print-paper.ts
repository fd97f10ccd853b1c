import { showFailure, showToast } from '../ui/toast.ts'
import { openPrintWindow, printWhenLoaded } from './print-window.ts'

type Texts = { readonly blocked: string; readonly failed: string; readonly failedText: string }

/** Opens a window, has it drawn and then printed; says so where it is blocked, and closes it where it can't be drawn. */
export async function printPaper(
  title: string,
  texts: Texts,
  draw: (paper: Window) => Promise<void>,
): Promise<void> {
  const paper = openPrintWindow(title)
  if (!paper) return showToast({ title: texts.blocked, failure: true })
  try {
    await draw(paper)
    await printWhenLoaded(paper)
  } catch (error) {
    paper.close()
    showFailure(error, texts.failed, texts.failedText)
  }
}
