import { createFileRoute } from '@tanstack/react-router'
import { planLimitQuery } from '../features/billing/public/plan-limit-query.ts'
import { readPrefill } from '../features/collection/animal-prefill.ts'
import { speciesQuery } from '../features/collection/collection.queries.ts'
import { loadNewAnimalForm } from '../features/collection/load-new-animal-form.ts'
import { AddAnimalPage } from '../features/collection/pages/add-animal-page.tsx'

/** Adding an animal (COL-72); what an egg tells of it comes in the address (COL-84). */
export const Route = createFileRoute('/_shell/animals/add')({
  staticData: { title: 'Add Animal', back: '/reptiles' },
  validateSearch: readPrefill,
  loader: ({ context: { queryClient }, preload }) => {
    void queryClient.prefetchQuery(speciesQuery('all'))
    void queryClient.prefetchQuery(planLimitQuery('animals'))
    // On a first visit the head of the page comes before it. What can't be fetched now is asked for again, and told, then.
    if (preload) void loadNewAnimalForm().catch(() => undefined)
  },
  component: AddAnimalPage,
})
