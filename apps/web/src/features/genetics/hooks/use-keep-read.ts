import { useQueryClient } from '@tanstack/react-query'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { showUndoable } from '../../../shared/ui/undo.ts'
import { letGo, type ReviewChoice, useKeepRead as useKeepReadCall } from '../review.queries.ts'
import { reviewTexts as texts } from '../review.texts.ts'

/** Keeps animals as their texts are read, and tells so with a way back. */
export function useKeepRead() {
  const cache = useQueryClient()
  const { mutateAsync, isPending, variables } = useKeepReadCall()

  const takeBack = async (id: number): Promise<void> => {
    try {
      showToast({ title: texts.takenBack(await letGo(cache, id)) })
    } catch (error) {
      showFailure(error, texts.takeBackFailed, texts.takeBackFailedText)
    }
  }
  const keep = async (choice: ReviewChoice): Promise<void> => {
    try {
      const { id, count } = await mutateAsync({ choice, key: newCallKey() })
      if (id === null) showToast({ title: texts.keptNone })
      else showUndoable(texts.kept(count), () => void takeBack(id))
    } catch (error) {
      showFailure(error, texts.keepFailed, texts.keepFailedText)
    }
  }
  /** What is being kept at present, or null. */
  const keeping = isPending ? (variables?.choice ?? null) : null
  return { keep, keeping }
}
