import { useEffect, useRef } from 'react'

/** How far below the screen something already counts as near, in pixels: about two screens of cards. */
const near = '1200px'

/**
 * Calls back when the element comes near the screen while it is wanted, or is found to be farther away; `margin` is how far
 * below still counts as near.
 */
export function useNearing(wanted: boolean, onNear: () => void, margin = near, onFar?: () => void) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef({ onNear, onFar })

  useEffect(() => {
    latest.current = { onNear, onFar }
  })

  useEffect(() => {
    if (!wanted || !element.current) return
    const observer = new IntersectionObserver(
      // Of a page that was busy several are told at once; the last of them is how it stands.
      (told) => {
        if (told.at(-1)?.isIntersecting) latest.current.onNear()
        else latest.current.onFar?.()
      },
      { rootMargin: `0px 0px ${margin} 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [wanted, margin])

  return element
}
