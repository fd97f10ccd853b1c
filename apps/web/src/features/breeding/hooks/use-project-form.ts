import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useMerging } from '../../../shared/forms/use-merging.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { projectFormTexts as texts } from '../project-form.texts.ts'
import { projectFieldNames, projectFormRules, refusalText } from '../project-form-rules.ts'
import { type ProjectFormValues, projectValuesOf } from '../project-form-values.ts'
import { projectParts } from '../project-merge.tsx'
import { tellRefusal } from '../tell-refusal.ts'

export type ProjectForm = UseFormReturnType<ProjectFormValues>

/** Stores what the form holds. `onStored` comes before the form is left, for then nothing of it can be lost any more. */
export type SaveProject = (
  values: ProjectFormValues,
  onStored: () => void,
  stored: Project | null,
) => Promise<void>

type Options = {
  start: ProjectFormValues
  /** The project that is changed; null for a new one. */
  stored: Project | null
  /** Stores the project, then tells so; what it throws is told here. */
  save: SaveProject
}

/** The project form and saving it. */
export function useProjectForm({ start, stored, save }: Options) {
  const [isSaving, setSaving] = useState(false)
  const { form, draft, startFrom } = useDraftForm<ProjectFormValues>({
    draft: { name: stored ? `project:${stored.id}` : 'project', keeps: stored ? 'changes' : 'all' },
    initialValues: start,
    validate: projectFormRules(stored),
  })

  const { save: saveMerged, merging } = useMerging<Project, ProjectFormValues>({
    stored,
    parts: projectParts,
    valuesOf: projectValuesOf,
    show: form.setValues,
    startFrom,
  })

  const submit = async (values: ProjectFormValues): Promise<void> => {
    if (isSaving) return
    setSaving(true)
    try {
      await saveMerged(values, (whole, from) => save(whole, draft.end, from))
    } catch (error) {
      const otherwise = stored ? texts.failed.change : texts.failed.create
      tellRefusal(error, { title: texts.failed.title, otherwise })
      refuseFields(form, fieldErrorsOf(error, projectFieldNames), projectFieldNames)
    } finally {
      setSaving(false)
    }
  }

  const onSubmit = form.onSubmit(submit, (errors) => {
    refuseFields(form, errors, projectFieldNames)
    showToast({ title: texts.invalid.title, text: refusalText(errors), failure: true })
  })

  return { form, draft, merging, isSaving, onSubmit }
}
