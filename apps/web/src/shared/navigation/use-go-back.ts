import { useRouter } from '@tanstack/react-router'
import { previousPath } from './visits.ts'

/** Goes back to the path visited before, or to the fallback where there is none (SHELL-09 to SHELL-11). */
export function useGoBack(fallback = '/'): () => void {
  const router = useRouter()
  return () => {
    if (previousPath() === null) void router.navigate({ to: fallback })
    else router.history.back()
  }
}
