import type { QueryClient } from '@tanstack/react-query'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { showUndoable } from '../../../shared/ui/undo.ts'
import { bringBack, type Deleted } from '../trash.queries.ts'
import { trashTexts as texts } from '../trash.texts.ts'

/** Tells that something was deleted, and offers to bring it back (U7). */
export function tellDeleted(cache: QueryClient, deleted: Deleted, title: string): void {
  showUndoable(title, () => {
    bringBack(cache, deleted).then(
      ({ unlinked }) => showToast({ title: texts.restored, text: texts.unlinked(unlinked) }),
      (error: unknown) => showFailure(error, texts.restoreFailed, texts.restoreFailedText),
    )
  })
}
