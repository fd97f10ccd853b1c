/** A word of a morph text that means nothing. */
export type UnknownWord = {
  readonly species: string
  readonly word: string
  /** Names that are spelled nearly so. */
  readonly suggestions: readonly string[]
}
