import { useLayoutEffect, useState } from 'react'
import type { Eyes } from '../public-pages.queries.ts'

/** With whose eyes a page is asked for: the owner's where a preview is wanted. `setEyes` is for `useRefusal` alone. */
export function useEyes(wantsPreview: boolean): { eyes: Eyes; setEyes: (eyes: Eyes) => void } {
  const [eyes, setEyes] = useState<Eyes>(wantsPreview ? 'owner' : 'strangers')
  return { eyes, setEyes }
}

/** Whoever is refused a preview is not the owner, and goes on as a stranger. */
export function useRefusal({ eyes, setEyes }: ReturnType<typeof useEyes>, error: unknown): void {
  const isRefused = eyes === 'owner' && error !== null
  useLayoutEffect(() => {
    if (isRefused) setEyes('strangers')
  }, [isRefused, setEyes])
}
