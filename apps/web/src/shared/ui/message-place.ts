import { type RefObject, useLayoutEffect } from 'react'
import { createListeners } from '../listeners.ts'

/** Where messages show while a dialog is open, in pixels of the window. */
export type MessagePlace = {
  /** The top edge of a message where there is no room beside the dialog; null where it is better at the lower edge. */
  readonly top: number | null
  /** The width to the left of the dialog, where that is enough for a message; null where it is not. */
  readonly beside: number | null
  /** How far above the lower edge of the window the dialog ends. */
  readonly foot: number
}

/** The heads of the dialogs that are open, the topmost last. */
const heads: Element[] = []

/** The height of most messages with their distances, and the least width beside a dialog that one fits into, in pixels. */
const usualRoom = 150
const roomBeside = 300

/** How far a message stands from the edge of the window and from a dialog, together. */
const distances = 16

/** The height that the message which shows takes above a dialog. */
let roomAbove = usualRoom

const { subscribe, tell } = createListeners()
let place: MessagePlace | null = null

/**
 * How many buttons of a dialog would lie under a message between two heights of the window. Switches are none: what they
 * choose was chosen before, and the ways out of the dialog matter more.
 */
function buttonsBetween(dialog: Element, top: number, bottom: number): number {
  const boxes = [...dialog.querySelectorAll('button:not([aria-pressed]), a[href]')].map((one) =>
    one.getBoundingClientRect(),
  )
  return boxes.filter((box) => box.height > 0 && box.top < bottom && box.bottom > top).length
}

/**
 * At the upper edge of the window where a message fits above the dialog. Else below the head, or at the lower edge of the
 * window where no more buttons are: those can be scrolled out from under it.
 */
function topOver(head: Element, dialog: Element): number | null {
  const box = head.getBoundingClientRect()
  if (box.top >= roomAbove) return 0
  const below = Math.max(0, box.bottom)
  const here = buttonsBetween(dialog, below, below + usualRoom)
  return here > 0 && buttonsBetween(dialog, innerHeight - usualRoom, innerHeight) <= here ? null : below
}

function placeAt(head: Element): MessagePlace {
  const dialog = head.closest('[role="dialog"]') ?? head
  const { left, bottom } = dialog.getBoundingClientRect()
  return {
    top: topOver(head, dialog),
    beside: left < roomBeside ? null : Math.floor(left),
    foot: Math.max(0, Math.ceil(innerHeight - bottom)),
  }
}

const isSame = (one: MessagePlace | null, other: MessagePlace | null): boolean =>
  one?.top === other?.top && one?.beside === other?.beside && one?.foot === other?.foot

/** Looks anew where messages show. */
function placeMessages(): void {
  const head = heads.at(-1)
  const next = head ? placeAt(head) : null
  if (isSame(next, place)) return
  place = next
  tell()
}

/** The same for a message of some height that has come; what a dialog holds may have changed before. */
export function placeMessage(height: number): void {
  roomAbove = height + distances
  placeMessages()
}

/** Where messages show; null while no dialog with a title is open. */
export const messagePlace = { subscribe, current: (): MessagePlace | null => place }

/** Has messages mind the dialog that this stands in the head of. */
export function useMessagePlace(inHead: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const head = inHead.current?.closest('header')
    if (!head) return
    heads.push(head)
    // It tells the first size as well, once the page is laid out anyway.
    const observer = new ResizeObserver(placeMessages)
    observer.observe(head)
    const dialog = head.closest('[role="dialog"]')
    if (dialog) observer.observe(dialog)
    window.addEventListener('resize', placeMessages)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', placeMessages)
      heads.splice(heads.indexOf(head), 1)
      placeMessages()
    }
  }, [inHead])
}
