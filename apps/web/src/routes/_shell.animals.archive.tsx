import { createFileRoute } from '@tanstack/react-router'
import { animalListQuery, speciesQuery } from '../features/collection/collection.queries.ts'
import { listQueryOf, readFilters } from '../features/collection/list-filters.ts'
import { ArchivePage } from '../features/collection/pages/archive-page.tsx'

/** The archive (COL-22). */
export const Route = createFileRoute('/_shell/animals/archive')({
  staticData: { title: 'Archives' },
  validateSearch: readFilters,
  loaderDeps: ({ search }) => search,
  // Begun and not awaited: the answer comes while the page's own code is still on its way.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchInfiniteQuery(animalListQuery('archived', listQueryOf(deps)))
    void queryClient.prefetchQuery(speciesQuery('archived'))
  },
  component: ArchivePage,
})
