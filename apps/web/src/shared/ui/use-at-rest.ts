import { startTransition, useEffect, useState } from 'react'
import { atRest } from './at-rest.ts'

/** Whether the page has come to rest since this was wanted; `atFirst` where there is nothing to wait for. */
export function useAtRest(atFirst: boolean, isWanted = true): boolean {
  const [isResting, setResting] = useState(atFirst)
  useEffect(() => {
    if (isWanted && !isResting) atRest(() => startTransition(() => setResting(true)))
  }, [isWanted, isResting])
  return isResting
}
