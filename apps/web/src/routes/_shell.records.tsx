import { createFileRoute } from '@tanstack/react-router'
import { todayOf } from '../features/accounts/public/today-of.ts'
import { allRecordsQuery } from '../features/collection/all-records.queries.ts'
import { readRecordsSearch, recordsQueryOf } from '../features/collection/all-records-search.ts'
import { RecordsPage } from '../features/collection/pages/records-page.tsx'

/** What was written down of all animals (HUS-13). */
export const Route = createFileRoute('/_shell/records')({
  staticData: { title: 'Records', back: '/animals' },
  validateSearch: readRecordsSearch,
  loaderDeps: ({ search }) => search,
  // Begun and not awaited: the answer comes while the page's own code is still on its way.
  loader: ({ context: { queryClient }, deps }) => {
    const today = todayOf(queryClient)
    if (today) void queryClient.prefetchInfiniteQuery(allRecordsQuery(recordsQueryOf(deps, today)))
  },
  component: RecordsPage,
})
