import type { KeyboardEvent } from 'react'

/**
 * What a field has of which Enter leads to the next of its kind, and from the last to the button that saves: numbers are
 * written one after the other, by a hand or by scales that type.
 */
export const movesOn = {
  'data-moves-on': true,
  enterKeyHint: 'next',
  onKeyDown: moveOn,
} as const

function moveOn(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field, key, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || !field.form) return
  event.preventDefault()
  const fields = [...field.form.querySelectorAll<HTMLInputElement>('[data-moves-on]:not(:disabled)')]
  const next = fields[fields.indexOf(field) + 1]
  if (next) {
    next.focus()
    next.select()
  } else field.form.querySelector<HTMLButtonElement>('[type="submit"]')?.focus()
}
