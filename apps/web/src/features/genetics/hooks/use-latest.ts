import { useCallback, useEffect, useRef } from 'react'

/**
 * The same function for ever, which does what the latest rendering says; so parts of a page that are handed it are drawn
 * anew only when what they show changes.
 */
export function useLatest<Given extends unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
