import type { UseFormReturnType } from '@mantine/form'
import { useMemo } from 'react'

/**
 * The same form object for as long as its fields show the same: a form of many fields is not drawn anew for being
 * checked, sent and stored. For uncontrolled forms whose errors are words, drawn by parts that are kept (`memo`).
 */
export function useStableForm<Values extends object>(
  form: UseFormReturnType<Values>,
): UseFormReturnType<Values> {
  const fields = Object.keys(form.getValues()).map((field) => form.key(field as never))
  const errors = Object.entries(form.errors).map(([field, error]) => `${field}: ${String(error)}`)
  const shown = [...fields, ...errors].join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the fields show is all they are drawn anew for.
  return useMemo(() => form, [shown])
}
