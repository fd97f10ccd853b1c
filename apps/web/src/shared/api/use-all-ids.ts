import { useAllPages } from './use-all-pages.ts'

type Pages = Parameters<typeof useAllPages>[0] & {
  readonly data:
    | { readonly pages: readonly { readonly items: readonly { readonly id: number }[] }[] }
    | undefined
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/** The numbers of all records of a list, read to its end; undefined until the last of them is there. */
export function useAllIds(pages: Pages) {
  useAllPages(pages)
  const { data, error, hasNextPage, refetch } = pages
  const ids = hasNextPage ? undefined : data?.pages.flatMap(({ items }) => items.map(({ id }) => id))
  return { data: ids, error, isPending: ids === undefined, refetch }
}
