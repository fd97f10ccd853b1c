import { inPortions } from '@clutchbook/domain/kernel/portions'
import { mostAtOnce } from '@clutchbook/domain/kernel/several'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { newCallKey } from '../forms/call-key.ts'

/** A call on several records; answers those that it changed. Its key keeps a repeated one from doing it twice. */
export type SeveralCall = (ids: number[], idempotencyKey: string) => Promise<{ ids: number[] }>

/** What became of a call on several records: those that it changed, and why it went no further, or null. */
export type SentPortions = { readonly changed: number[]; readonly error: unknown }

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
  for (const portion of inPortions(ids, mostAtOnce)) {
    const key = newCallKey()
    const call = new MutationObserver(cache, { mutationFn: () => send([...portion], key) })
    try {
      changed.push(...(await call.mutate()).ids)
    } catch (error) {
      return { changed, error }
    }
  }
  return { changed, error: null }
}
