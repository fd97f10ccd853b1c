import type { Sex } from './gene.ts'
import type { Trait } from './trait.ts'

/** What a question is about (GEN-18). */
export type QuestionKind = 'which' | 'chance' | 'cross' | 'group' | 'count' | 'super' | 'het' | 'too-many'

/** A part of a morph text, with its place in UTF-16 units. */
export type TextPart = { readonly text: string; readonly start: number; readonly end: number }

/** What is never guessed; each option is a text to put in its place. */
export type Question = TextPart & { readonly kind: QuestionKind; readonly options: readonly string[] }

/** Words that mean nothing here, with names that are spelled nearly so. */
export type UnknownWords = TextPart & { readonly suggestions: readonly string[] }

/** What is read, with its evidence: what shows was seen, the rest is stated (GEN-21). */
export type ReadEntry = Trait & { readonly evidence: 'visual' | 'stated' }

export type Verdict = 'empty' | 'no-catalogue' | 'unknown' | 'ask' | 'clear'

/** A morph text as it was understood. Nothing of it is dropped: what is no entry is unknown, asked, or says nothing. */
export type Reading = {
  readonly text: string
  readonly verdict: Verdict
  readonly entries: readonly ReadEntry[]
  readonly sex: Sex | null
  readonly name: string
  readonly tradeName: string | null
  readonly unknown: readonly UnknownWords[]
  readonly questions: readonly Question[]
}
