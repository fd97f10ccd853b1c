import {
  type Answer,
  type CallOptions,
  call,
  callPage,
  type Page,
  pathOf,
  type ReadAddress,
  type Target,
} from './client.ts'

/** The key of a cached answer: its path (SHELL-47), and the call that it is the answer of. */
export const keyOf = <A extends ReadAddress>(address: A, target: Target<A>) =>
  [pathOf(address, target), address] as const

/** Key and function of a cached read. */
export const read = <A extends ReadAddress>(address: A, target: Target<A>) => ({
  queryKey: keyOf(address, target),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<A>> =>
    call(address, { ...target, signal } as unknown as CallOptions<A>),
})

/** The same of a list that is read page by page. */
export const readPages = <A extends ReadAddress>(
  address: A,
  target: Target<A>,
  /** What the query of every page but the first has otherwise. */
  later: object = {},
) => ({
  queryKey: keyOf(address, target),
  queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) => {
    const { query = {} } = target as { query?: object }
    const asked = pageParam === null ? query : { ...query, ...later, cursor: pageParam }
    return callPage(address, { ...target, query: asked, signal } as unknown as CallOptions<A>)
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page: Page<unknown>) => page.next,
})
