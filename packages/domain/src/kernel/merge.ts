import { isSame } from './same.ts'

type Fields = Readonly<Record<string, unknown>>

/** A part of a record that is decided as one: a field, or several that mean something only together. */
export type Part = { readonly fields: readonly string[] }

export type Sides<Values> = {
  /** What was begun with. */
  readonly begun: Values
  readonly mine: Values
  /** What is stored by now. */
  readonly theirs: Values
}

/**
 * Brings together what was written here and what was changed elsewhere meanwhile (decision 0029): `taken` are the parts
 * that only they changed, and `clashing` those that both changed, each otherwise.
 */
export function meetParts<One extends Part>(
  parts: readonly One[],
  { begun, mine, theirs }: Sides<Fields>,
): { taken: One[]; clashing: One[] } {
  const isOther = ({ fields }: One, one: Fields, other: Fields): boolean =>
    fields.some((field) => !isSame(one[field], other[field]))
  const news = parts.filter((part) => isOther(part, begun, theirs) && isOther(part, mine, theirs))
  return {
    taken: news.filter((part) => !isOther(part, begun, mine)),
    clashing: news.filter((part) => isOther(part, begun, mine)),
  }
}
