import { type RefObject, useLayoutEffect } from 'react'
import { createListeners } from '../listeners.ts'

/** The heads of the dialogs that are open, the topmost last. */
const heads: Element[] = []

/** The least height above a dialog that a message fits into, in pixels. */
const roomAbove = 150

const { subscribe, tell } = createListeners()
let top = 0

/** Below the head of a dialog that begins too high for a message above it, else at the upper edge of the window. */
function measure(): void {
  const box = heads.at(-1)?.getBoundingClientRect()
  const next = box && box.top < roomAbove ? Math.max(0, box.bottom) : 0
  if (next === top) return
  top = next
  tell()
}

/** Where messages begin while a dialog is open on a phone, in pixels from the top: they leave its title free. */
export const messageTop = { subscribe, current: (): number => top }

/** Has messages mind the dialog that this stands in the head of. */
export function useMessagePlace(inHead: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const head = inHead.current?.closest('header')
    if (!head) return
    heads.push(head)
    // It tells the first size as well, once the page is laid out anyway.
    const observer = new ResizeObserver(measure)
    observer.observe(head)
    const dialog = head.closest('[role="dialog"]')
    if (dialog) observer.observe(dialog)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      heads.splice(heads.indexOf(head), 1)
      measure()
    }
  }, [inHead])
}
