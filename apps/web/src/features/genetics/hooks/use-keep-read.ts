import { useQueryClient } from '@tanstack/react-query'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { letGo, type ReviewChoice, useKeepRead as useKeepReadCall } from '../review.queries.ts'
import { reviewTexts as texts } from '../review.texts.ts'
import { tellWithWayBack } from './tell-with-way-back.ts'

/** Keeps animals as their texts are read, and tells so with a way back. */
export function useKeepRead() {
  const cache = useQueryClient()
  const { mutateAsync, isPending, variables } = useKeepReadCall()

  const keep = async (choice: ReviewChoice): Promise<void> => {
    try {
      const { id, count } = await mutateAsync({ choice, key: newCallKey() })
      if (id === null) showToast({ title: texts.keptNone })
      else
        tellWithWayBack(texts.kept(count), () => letGo(cache, id), {
          done: texts.takenBack,
          failed: texts.takeBackFailed,
          failedText: texts.takeBackFailedText,
        })
    } catch (error) {
      showFailure(error, texts.keepFailed, texts.keepFailedText)
    }
  }
  /** What is being kept at present, or null. */
  const keeping = isPending ? (variables?.choice ?? null) : null
  return { keep, keeping }
}
