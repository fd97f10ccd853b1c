import { type RefObject, useEffect, useState } from 'react'

/** Which of the slides of a track that is swiped sideways shows most of itself, counted from 0. */
export function useShownSlide(track: RefObject<HTMLElement | null>): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const element = track.current
    if (!element) return
    const look = () => setShown(Math.round(element.scrollLeft / element.clientWidth))
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [track])
  return shown
}
