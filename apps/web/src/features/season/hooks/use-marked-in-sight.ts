import { type RefObject, useEffect, useState } from 'react'
import { usePageMark } from '../../../shared/ui/use-page-mark.ts'

/** Has messages stand at the top of the page while buttons are in sight that may be pressed one after the other. */
export function useMarkedInSight(buttons: RefObject<Element | null>): void {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (!buttons.current) return
    const observer = new IntersectionObserver((told) => setInSight(told.at(-1)?.isIntersecting ?? false))
    observer.observe(buttons.current)
    return () => observer.disconnect()
  }, [buttons])
  usePageMark('work-foot', isInSight)
}
