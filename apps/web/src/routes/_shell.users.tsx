import { createFileRoute } from '@tanstack/react-router'
import { readDirectorySearch } from '../features/people/directory-search.ts'
import { DirectoryPage } from '../features/people/pages/directory-page.tsx'
import { peopleQuery } from '../features/people/people.queries.ts'

/** The directory of keepers (SHR-39). */
export const Route = createFileRoute('/_shell/users')({
  staticData: { title: 'Keepers', back: '/profile' },
  validateSearch: readDirectorySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { q = '' } }) => {
    void queryClient.prefetchInfiniteQuery(peopleQuery(q))
  },
  component: DirectoryPage,
})
