import { createFileRoute } from '@tanstack/react-router'
import { PlainPage } from '../app/pages/plain-page.tsx'
import { sharedPageId } from '../features/sharing/page-address.ts'
import { PublicProfilePage } from '../features/sharing/pages/public-profile-page.tsx'
import { publicProfileQuery } from '../features/sharing/public-pages.queries.ts'

/** A keeper who shows their profile (SHR-17). */
export const Route = createFileRoute('/public/profile/$userId')({
  loader: ({ context: { queryClient }, params }) => {
    const userId = sharedPageId(params.userId)
    if (userId !== null) void queryClient.prefetchQuery(publicProfileQuery(userId))
  },
  component: PublicProfile,
})

function PublicProfile() {
  return (
    <PlainPage wide>
      <PublicProfilePage userId={sharedPageId(Route.useParams().userId)} />
    </PlainPage>
  )
}
