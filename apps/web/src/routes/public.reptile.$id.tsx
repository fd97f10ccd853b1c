import { createFileRoute, redirect } from '@tanstack/react-router'

/** Leads to the shared animal, taking this address's place in the history and keeping the query (SHR-02, SHR-Q12). */
export const Route = createFileRoute('/public/reptile/$id')({
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/shared/reptile/$id', params, search, replace: true })
  },
})
