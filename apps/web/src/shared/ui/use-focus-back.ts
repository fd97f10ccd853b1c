import { type RefObject, useEffect } from 'react'

/**
 * Gives the focus back when what took it has closed: to where it was before, or to the page where that is gone. Whoever
 * uses the keyboard or a screen reader goes on where they were instead of from the top.
 */
export function useFocusBack(opened: boolean, dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!opened) return
    const opener = document.activeElement
    return () => {
      if (isHeldElsewhere(dialog.current)) return
      const lasts = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      const place = lasts ? opener : document.getElementById('content')
      place?.focus({ preventScroll: true })
    }
  }, [opened, dialog])
}

/** A closed dialog is still fading out around the focus, or left it on nothing. */
function isHeldElsewhere(dialog: HTMLElement | null): boolean {
  const focused = document.activeElement
  return focused !== null && focused !== document.body && !dialog?.contains(focused)
}
