import type { ProjectMove } from '@clutchbook/domain/breeding/breeding.schema'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useMoveProjectBack } from '../eggs.queries.ts'
import { eggTexts as texts } from '../eggs.texts.ts'

/** Gives projects that followed their eggs their former status again; one that was changed since stays as it is, and that is said. */
export function useMoveBack(): (moves: readonly ProjectMove[]) => void {
  const { mutateAsync } = useMoveProjectBack()
  return (moves) => {
    for (const move of moves)
      void mutateAsync(move).then(
        () => showToast({ title: texts.projectBack(move.name, move.from) }),
        (error: unknown) => showFailure(error, texts.moveBackFailed, texts.unknownError),
      )
  }
}
