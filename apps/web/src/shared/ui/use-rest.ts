import { type RefObject, useEffect, useState } from 'react'

type Options = {
  /** Milliseconds of rest. */
  delay: number
  /** Called as soon as the element is reached, before the rest is over. */
  onReach: () => void
}

/**
 * Whether a pointer, or the focus of a keyboard, has come to rest on what an element holds. It ends when that is left
 * or used, and with any key. A finger doesn't rest: it presses.
 */
export function useRest(place: RefObject<HTMLElement | null>, { delay, onReach }: Options): boolean {
  const [rests, setRests] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const reach = (): void => {
      onReach()
      clearTimeout(timer)
      timer = setTimeout(() => setRests(true), delay)
    }
    const leave = (): void => {
      clearTimeout(timer)
      setRests(false)
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
  }, [place, delay, onReach])
  useEffect(() => {
    if (!rests) return
    // Escape is heard wherever the focus is: the pointer may rest elsewhere.
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setRests(false)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [rests])
  return rests
}
