import { createFileRoute } from '@tanstack/react-router'
import { listDepsOf, readListSearch } from '../features/collection/beside.ts'
import { speciesQuery } from '../features/collection/collection.queries.ts'
import { HoldbacksPage } from '../features/collection/pages/holdbacks-page.tsx'
import { prefetchList } from '../features/collection/prefetch-list.ts'

/** The holdbacks (COL-32). */
export const Route = createFileRoute('/_shell/holdbacks')({
  staticData: { title: 'Holdbacks' },
  validateSearch: readListSearch,
  loaderDeps: listDepsOf,
  // Begun and not awaited: the answer comes while the page's own code is still on its way.
  loader: ({ context: { queryClient }, deps }) => {
    prefetchList(queryClient, 'holdbacks', deps)
    void queryClient.prefetchQuery(speciesQuery('holdbacks'))
  },
  component: HoldbacksPage,
})
