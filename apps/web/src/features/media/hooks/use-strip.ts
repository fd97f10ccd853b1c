import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A swipe is over once the strip stood still this long, in milliseconds. */
const settledAfter = 90

const within = (place: number, count: number): number => Math.min(count - 1, Math.max(0, place))

/** A strip of pictures that is swiped, or moved by buttons and arrow keys; `current` is the one in sight. */
export function useStrip(count: number, start: number) {
  const strip = useRef<HTMLElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [current, setCurrent] = useState(() => within(start, count))

  useLayoutEffect(() => {
    const element = strip.current
    element?.scrollTo({ left: within(start, count) * element.clientWidth, behavior: 'instant' })
  }, [start, count])

  const latest = useRef(current)
  useEffect(() => {
    latest.current = current
    // A film that was swiped away should not go on talking.
    const videos = strip.current?.querySelectorAll('video') ?? []
    for (const video of videos) if (video.closest('[inert]')) video.pause()
  })

  useEffect(() => () => clearTimeout(settling.current), [])

  useEffect(() => {
    const element = strip.current
    if (!element) return
    // A phone that is turned makes every picture wider: the one in sight must stay in sight.
    const observer = new ResizeObserver(() =>
      element.scrollTo({ left: latest.current * element.clientWidth, behavior: 'instant' }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const goTo = (place: number): void => {
    const element = strip.current
    if (!element) return
    setCurrent(within(place, count))
    element.scrollTo({ left: within(place, count) * element.clientWidth })
  }

  const onScroll = (): void => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const element = strip.current
      if (element) setCurrent(within(Math.round(element.scrollLeft / element.clientWidth), count))
    }, settledAfter)
  }

  const steps: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => current - 1,
    ArrowRight: () => current + 1,
    Home: () => 0,
    End: () => count - 1,
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    // A film's own keys stay its own.
    if (!step || event.target instanceof HTMLVideoElement) return
    event.preventDefault()
    goTo(step())
  }

  return { strip, current, goTo, onScroll, onKeyDown }
}
