import { createFileRoute } from '@tanstack/react-router'
import { planLimitQuery } from '../features/billing/public/plan-limit-query.ts'
import { listDepsOf, readListSearch } from '../features/collection/beside.ts'
import { speciesQuery } from '../features/collection/collection.queries.ts'
import { AnimalsPage } from '../features/collection/pages/animals-page.tsx'
import { prefetchList } from '../features/collection/prefetch-list.ts'

/** My Animals; `/reptiles` is its second path (COL-10). */
export const Route = createFileRoute('/_shell/animals/')({
  staticData: { title: 'My Animals' },
  validateSearch: readListSearch,
  loaderDeps: listDepsOf,
  // Begun and not awaited: the answer comes while the page's own code is still on its way.
  loader: ({ context: { queryClient }, deps }) => {
    prefetchList(queryClient, 'main', deps)
    void queryClient.prefetchQuery(speciesQuery('main'))
    void queryClient.prefetchQuery(planLimitQuery('animals'))
  },
  component: AnimalsPage,
})
