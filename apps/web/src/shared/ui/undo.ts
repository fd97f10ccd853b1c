import { showToast } from './toast.ts'
import type { ToastText } from './toast-store.ts'
import { uiTexts } from './ui.texts.ts'

/** What Ctrl Z takes back, and the page on which it was done. */
let last: { readonly run: () => void; readonly path: string } | null = null

/**
 * Tells that something was done, with a button that takes it back. Until the keeper leaves the page or has done something
 * else of the kind, Ctrl Z does the same (U7).
 */
export function showUndoable(
  title: string,
  undo: () => void,
  more: Pick<ToastText, 'text' | 'failure'> = {},
): void {
  showToast({ ...more, title, action: { label: uiTexts.undo, run: keepUndoable(undo) } })
}

/** The same for Ctrl Z alone, where the page itself says what was done and has the button; answers what takes it back. */
export function keepUndoable(undo: () => void): () => void {
  const run = (): void => {
    if (last?.run === run) last = null
    undo()
  }
  last = { run, path: location.pathname }
  return run
}

/** Tells that something was taken back. */
export const tellTakenBack = (): void => showToast({ title: uiTexts.takenBack })

/** Takes back what was last done on this page; answers whether there was something. */
export function undoLast(): boolean {
  if (last === null || last.path !== location.pathname) return false
  last.run()
  return true
}
