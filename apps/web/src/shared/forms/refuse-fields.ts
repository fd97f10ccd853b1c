import type { FormErrors, UseFormReturnType } from '@mantine/form'
import { firstErrorOf } from './first-error.ts'

/** Shows messages at their fields, in the order in which those stand, and leads the keeper to the first. */
export function refuseFields<Values extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<Values>, 'setErrors' | 'getInputNode'>,
  errors: FormErrors,
  order: readonly string[],
): void {
  form.setErrors(errors)
  const first = firstErrorOf<string>(errors, order)
  if (first) form.getInputNode(first)?.focus()
}
