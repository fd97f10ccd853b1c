import { ApiError } from '../api/api-error.ts'

/** The messages of a refused call for the fields of a form; those for other fields are told elsewhere. */
export function fieldErrorsOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  if (!(error instanceof ApiError)) return {}
  const own = fields.flatMap((field) => (error.errors[field] ? [[field, error.errors[field]]] : []))
  return Object.fromEntries(own) as Partial<Record<Field, string>>
}
