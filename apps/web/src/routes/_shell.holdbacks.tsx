import { createFileRoute } from '@tanstack/react-router'
import { animalListQuery, speciesQuery } from '../features/collection/collection.queries.ts'
import { listQueryOf, readFilters } from '../features/collection/list-filters.ts'
import { HoldbacksPage } from '../features/collection/pages/holdbacks-page.tsx'

/** The holdbacks (COL-32). */
export const Route = createFileRoute('/_shell/holdbacks')({
  staticData: { title: 'Holdbacks' },
  validateSearch: readFilters,
  loaderDeps: ({ search }) => search,
  // Begun and not awaited: the answer comes while the page's own code is still on its way.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchInfiniteQuery(animalListQuery('holdbacks', listQueryOf(deps)))
    void queryClient.prefetchQuery(speciesQuery('holdbacks'))
  },
  component: HoldbacksPage,
})
