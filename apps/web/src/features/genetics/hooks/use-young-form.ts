import type { UseFormReturnType } from '@mantine/form'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import type { ProjectYoung } from '../project-genes.queries.ts'
import {
  rowErrorsOf,
  type YoungValues,
  youngBodyOf,
  youngProblems,
  youngValuesOf,
} from '../young-form-values.ts'
import { useCountYoung } from './use-count-young.ts'

export type YoungForm = UseFormReturnType<YoungValues>

/** The form of the young that are counted on a project, and saving it. */
export function useYoungForm(counted: ProjectYoung, onSaved: () => void) {
  const { save, isBusy } = useCountYoung(counted)
  const { form, draft } = useDraftForm<YoungValues>({
    draft: { name: `young:${counted.breedingProjectId}`, keeps: 'changes' },
    initialValues: youngValuesOf(counted),
    validate: youngProblems,
  })

  const submit = async (values: YoungValues): Promise<void> => {
    const { isSaved, refusal } = await save(youngBodyOf(values))
    if (isSaved) {
      draft.end()
      onSaved()
      return
    }
    const errors = rowErrorsOf(values, refusal)
    refuseFields(form, errors, Object.keys(errors))
  }
  const onSubmit = form.onSubmit(submit, (errors) => refuseFields(form, errors, Object.keys(errors)))

  return { form, draft, isBusy, onSubmit }
}
