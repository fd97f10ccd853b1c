import { type RefObject, useLayoutEffect } from 'react'

/** The library moves the focus into a dialog by a timer, which may still be under way when the dialog closes. */
const trapMs = 10

/**
 * Gives the focus back when what took it has closed: to where it was before, or to the page where that is gone. Whoever
 * uses the keyboard or a screen reader goes on where they were instead of from the top.
 */
export function useFocusBack(
  opened: boolean,
  dialog: RefObject<HTMLElement | null>,
  /** What had the focus before, where something has it in between. */
  before?: Element | null,
): void {
  // Later than with its layout, the dialog may have taken the focus already.
  useLayoutEffect(() => {
    if (!opened) return
    const opener = before ?? document.activeElement
    return () => {
      window.setTimeout(() => giveBack(opener, dialog.current), trapMs)
    }
  }, [opened, dialog, before])
}

/** Nothing is done where the focus has found another place: the dialog must be fading out around it, or have left it on nothing. */
function giveBack(opener: Element | null, dialog: HTMLElement | null): void {
  const focused = document.activeElement
  if (focused !== null && focused !== document.body && !dialog?.contains(focused)) return
  const lasts = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const place = lasts ? opener : document.getElementById('content')
  place?.focus({ preventScroll: true })
}
