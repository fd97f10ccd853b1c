import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type Options = {
  /** Milliseconds of rest. */
  delay: number
  /** Called as soon as the element is reached, before the rest is over. */
  onReach: () => void
}

/**
 * What an element holds once a pointer, or the focus of a keyboard, has come to rest on it; null before. It ends when that
 * is left or used, and with any key. A finger doesn't rest: it presses.
 */
export function useRest(
  place: RefObject<HTMLElement | null>,
  { delay, onReach }: Options,
): HTMLElement | null {
  const [resting, setResting] = useState<HTMLElement | null>(null)
  const rests = resting !== null
  const tellReached = useEffectEvent(onReach)
  useEffect(() => {
    const element = place.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const reach = (): void => {
      tellReached()
      clearTimeout(timer)
      timer = setTimeout(() => {
        const held = element.firstElementChild
        if (held instanceof HTMLElement) setResting(held)
      }, delay)
    }
    const leave = (): void => {
      clearTimeout(timer)
      setResting(null)
    }
    const hear = new AbortController()
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      handle: (event: HTMLElementEventMap[Kind]) => void,
    ) => element.addEventListener(kind, handle, { signal: hear.signal })
    on('pointerenter', ({ pointerType }) => pointerType !== 'touch' && reach())
    on('focusin', ({ target }) => target instanceof Element && target.matches(':focus-visible') && reach())
    for (const kind of ['pointerleave', 'pointerdown', 'focusout', 'keydown'] as const) on(kind, leave)
    return () => {
      hear.abort()
      clearTimeout(timer)
    }
  }, [place, delay])
  useEffect(() => {
    if (!rests) return
    // Escape is heard wherever the focus is: the pointer may rest elsewhere.
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setResting(null)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [rests])
  return resting
}
