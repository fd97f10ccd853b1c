import { createFileRoute } from '@tanstack/react-router'
import { listDepsOf, readListSearch } from '../features/collection/beside.ts'
import { speciesQuery } from '../features/collection/collection.queries.ts'
import { ArchivePage } from '../features/collection/pages/archive-page.tsx'
import { prefetchList } from '../features/collection/prefetch-list.ts'

/** The archive (COL-22). */
export const Route = createFileRoute('/_shell/animals/archive')({
  staticData: { title: 'Archives' },
  validateSearch: readListSearch,
  loaderDeps: listDepsOf,
  // Begun and not awaited: the answer comes while the page's own code is still on its way.
  loader: ({ context: { queryClient }, deps }) => {
    prefetchList(queryClient, 'archived', deps)
    void queryClient.prefetchQuery(speciesQuery('archived'))
  },
  component: ArchivePage,
})
