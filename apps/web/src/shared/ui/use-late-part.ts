import { useCallback, useEffect, useState } from 'react'
import { unreachable } from '../api/api-error.ts'
import { showFailure } from './toast.ts'

/**
 * A part of the page whose code comes only when it is wanted, so that the first page stays light. `warm` begins to
 * fetch it, on a hover for example; `want` shows it, or says that the server can't be reached and then calls what it
 * was given.
 */
export function useLatePart<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null)
  const warm = useCallback(() => {
    load().catch(() => undefined)
  }, [load])
  const want = useCallback(
    (otherwise?: () => void) => {
      load().then(
        (loaded) => setPart(() => loaded),
        () => {
          showFailure(unreachable(), '', '')
          otherwise?.()
        },
      )
    },
    [load],
  )
  return { part, warm, want }
}

/** The part once it has come, from when it is first wanted. Where it can't be fetched, what was given is called. */
export function useWantedPart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  otherwise: () => void,
): Part | null {
  const { part, want } = useLatePart(load)
  const isMissing = isWanted && part === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: one failed fetch is one message, however often it is drawn.
  useEffect(() => {
    if (isMissing) want(otherwise)
  }, [isMissing, want])
  return part
}
