import type { UseFormReturnType } from '@mantine/form'
import { ApiError } from '../../shared/api/api-error.ts'
import { focusFirstError } from './focus-first-error.ts'
import { atFormFields, type RecordFormValues } from './record-form-values.ts'

/** Says at the fields of a record's form what a call was refused for, and leads to the first of them. */
export function refuseRecord(
  form: Pick<UseFormReturnType<RecordFormValues>, 'getValues' | 'setErrors' | 'getInputNode'>,
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return
  const errors = atFormFields(form.getValues(), error.errors)
  form.setErrors(errors)
  focusFirstError(form, errors)
}
