import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'
import { followVisits } from '../shared/navigation/visits.ts'
import { ErrorPage } from './pages/error-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { PageSpinner } from './pages/page-spinner.tsx'

/** How long a page may take before something shows in its place, in milliseconds. */
const patience = 150

export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: patience,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageSpinner,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    notFoundMode: 'root',
    scrollRestoration: true,
  })
  followVisits(router.history)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The page's title in the top bar and the browser's tab; without one it is the page's own heading. */
    title?: string
    /** Whether the page has a heading of other words, to which the bar leaves the eye from the first. */
    isHeaded?: boolean
    /** Where the back button of a page leads that was opened directly; a page without it has no such button. */
    back?: string
  }
}
