import { createFileRoute } from '@tanstack/react-router'
import { DirectoryPage } from '../features/people/pages/directory-page.tsx'
import { peopleQuery } from '../features/people/people.queries.ts'

/** The directory of keepers (SHR-39). */
export const Route = createFileRoute('/_shell/users')({
  staticData: { title: 'Keepers', back: '/profile' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(peopleQuery(''))
  },
  component: DirectoryPage,
})
