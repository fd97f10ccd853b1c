import { createFileRoute } from '@tanstack/react-router'
import { TrashPage } from '../features/trash/pages/trash-page.tsx'
import { trashQuery } from '../features/trash/trash.queries.ts'

/** What was deleted and can be brought back (U7). */
export const Route = createFileRoute('/_shell/trash')({
  staticData: { title: 'Trash', back: '/animals/archive' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(trashQuery)
  },
  component: TrashPage,
})
