import { useQueryClient } from '@tanstack/react-query'
import { ApiError, currentOf } from '../../../shared/api/api-error.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { showUndoable } from '../../../shared/ui/undo.ts'
import {
  type ProjectYoung,
  takeYoungBack,
  useCountYoung as useCountYoungCall,
  type YoungBody,
} from '../project-genes.queries.ts'
import { projectGenesTexts as texts } from '../project-genes.texts.ts'

/** How a save ended: well, or with what was refused of the rows. */
type Outcome = { readonly isSaved: boolean; readonly refusal: string }

/** Counts the young of a project, and tells so with a way back. */
export function useCountYoung(before: ProjectYoung) {
  const cache = useQueryClient()
  const { mutateAsync, isPending } = useCountYoungCall(before.breedingProjectId)

  const takeBack = async (version: number): Promise<void> => {
    try {
      await takeYoungBack(cache, before, version)
      showToast({ title: texts.takenBack })
    } catch (error) {
      showFailure(error, texts.takeBackFailed, texts.failedSaveText)
    }
  }
  const save = async (body: YoungBody): Promise<Outcome> => {
    try {
      const { version } = await mutateAsync({ body, version: before.version })
      showUndoable(texts.saved, () => void takeBack(version))
      return { isSaved: true, refusal: '' }
    } catch (error) {
      const isStale = currentOf(error) !== null
      showFailure(error, texts.failedSave, isStale ? texts.changedMeanwhile : texts.failedSaveText)
      return { isSaved: false, refusal: (error instanceof ApiError && error.errors.young) || '' }
    }
  }
  return { save, isBusy: isPending }
}
