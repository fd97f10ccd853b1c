import { createFileRoute } from '@tanstack/react-router'
import { PlainPage } from '../app/pages/plain-page.tsx'
import { sharedPageId } from '../features/sharing/page-address.ts'
import { SharedAnimalPage } from '../features/sharing/pages/shared-animal-page.tsx'
import { sharedAnimalQuery } from '../features/sharing/public-pages.queries.ts'

/** An older address of a shared animal, which stays as it is (SHR-03). */
export const Route = createFileRoute('/reptile-detail/$id')({
  loader: ({ context: { queryClient }, params }) => {
    const id = sharedPageId(params.id)
    if (id !== null) void queryClient.prefetchQuery(sharedAnimalQuery(id))
  },
  component: SharedAnimal,
})

function SharedAnimal() {
  return (
    <PlainPage wide>
      <SharedAnimalPage id={sharedPageId(Route.useParams().id)} />
    </PlainPage>
  )
}
