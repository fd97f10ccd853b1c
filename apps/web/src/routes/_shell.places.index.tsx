import { createFileRoute } from '@tanstack/react-router'
import { PlacesPage } from '../features/places/pages/places-page.tsx'
import { placesQuery } from '../features/places/places.queries.ts'

/** Rooms, racks and enclosures (PLC-01). */
export const Route = createFileRoute('/_shell/places/')({
  staticData: { title: 'Places' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(placesQuery)
  },
  component: PlacesPage,
})
