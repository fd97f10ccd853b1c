import { createFileRoute } from '@tanstack/react-router'
import { listDepsOf, readListSearch } from '../features/collection/beside.ts'
import { speciesQuery } from '../features/collection/collection.queries.ts'
import { AnimalsPage } from '../features/collection/pages/animals-page.tsx'
import { prefetchList } from '../features/collection/prefetch-list.ts'

/** My Animals by its second path (COL-10). */
export const Route = createFileRoute('/_shell/reptiles/')({
  staticData: { title: 'My Animals' },
  validateSearch: readListSearch,
  loaderDeps: listDepsOf,
  // Begun and not awaited: the answer comes while the page's own code is still on its way.
  loader: ({ context: { queryClient }, deps }) => {
    prefetchList(queryClient, 'main', deps)
    void queryClient.prefetchQuery(speciesQuery('main'))
  },
  component: AnimalsPage,
})
