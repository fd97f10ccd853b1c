import { useEffect, useState } from 'react'

/**
 * Whether a dialog whose code came late has been drawn once. It is drawn shut and opens then, for the library notes
 * where the focus was only as a dialog opens, and gives it back there.
 */
export function useDrawn(isHere: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(isHere), [isHere])
  return isDrawn
}
