import { useLayoutEffect } from 'react'

/** What stands on a page and is minded far away from where it stands. */
type Mark = 'bottom-bar' | 'choice-bar' | 'dialog' | 'form-page' | 'save-bar' | 'sheet' | 'work-foot'

const counts = new Map<Mark, number>()

function count(mark: Mark, by: 1 | -1): void {
  const now = (counts.get(mark) ?? 0) + by
  counts.set(mark, now)
  document.documentElement.toggleAttribute(`data-${mark}`, now > 0)
}

/**
 * Marks the page for as long as this is drawn, as in `:root[data-choice-bar] .viewport`. With `body:has([…])` instead a
 * browser looks at the style of the whole page anew with each element that comes or goes: 25 ms on a slow phone (B8).
 */
export function usePageMark(mark: Mark, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return
    count(mark, 1)
    return () => count(mark, -1)
  }, [mark, isOn])
}
