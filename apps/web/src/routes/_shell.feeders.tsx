import { createFileRoute } from '@tanstack/react-router'
import { feedersQuery } from '../features/husbandry/feeders.queries.ts'
import { FeedersPage } from '../features/husbandry/pages/feeders-page.tsx'

/** Food in stock, and what meals cost (FED-01 to FED-05). */
export const Route = createFileRoute('/_shell/feeders')({
  staticData: { title: 'Feeders' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(feedersQuery)
  },
  component: FeedersPage,
})
