import { showFailure, showToast } from '../../shared/ui/toast.ts'
import { collectionTexts } from './collection.texts.ts'

/** Tells how an animal's move to another list ends, also when the list that began it is gone by then. */
export const tellMove = (move: Promise<unknown>, { done, failed }: { done: string; failed: string }): void =>
  void move.then(
    () => showToast({ title: done }),
    (error: unknown) => showFailure(error, failed, collectionTexts.moves.nothingChanged),
  )
