import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useMerging } from '../../../shared/forms/use-merging.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { changeClutch } from '../clutch-changes.queries.ts'
import {
  type ClutchValues,
  clutchBodyOf,
  clutchFormNames,
  clutchRules,
  clutchValuesOf,
} from '../clutch-form.ts'
import { clutchParts } from '../clutch-merge.tsx'
import type { WholeClutch } from '../clutches.queries.ts'
import { clutchFormTexts as texts } from '../clutches.texts.ts'

/** The form of a clutch that is there, and saving it. */
export function useClutchForm(clutch: WholeClutch, onDone: () => void) {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { form, draft, startFrom } = useDraftForm<ClutchValues>({
    draft: { name: `clutch:${clutch.id}`, keeps: 'changes' },
    initialValues: clutchValuesOf(clutch),
    validate: clutchRules(clutch.kind),
  })
  const { save: saveMerged, merging } = useMerging<WholeClutch, ClutchValues>({
    stored: clutch,
    parts: clutchParts,
    valuesOf: clutchValuesOf,
    show: form.setValues,
    startFrom,
  })
  const save = async (typed: ClutchValues): Promise<void> => {
    setBusy(true)
    try {
      await saveMerged(typed, async (values, stored) => {
        await changeClutch(cache, stored ?? clutch, clutchBodyOf(values, clutch.kind))
        draft.end()
        showToast({ title: texts.done })
        onDone()
      })
    } catch (error) {
      showFailure(error, texts.failed, texts.failedText)
      refuseFields(form, fieldErrorsOf(error, clutchFormNames), clutchFormNames)
    } finally {
      setBusy(false)
    }
  }
  return {
    form,
    draft,
    merging,
    isBusy,
    onSubmit: form.onSubmit(save, (problems) => refuseFields(form, problems, clutchFormNames)),
  }
}
