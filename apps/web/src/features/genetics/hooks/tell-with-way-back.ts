import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { showUndoable } from '../../../shared/ui/undo.ts'

/** Words for how a way back went. */
type WayBackTexts<Answer> = {
  readonly done: (answer: Answer) => string
  readonly failed: string
  readonly failedText: string
}

/** Tells that something was done, with a way back that tells how it went. */
export function tellWithWayBack<Answer>(
  title: string,
  undo: () => Promise<Answer>,
  { done, failed, failedText }: WayBackTexts<Answer>,
): void {
  const takeBack = async (): Promise<void> => {
    try {
      showToast({ title: done(await undo()) })
    } catch (error) {
      showFailure(error, failed, failedText)
    }
  }
  showUndoable(title, () => void takeBack())
}
