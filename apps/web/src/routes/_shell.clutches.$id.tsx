import { createFileRoute } from '@tanstack/react-router'
import { readClutchSearch } from '../features/eggs/clutch-search.ts'
import { clutchLogQuery, clutchQuery, clutchYoungQuery } from '../features/eggs/clutches.queries.ts'
import { ClutchPage } from '../features/eggs/pages/clutch-page.tsx'
import { recordIdOf } from '../shared/navigation/record-id.ts'

/** One clutch (SEA-21). */
export const Route = createFileRoute('/_shell/clutches/$id')({
  staticData: { title: 'Clutch', isHeaded: true, back: '/incubating' },
  validateSearch: readClutchSearch,
  loader: ({ context: { queryClient }, params }) => {
    const id = recordIdOf(params.id)
    if (id === null) return
    void queryClient.prefetchQuery(clutchQuery(id))
    void queryClient.prefetchQuery(clutchYoungQuery(id))
    void queryClient.prefetchQuery(clutchLogQuery(id))
  },
  component: ClutchPage,
})
