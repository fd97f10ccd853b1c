import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { type FormName, useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useMerging } from '../../../shared/forms/use-merging.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { showUndoable, tellTakenBack } from '../../../shared/ui/undo.ts'
import { useToday } from '../../accounts/public/use-today.ts'
import { focusFirstError } from '../../collection/public/focus-first-error.ts'
import { changePlan, putPlans, readPlansOf, refreshPlans, type ShownPlan } from '../plan.queries.ts'
import { planTexts as texts } from '../plan.texts.ts'
import {
  chosenKind,
  emptyPlan,
  type PlanFormValues,
  type PlanKind,
  planBodyOf,
  planFormProblems,
  planValuesOf,
  type Usual,
} from '../plan-form-values.ts'
import { planParts } from '../plan-merge.ts'
import { takePlansBack } from '../take-back-plans.ts'
import { usePlanActs } from './use-plan-acts.ts'

export type PlanForm = ReturnType<typeof usePlanForm>['form']

type Options = {
  /** Whose plan it is going to be; several get the same. */
  animalIds: readonly number[]
  /** The plan that is changed; null for a new one. */
  plan: ShownPlan | null
  usual: Usual
  onSaved: () => void
}

function draftOf({ animalIds, plan }: Options): FormName {
  if (plan) return { name: `plan:${plan.id}`, keeps: 'changes' }
  return { name: animalIds.length === 1 ? `plan of ${animalIds[0]}` : 'plan of several', keeps: 'all' }
}

/** The form of a plan, and saving it for one animal or several. */
export function usePlanForm(options: Options) {
  const { animalIds, plan, usual, onSaved } = options
  const cache = useQueryClient()
  const today = useToday()
  const { tellChanged } = usePlanActs()
  const [isSaving, setSaving] = useState(false)
  const { form, draft, startFrom } = useDraftForm<PlanFormValues>({
    draft: draftOf(options),
    initialValues: plan ? planValuesOf(plan) : emptyPlan(today(), usual),
    validate: planFormProblems,
  })
  const { save, merging } = useMerging<ShownPlan, PlanFormValues>({
    stored: plan,
    parts: planParts,
    valuesOf: planValuesOf,
    show: form.setValues,
    startFrom,
  })

  const send = async (values: PlanFormValues, changed: ShownPlan | null): Promise<void> => {
    const body = planBodyOf(values)
    if (changed) tellChanged(texts.changed, changed, await changePlan(changed.id, body, changed.version))
    else {
      const before = await readPlansOf(body.kind, animalIds)
      tellAdded((await putPlans(animalIds, body)).ids, before)
    }
    draft.end()
    onSaved()
  }

  /** What was made goes again, and what a new plan took the place of says again what it said. */
  const tellAdded = (ids: readonly number[], before: readonly ShownPlan[]): void =>
    showUndoable(ids.length > 1 ? texts.addedForSeveral(ids.length) : texts.added, () => {
      takePlansBack(ids, before)
        .then(tellTakenBack, (error: unknown) => showFailure(error, texts.takeBackFailed, texts.someStay))
        .finally(() => void refreshPlans(cache))
    })

  const submit = async (values: PlanFormValues): Promise<void> => {
    setSaving(true)
    try {
      await save(values, send)
    } catch (error) {
      showFailure(error, texts.saveFailed, texts.nothingSaved)
      if (error instanceof ApiError) {
        form.setErrors({ ...error.errors })
        focusFirstError(form, error.errors)
      }
    } finally {
      setSaving(false)
      void refreshPlans(cache)
    }
  }

  /** Another kind begins anew in what goes with it. */
  const chooseKind = (chosen: PlanKind): void => {
    if (chosen === form.values.chosen) return
    form.setValues(chosenKind(chosen))
    form.clearErrors()
  }

  return {
    ...{ form, draft, merging, isSaving, chooseKind },
    onSubmit: form.onSubmit(submit, (errors) => focusFirstError(form, errors)),
  }
}
