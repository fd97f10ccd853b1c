import { createFileRoute } from '@tanstack/react-router'
import { speciesQuery } from '../features/collection/collection.queries.ts'
import { AddAnimalPage } from '../features/collection/pages/add-animal-page.tsx'

/** Adding an animal (COL-72). */
export const Route = createFileRoute('/_shell/animals/add')({
  staticData: { title: 'Add Animal' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(speciesQuery('all'))
  },
  component: AddAnimalPage,
})
