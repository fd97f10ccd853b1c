import { createFileRoute } from '@tanstack/react-router'
import { PlainPage } from '../app/pages/plain-page.tsx'
import { listQueryOf, readFilters } from '../features/collection/public/list-filters.ts'
import { sharedPageId } from '../features/sharing/page-address.ts'
import { PublicCollectionPage } from '../features/sharing/pages/public-collection-page.tsx'
import { publicListQuery } from '../features/sharing/public-pages.queries.ts'

/** A shared collection under the filters of the address (SHR-21). */
export const Route = createFileRoute('/collection/$userId')({
  validateSearch: readFilters,
  loaderDeps: ({ search: { sort: _ownersOrder, ...filters } }) => filters,
  loader: ({ context: { queryClient }, params, deps }) => {
    const userId = sharedPageId(params.userId)
    if (userId !== null) void queryClient.prefetchInfiniteQuery(publicListQuery(userId, listQueryOf(deps)))
  },
  component: PublicCollection,
})

function PublicCollection() {
  return (
    <PlainPage wide>
      <PublicCollectionPage userId={sharedPageId(Route.useParams().userId)} />
    </PlainPage>
  )
}
