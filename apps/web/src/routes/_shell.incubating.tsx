import { createFileRoute } from '@tanstack/react-router'
import { planLimitQuery } from '../features/billing/public/plan-limit-query.ts'
import { incubatorQuery } from '../features/eggs/incubator.queries.ts'
import { IncubatorPage } from '../features/eggs/pages/incubator-page.tsx'

/** The incubator (EGG-19). */
export const Route = createFileRoute('/_shell/incubating')({
  staticData: { title: 'Incubator' },
  // Begun and not awaited: the answer comes while the page's own code is still on its way.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(incubatorQuery)
    void queryClient.prefetchQuery(planLimitQuery('eggs'))
  },
  component: IncubatorPage,
})
