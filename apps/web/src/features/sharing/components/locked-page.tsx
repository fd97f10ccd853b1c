import type { PublicPlace } from '@clutchbook/domain/sharing/sharing.rules'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { latePart } from '../../../shared/ui/late-part.tsx'
import { useDocumentTitle } from '../../../shared/ui/page-title.tsx'
import { publicTexts } from '../public-pages.texts.ts'

const texts = publicTexts.locked

/** Only who is asked for a password fetches what asks for it. */
const PageDoor = latePart(
  async () => (await import('./page-door.tsx')).PageDoor,
  <noscript>{texts.needsScript}</noscript>,
)

/** Stands where a password is asked for first; of what is behind it, it tells nothing. */
export function LockedPage({ place }: { place: PublicPlace & { readonly id: number } }) {
  useDocumentTitle(texts.title)
  return <EmptyState wholePage title={texts.title} text={texts.text} action={<PageDoor place={place} />} />
}
