import { createFileRoute } from '@tanstack/react-router'
import { upcomingOfAnimalQuery } from '../features/calendar/calendar.queries.ts'
import { animalQuery } from '../features/collection/collection.queries.ts'
import { AnimalPage } from '../features/collection/pages/animal-page.tsx'
import { recordsQuery } from '../features/collection/records.queries.ts'
import { careQuery } from '../features/husbandry/care.queries.ts'
import { recordIdOf } from '../shared/navigation/record-id.ts'

/** One animal; `/reptiles/{id}` is its second path (COL-61). */
export const Route = createFileRoute('/_shell/animals/$id')({
  staticData: { title: 'Animal Profile', isHeaded: true, back: '/reptiles' },
  loader: ({ context: { queryClient }, params, preload }) => {
    const id = recordIdOf(params.id)
    if (id === null) return
    void queryClient.prefetchQuery(animalQuery(id))
    // What its cards will ask for once they are drawn; who only points at a link need not have it.
    if (preload) return
    void queryClient.prefetchInfiniteQuery(recordsQuery(id))
    void queryClient.prefetchQuery(careQuery(id))
    void queryClient.prefetchQuery(upcomingOfAnimalQuery(id))
  },
  component: AnimalPage,
})
