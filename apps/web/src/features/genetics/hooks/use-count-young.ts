import { useQueryClient } from '@tanstack/react-query'
import { ApiError, currentOf } from '../../../shared/api/api-error.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import {
  type ProjectYoung,
  takeYoungBack,
  useCountYoung as useCountYoungCall,
  type YoungBody,
} from '../project-genes.queries.ts'
import { projectGenesTexts as texts } from '../project-genes.texts.ts'
import { tellWithWayBack } from './tell-with-way-back.ts'

/** How a save ended: well, or with what was refused of the rows. */
type Outcome = { readonly isSaved: boolean; readonly refusal: string }

/** Counts the young of a project, and tells so with a way back. */
export function useCountYoung(before: ProjectYoung) {
  const cache = useQueryClient()
  const { mutateAsync, isPending } = useCountYoungCall(before.breedingProjectId)

  const save = async (body: YoungBody): Promise<Outcome> => {
    try {
      const { version } = await mutateAsync({ body, version: before.version })
      tellWithWayBack(texts.saved, () => takeYoungBack(cache, before, version), {
        failed: texts.takeBackFailed,
        failedText: texts.failedSaveText,
      })
      return { isSaved: true, refusal: '' }
    } catch (error) {
      const isStale = currentOf(error) !== null
      showFailure(error, texts.failedSave, isStale ? texts.changedMeanwhile : texts.failedSaveText)
      return { isSaved: false, refusal: (error instanceof ApiError && error.errors.young) || '' }
    }
  }
  return { save, isBusy: isPending }
}
