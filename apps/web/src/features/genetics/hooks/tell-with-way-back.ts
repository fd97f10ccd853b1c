import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'

/** Words for how a way back went. */
type WayBackTexts<Answer> = {
  /** That it was taken back, where that is not all there is to say. */
  readonly done?: (answer: Answer) => string
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
      const answer = await undo()
      if (done) showToast({ title: done(answer) })
      else tellTakenBack()
    } catch (error) {
      showFailure(error, failed, failedText)
    }
  }
  showUndoable(title, () => void takeBack())
}
