import { infiniteQueryOptions } from '@tanstack/react-query'
import { allAnimalsPath, listAllPage } from './collection.api.ts'

/** A few screens of cards. */
const query = { limit: 60 }

/** Every own animal, newest first, page by page. */
export const ownAnimalsQuery = infiniteQueryOptions({
  queryKey: [allAnimalsPath(query)],
  queryFn: ({ pageParam, signal }) =>
    listAllPage(pageParam === null ? query : { ...query, cursor: pageParam }, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
})
