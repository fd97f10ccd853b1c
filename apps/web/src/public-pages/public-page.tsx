import { type PublicPlace, publicPlaceOf } from '@clutchbook/domain/sharing/sharing.rules'
import { PlainPage } from '../app/pages/plain-page.tsx'
import { PublicCollectionPage } from '../features/sharing/pages/public-collection-page.tsx'
import { PublicProfilePage } from '../features/sharing/pages/public-profile-page.tsx'
import { SharedAnimalPage } from '../features/sharing/pages/shared-animal-page.tsx'

/** An address of the site below its public address: the path, and what follows the question mark. */
export type PageAddress = {
  readonly path: string
  readonly search: string
}

/** Whether an address asks for what others would see. */
export const wantsPreview = (search: string): boolean => new URLSearchParams(search).get('preview') === 'true'

/** The public page of an address, alike in the browser and where the server draws it. */
export function PublicPage({ path, search, preview }: PageAddress & { preview: boolean }) {
  const place = publicPlaceOf(path) ?? nowhere
  return <PlainPage wide>{contentOf(place, search, preview)}</PlainPage>
}

/** Only the server hands out this page, and only for addresses of public pages; any other names no animal. */
const nowhere: PublicPlace = { page: 'animal', id: null }

function contentOf({ page, id }: PublicPlace, search: string, preview: boolean) {
  if (page === 'profile') return <PublicProfilePage userId={id} preview={preview} />
  if (page === 'collection') return <PublicCollectionPage userId={id} search={search} preview={preview} />
  return <SharedAnimalPage id={id} preview={preview} />
}
