import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { createCallKeys } from '../../../shared/forms/call-key.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { moveAnimal, takeMoveBack } from '../place-changes.queries.ts'
import { moveTexts as texts } from '../places.texts.ts'

type Moved = { readonly id: number; readonly name: string }

/** A move as it is asked for: `to` is what the place is called, null for nowhere. */
export type AskedMove = {
  readonly animal: Moved
  readonly toPlaceId: number | null
  readonly to: string | null
  readonly anyway?: boolean
}

export const isFull = (error: unknown): boolean => error instanceof ApiError && error.code === 'taken'

/** Moves an animal and offers to take it back (PLC-06). Answers null, or why it was refused; a full place is left to the caller to tell. */
export function useMove() {
  const cache = useQueryClient()
  const today = useToday()
  const [isBusy, setBusy] = useState(false)
  const [keyOf, setKeyOf] = useState(createCallKeys)
  const move = async ({ animal, toPlaceId, to, anyway = false }: AskedMove): Promise<unknown> => {
    setBusy(true)
    try {
      const goal = { day: today(), toPlaceId, anyway }
      const record = await moveAnimal(cache, animal.id, goal, keyOf([animal.id, goal]))
      // The same goal another time is another move.
      setKeyOf(createCallKeys)
      showUndoable(to === null ? texts.nowhere(animal.name) : texts.moved(animal.name, to), () => {
        takeMoveBack(cache, record).then(tellTakenBack, (error: unknown) =>
          showFailure(error, texts.backFailed, texts.failedText),
        )
      })
      return null
    } catch (error) {
      if (!isFull(error)) showFailure(error, texts.failed, texts.failedText)
      return error
    } finally {
      setBusy(false)
    }
  }
  return { move, isBusy }
}
