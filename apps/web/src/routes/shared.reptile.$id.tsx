import { createFileRoute } from '@tanstack/react-router'
import { PlainPage } from '../app/pages/plain-page.tsx'
import { readPreview, sharedPageId } from '../features/sharing/page-address.ts'
import { SharedAnimalPage } from '../features/sharing/pages/shared-animal-page.tsx'
import { sharedAnimalQuery } from '../features/sharing/public-pages.queries.ts'

/** One animal, for everyone with its link (SHR-01); its owner may look at it before it is shared. */
export const Route = createFileRoute('/shared/reptile/$id')({
  validateSearch: readPreview,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps: { preview } }) => {
    const id = sharedPageId(params.id)
    if (id !== null) void queryClient.prefetchQuery(sharedAnimalQuery(id, preview))
  },
  component: SharedAnimal,
})

function SharedAnimal() {
  const { preview } = Route.useSearch()
  return (
    <PlainPage wide>
      <SharedAnimalPage id={sharedPageId(Route.useParams().id)} preview={preview === true} />
    </PlainPage>
  )
}
