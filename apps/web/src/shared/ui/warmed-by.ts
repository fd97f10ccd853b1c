import type { FocusEvent, PointerEvent } from 'react'

/**
 * Handlers of a button that fetch the code of what it opens as soon as a pointer is over it or the keyboard has come to
 * it. A finger presses at once, and what was read meanwhile would only hold its press up (B8).
 */
export const warmedBy = (load: () => unknown) => {
  // What can't be fetched now is asked for again, and told, with the press.
  const begin = () => void Promise.resolve(load()).catch(() => undefined)
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') begin()
    },
    onFocus: ({ currentTarget }: FocusEvent<Element>) => {
      if (currentTarget.matches(':focus-visible')) begin()
    },
  }
}
