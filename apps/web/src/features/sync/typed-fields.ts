import { numberProblem, textProblem } from '@clutchbook/domain/kernel/record-fields'
import type { Correctable } from './correctable.ts'

/** No feeder, said in so many words; a blank has the server look for one with that food. */
export const noFeeder = 'none'

export type Typed = string | boolean
type Typing = Pick<Correctable, 'field' | 'isTaken'>

/** A part of a change as it stands in a form. */
export function typedOf({ field, isTaken }: Typing, value: unknown): Typed {
  if (field.kind === 'flag') return value === true
  if (isTaken) return String(-Number(value))
  if (field.kind === 'link' && field.to === 'feeders' && value === null) return noFeeder
  return String(value ?? '')
}

/** What was typed as a call carries it; undefined leaves it out. */
export function sentOf({ field, isTaken }: Typing, typed: Typed): unknown {
  if (typeof typed === 'boolean') return typed
  const text = typed.trim()
  if (field.kind === 'link') return linkOf(field.to, text)
  if (field.kind === 'number') return text === '' ? null : Number(text) * (isTaken ? -1 : 1)
  if (text !== '') return text
  return 'blank' in field ? (field.blank ?? null) : text
}

function linkOf(to: string, text: string): number | null | undefined {
  if (to === 'feeders' && text !== noFeeder) return text === '' ? undefined : Number(text)
  return text === '' || text === noFeeder ? null : Number(text)
}

/** What is wrong with what was typed, in the words that the server refuses with; null where nothing is. */
export function problemOf({ field }: Typing, typed: Typed): string | null {
  if (typeof typed === 'boolean') return null
  if (field.kind === 'text') return textProblem(field, typed)
  if (field.kind === 'number') return numberProblem(field, typed)
  return typed === '' && 'absent' in field ? (field.absent ?? null) : null
}
