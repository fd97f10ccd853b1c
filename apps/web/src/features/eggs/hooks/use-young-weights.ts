import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { useTakeWeightsBack, useWeighYoung } from '../clutch-hatch.queries.ts'
import { youngTexts as texts } from '../clutch-hatch.texts.ts'
import type { WholeClutch, Young } from '../clutches.queries.ts'
import { type YoungWeightsValues, youngWeightsBodyOf, youngWeightsProblems } from '../young-weights.ts'

/** Weighing young of a clutch: the form, and saving it with a way back (CLU-18). */
export function useYoungWeights({ id, layDate }: WholeClutch, young: readonly Young[], onDone: () => void) {
  const [key, setKey] = useState(newCallKey)
  const today = useToday()
  const weigh = useWeighYoung(id)
  const takeBack = useTakeWeightsBack()
  // As they are before they are weighed: what Undo gives back.
  const [before] = useState(young)
  const { form, draft } = useDraftForm<YoungWeightsValues>({
    draft: { name: `weights of clutch ${id}: ${young.map((one) => one.id).join(' ')}`, keeps: 'all' },
    initialValues: { day: today(), weights: young.map((one) => ({ animalId: one.id, amount: '' })) },
  })
  const refuse = (problems: Record<string, string>): void =>
    refuseFields(form, problems, Object.keys(problems))
  const save = async (values: YoungWeightsValues): Promise<void> => {
    const body = youngWeightsBodyOf(values)
    try {
      const { ids } = await weigh.mutateAsync({ body, key })
      const weighed = body.weights.flatMap(({ animalId }, at) => {
        const [recordId, animal] = [ids[at], before.find((one) => one.id === animalId)]
        return recordId !== undefined && animal ? [{ recordId, before: animal }] : []
      })
      const undo = (): void =>
        void takeBack(weighed).then(tellTakenBack, (error: unknown) =>
          showFailure(error, texts.takeBackFailed, texts.takenBackText),
        )
      showUndoable(texts.done(ids.length), undo)
      draft.end()
      onDone()
    } catch (error) {
      showFailure(error, texts.failed, texts.failedText)
      if (!(error instanceof ApiError)) return
      // What was refused may be sent again changed, which is another call.
      if (error.status >= 400 && error.status < 500) setKey(newCallKey())
      refuse({ ...error.errors })
    }
  }
  const onSubmit = (event: { preventDefault: () => void }): void => {
    event.preventDefault()
    const values = form.getValues()
    const problems = youngWeightsProblems(values, { layDate, today: today() })
    refuse(problems)
    if (Object.keys(problems).length === 0) void save(values)
  }
  return { form, draft, isSaving: weigh.isPending, onSubmit }
}
