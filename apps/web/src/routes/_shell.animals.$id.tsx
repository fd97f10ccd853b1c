import { createFileRoute } from '@tanstack/react-router'
import { animalQuery } from '../features/collection/collection.queries.ts'
import { AnimalPage } from '../features/collection/pages/animal-page.tsx'
import { recordIdOf } from '../shared/navigation/record-id.ts'

/** One animal; `/reptiles/{id}` is its second path (COL-61). */
export const Route = createFileRoute('/_shell/animals/$id')({
  staticData: { title: 'Animal Profile', isHeaded: true, back: '/reptiles' },
  loader: ({ context: { queryClient }, params }) => {
    const id = recordIdOf(params.id)
    if (id !== null) void queryClient.prefetchQuery(animalQuery(id))
  },
  component: AnimalPage,
})
