import type { DomainError } from '../../kernel/domain-error.ts'
import type { LoggedKind } from '../sync.rules.ts'
import type { SyncedRecord } from '../sync.schema.ts'

/** The records that a device keeps, by kind and number. One copy never changes: what is newer makes another. */
export type Copy = {
  readonly of: (kind: LoggedKind) => ReadonlyMap<number, SyncedRecord>
}

/** What a call asks, as the client was given it: numbers may be texts. */
export type Asked = {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
}

/** What a copy answers: a body, and the cursor of the next page where a list goes on. */
export type Copied = { readonly body: unknown; readonly next: string | null }

/** Records of a kind in the shape in which `GET /api/sync` carries them. */
export const rowsOf = <Shape extends { readonly id: number }>(copy: Copy, kind: LoggedKind): Shape[] =>
  [...copy.of(kind).values()] as unknown as Shape[]

/** One record of a kind; none for a link to nothing. */
export const rowOf = <Shape extends { readonly id: number }>(
  copy: Copy,
  kind: LoggedKind,
  id: number | null,
): Shape | undefined => (id === null ? undefined : (copy.of(kind).get(id) as unknown as Shape | undefined))

/** The record that a call names by its number. Throws `notFound` as the server does where there is none. */
export function getRow<Shape extends { readonly id: number }>(
  copy: Copy,
  kind: LoggedKind,
  id: unknown,
  notFound: () => DomainError,
): Shape {
  const row = rowOf<Shape>(copy, kind, Number(id))
  if (!row) throw notFound()
  return row
}

/** A text of a question; what is absent or empty asks nothing. */
export function textIn(query: Asked['query'], name: string): string | undefined {
  const value = query[name]
  return value === undefined || value === null || value === '' ? undefined : String(value)
}

/** A number of a question. */
export function numberIn(query: Asked['query'], name: string): number | undefined {
  const text = textIn(query, name)
  return text === undefined ? undefined : Number(text)
}

/** Whether a question says yes or no; undefined where it says neither. */
export function flagIn(query: Asked['query'], name: string): boolean | undefined {
  const text = textIn(query, name)
  return text === undefined ? undefined : text === 'true'
}

/** The whole answer of a call that has no pages. */
export const whole = (body: unknown): Copied => ({ body, next: null })

/** Something that follows from a whole copy, made once for each. */
export function onceFor<Value>(make: (copy: Copy) => Value): (copy: Copy) => Value {
  const made = new WeakMap<Copy, { readonly value: Value }>()
  return (copy) => {
    const known = made.get(copy)
    if (known) return known.value
    const value = make(copy)
    made.set(copy, { value })
    return value
  }
}
