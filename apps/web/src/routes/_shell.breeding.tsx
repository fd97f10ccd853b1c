import { createFileRoute } from '@tanstack/react-router'
import { planLimitQuery } from '../features/billing/public/plan-limit-query.ts'
import { projectListQuery } from '../features/breeding/breeding.queries.ts'
import { projectQueryOf, readListSearch } from '../features/breeding/list-search.ts'
import { ProjectsPage } from '../features/breeding/pages/projects-page.tsx'

/** The breeding projects (BRD-01). */
export const Route = createFileRoute('/_shell/breeding')({
  staticData: { title: 'Breeding' },
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  // Begun and not awaited: the answer comes while the page's own code is still on its way.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchInfiniteQuery(projectListQuery(projectQueryOf(deps)))
    void queryClient.prefetchQuery(planLimitQuery('breeding-projects'))
  },
  component: ProjectsPage,
})
