/** The first of the fields, in the order in which they stand in the form, that has an error; or null. */
export const firstErrorOf = <Field extends string>(
  errors: Readonly<Partial<Record<Field, unknown>>>,
  fields: readonly Field[],
): Field | null => fields.find((field) => Boolean(errors[field])) ?? null
