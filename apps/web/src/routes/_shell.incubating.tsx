import { createFileRoute } from '@tanstack/react-router'
import { incubatorQuery } from '../features/eggs/eggs.queries.ts'
import { IncubatorPage } from '../features/eggs/pages/incubator-page.tsx'

/** The incubator (EGG-19). */
export const Route = createFileRoute('/_shell/incubating')({
  staticData: { title: 'Incubator' },
  // Begun and not awaited: the answer comes while the page's own code is still on its way.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(incubatorQuery)
  },
  component: IncubatorPage,
})
