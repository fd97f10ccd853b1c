import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { read, readPages } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'

export type ReviewSummary = Answer<'GET /api/genetics/review/summary'>
export type UnreadAnimal = Answer<'GET /api/genetics/review'>[number]
export type Verdict = UnreadAnimal['reading']['verdict']
export type ReviewChoice = CallOptions<'POST /api/genetics/review'>['body']

/** How all own animals without entries are read. */
export const reviewSummaryQuery = queryOptions(read('GET /api/genetics/review/summary', {}))

/** Own animals without entries whose text is read so, page by page. */
export const unreadQuery = (verdict: Verdict) =>
  infiniteQueryOptions(readPages('GET /api/genetics/review', { query: { verdict } }))

/** Writes down the genes of several animals as their texts are read. */
export function useKeepRead() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ choice, key }: { choice: ReviewChoice; key: string }) =>
      call('POST /api/genetics/review', { body: choice, idempotencyKey: key }),
    // A refusal means that what is cached is old.
    onSettled: () => refreshAfter(cache, 'POST /api/genetics/review'),
  })
}

/** Lets go of what was kept at once; answers of how many animals. */
export async function letGo(cache: QueryClient, id: number): Promise<number> {
  try {
    const { count } = await call('DELETE /api/genetics/review/{id}', { params: { id } })
    return count
  } finally {
    await refreshAfter(cache, 'DELETE /api/genetics/review/{id}')
  }
}
