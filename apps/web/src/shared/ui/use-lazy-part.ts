import { startTransition, useEffect, useState } from 'react'
import { tellLostCode } from './lost-code.ts'
import { painted } from './painted.ts'

/**
 * A part of the page whose code comes only when it is wanted, so that the first page stays light. `warm` begins to
 * fetch it, on a hover for example; `want` shows it, or tells that the server can't be reached and then calls what it
 * was given.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, tell: () => void = tellLostCode) {
  const [part, setPart] = useState<Part | null>(null)
  const warm = (): void => {
    load().catch(() => undefined)
  }
  const want = (otherwise?: () => void): void => {
    load().then(
      // In steps: a dialog is drawn for longer than a frame.
      (loaded) => startTransition(() => setPart(() => loaded)),
      () => {
        tell()
        otherwise?.()
      },
    )
  }
  return { part, warm, want }
}

/** The part once it has come, from when it is first wanted. Where it can't be fetched, what was given is called. */
export function useWantedPart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  otherwise: () => void,
  tell?: () => void,
): Part | null {
  const { part, want } = useLazyPart(load, tell)
  const isMissing = isWanted && part === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: one failed fetch is one message, however often it is drawn.
  useEffect(() => {
    if (isMissing) want(otherwise)
  }, [isMissing])
  return part
}

/**
 * A hook for a part that is asked for once what is drawn is seen: to ask for a dozen files takes a slow phone longer than a
 * frame (B8). What has come once is there at once wherever it is wanted again.
 */
export function cachedPart<Part>(load: () => Promise<Part>) {
  let loaded: Part | null = null
  const fetchOnce = async () => {
    await painted()
    loaded ??= await load()
    return loaded
  }
  return function useCachedPart(isWanted: boolean, otherwise: () => void, tell?: () => void): Part | null {
    const part = useWantedPart(fetchOnce, isWanted && loaded === null, otherwise, tell)
    return loaded ?? part
  }
}
