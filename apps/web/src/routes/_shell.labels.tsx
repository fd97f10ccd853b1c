import { createFileRoute } from '@tanstack/react-router'
import { readLabelsSearch } from '../features/places/labels-search.ts'
import { LabelsPage } from '../features/places/pages/labels-page.tsx'
import { placesQuery } from '../features/places/places.queries.ts'

/** Labels, to be printed (PLC-12, SEA-23). */
export const Route = createFileRoute('/_shell/labels')({
  staticData: { title: 'Labels', back: '/places' },
  validateSearch: readLabelsSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(placesQuery)
  },
  component: LabelsPage,
})
