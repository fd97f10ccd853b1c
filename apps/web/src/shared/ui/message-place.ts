import { type RefObject, useLayoutEffect } from 'react'
import { createListeners } from '../listeners.ts'
import { toasts } from './toast.ts'

/** Where messages show while a dialog is open, in pixels of the window. */
export type MessagePlace = {
  /** The top edge of a message where there is no room beside the dialog; null where it is better at the lower edge. */
  readonly top: number | null
  /** The width to the left of the dialog, where that is enough for a message; null where it is not. */
  readonly beside: number | null
  /** How far above the lower edge of the window the dialog ends. */
  readonly foot: number
}

/** A dialog that is open, with its sizes in pixels. */
type Open = {
  readonly head: Element
  /** What the message takes that it opened under; null where it opened under none. */
  readonly room: number | null
  /** How far it stands lower for that. */
  lowered: number
}

/** The dialogs that are open, the topmost last. */
const opened: Open[] = []

/** The height of most messages with their distances, and the least width beside a dialog that one fits into, in pixels. */
const usualRoom = 150
const roomBeside = 300

/** How far a message stands from the edge of the window and from a dialog, together. */
const distances = 16

/** How near a dialog that stands lower comes to the lower edge of the window, in pixels. */
const leastFoot = 8

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

/**
 * Has a dialog that opened under a message stand so much lower that there is room for that above it, where it can: the message
 * covers nothing of it then, and nothing moves under a thumb, for it stays there until it is closed.
 */
function makeRoom(open: Open, dialog: Element): void {
  if (open.room === null || !(dialog instanceof HTMLElement)) return
  const { top, bottom } = dialog.getBoundingClientRect()
  const wanted = Math.ceil(open.room - top + open.lowered)
  const free = innerHeight - bottom + open.lowered - leastFoot
  const lowered = wanted > 0 && wanted <= free ? wanted : 0
  if (lowered === open.lowered) return
  open.lowered = lowered
  dialog.style.translate = `0 ${lowered}px`
}

function placeAt(open: Open): MessagePlace {
  const { head } = open
  const dialog = head.closest('[role="dialog"]') ?? head
  if (dialog.getBoundingClientRect().left < roomBeside) makeRoom(open, dialog)
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
  const open = opened.at(-1)
  const next = open ? placeAt(open) : null
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
    const open: Open = { head, room: toasts.current()?.open ? roomAbove : null, lowered: 0 }
    opened.push(open)
    // It tells the first size as well, once the page is laid out anyway.
    const observer = new ResizeObserver(placeMessages)
    observer.observe(head)
    const dialog = head.closest('[role="dialog"]')
    if (dialog) observer.observe(dialog)
    window.addEventListener('resize', placeMessages)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', placeMessages)
      opened.splice(opened.indexOf(open), 1)
      placeMessages()
    }
  }, [inHead])
}
