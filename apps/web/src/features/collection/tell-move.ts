import { showFailure, showToast } from '../../shared/ui/toast.ts'
import { showUndoable } from '../../shared/ui/undo.ts'
import { collectionTexts } from './collection.texts.ts'

type Words = { done: string; failed: string }

/** A move, and its opposite with what that says; the opposite is begun only when it is wanted. */
type Move = { move: Promise<unknown>; words: Words; back: () => Promise<unknown>; backWords: Words }

const tellFailed = (error: unknown, { failed }: Words): void =>
  showFailure(error, failed, collectionTexts.moves.nothingChanged)

/**
 * Tells how an animal's move to another list ends, also when the list that began it is gone by then, and offers to take
 * it back.
 */
export const tellMove = ({ move, words, back, backWords }: Move): void => {
  const undo = (): void =>
    void back().then(
      () => showToast({ title: backWords.done }),
      (error: unknown) => tellFailed(error, backWords),
    )
  void move.then(
    () => showUndoable(words.done, undo),
    (error: unknown) => tellFailed(error, words),
  )
}
