import { inPortions } from '@clutchbook/domain/kernel/portions'
import { mostAtOnce } from '@clutchbook/domain/kernel/several'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { newCallKey } from '../forms/call-key.ts'

/** A call on several records; answers those that it changed. Its key keeps a repeated one from doing it twice. */
export type SeveralCall = (ids: number[], idempotencyKey: string) => Promise<{ ids: number[] }>

/** What became of a call on several records: those that it changed, why it went no further, or null, and what it left undone. */
export type SentPortions = {
  readonly changed: number[]
  readonly error: unknown
  readonly left: readonly number[]
}

/**
 * Makes a call on several records: one request for as many as one takes. More go one portion after the other, each of
 * them whole or not at all, and the first that is refused ends it. Goes on when the page that began it is gone.
 */
export async function sendInPortions(
  cache: QueryClient,
  ids: readonly number[],
  send: SeveralCall,
): Promise<SentPortions> {
  const changed: number[] = []
  let done = 0
  for (const portion of inPortions(ids, mostAtOnce)) {
    const key = newCallKey()
    const call = new MutationObserver(cache, { mutationFn: () => send([...portion], key) })
    try {
      changed.push(...(await call.mutate()).ids)
      done += portion.length
    } catch (error) {
      return { changed, error, left: ids.slice(done) }
    }
  }
  return { changed, error: null, left: [] }
}
