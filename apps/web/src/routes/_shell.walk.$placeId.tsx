import { createFileRoute } from '@tanstack/react-router'
import { WalkPage } from '../features/places/pages/walk-page.tsx'
import { placeQuery, placesQuery } from '../features/places/places.queries.ts'
import { recordIdOf } from '../shared/navigation/record-id.ts'

/** A walk past a place, a tub a screen (PLC-10); `?weigh` is a round of weighing (PLC-11). */
export const Route = createFileRoute('/_shell/walk/$placeId')({
  staticData: { back: '/places' },
  validateSearch: (search: Record<string, unknown>): { weigh?: true } =>
    'weigh' in search ? { weigh: true } : {},
  loader: ({ context: { queryClient }, params }) => {
    const id = recordIdOf(params.placeId)
    if (id !== null) void queryClient.prefetchQuery(placeQuery(id))
    void queryClient.prefetchQuery(placesQuery)
  },
  component: WalkPage,
})
