import { createFileRoute } from '@tanstack/react-router'
import { ownProjectsQuery } from '../features/breeding/public/own-projects-query.ts'
import { ownAnimalsQuery } from '../features/collection/public/own-animals-query.ts'
import { ProfilePage } from '../features/people/pages/profile-page.tsx'
import { followsQuery } from '../features/people/people.queries.ts'

/** The keeper's own profile (ACC-46). */
export const Route = createFileRoute('/_shell/profile')({
  staticData: { title: 'Profile' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(followsQuery('following'))
    void queryClient.prefetchQuery(followsQuery('followers'))
    void queryClient.prefetchInfiniteQuery(ownProjectsQuery)
    void queryClient.prefetchInfiniteQuery(ownAnimalsQuery)
  },
  component: ProfilePage,
})
