import { createFileRoute } from '@tanstack/react-router'
import { PlacePage } from '../features/places/pages/place-page.tsx'
import { placeQuery, placesQuery } from '../features/places/places.queries.ts'
import { recordIdOf } from '../shared/navigation/record-id.ts'

/** One place: a room, a rack with its tubs, or an enclosure (PLC-04). */
export const Route = createFileRoute('/_shell/places/$id')({
  staticData: { back: '/places' },
  loader: ({ context: { queryClient }, params }) => {
    const id = recordIdOf(params.id)
    if (id === null) return
    void queryClient.prefetchQuery(placeQuery(id))
    void queryClient.prefetchQuery(placesQuery)
  },
  component: PlacePage,
})
