import { blankOf, type Field, type Fields } from '../../../kernel/record-fields.ts'
import type { Body } from './draft.ts'

const blank = (field: Field): unknown => (field.kind === 'gallery' ? [] : (blankOf(field) ?? null))

/** A value as the server stores it; what it would refuse stands as it was written until it is refused. */
function written(field: Field, value: unknown): unknown {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return blank(field)
  if (field.kind === 'number' && typeof value === 'string') return Number(value)
  if (field.kind === 'text') return String(value).trim()
  return value
}

/** Of a body the fields that were sent, as they are stored. */
export const sentOf = (fields: Fields, body: Body): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      body[name] === undefined ? [] : [[name, written(field, body[name])]],
    ),
  )

/** All fields of a new record. */
export const newOf = (fields: Fields, body: Body): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blank(field)])),
  ...sentOf(fields, body),
})
