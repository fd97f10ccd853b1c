import { useEffectEvent, useLayoutEffect } from 'react'

/** Hears of Escape while it is on, unless something lies over the page that has the key for itself, or a word is searched for. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent): void => {
    const isCovered = document.querySelector('[role="dialog"], [role="menu"]') !== null
    const isTyping = event.target instanceof Element && event.target.matches('input[type="search"]')
    if (event.key === 'Escape' && !isCovered && !isTyping) onEscape()
  })
  // With what shows: a key that is pressed as soon as that is seen is heard.
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const hear = (event: KeyboardEvent): void => listen(event)
    // Before any dialog that is opened later: once that has closed itself, nothing tells that the key was for it.
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  }, [isOn])
}
