import type { PublicPlace } from '@clutchbook/domain/sharing/sharing.rules'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { useDocumentTitle } from '../../../shared/ui/page-title.tsx'
import { useWantedPart } from '../../../shared/ui/use-lazy-part.ts'
import { publicTexts } from '../public-pages.texts.ts'

const texts = publicTexts.locked

const loadSharePasswordForm = async () => (await import('./share-password-form.tsx')).SharePasswordForm
const stay = () => undefined

/** Stands where a password is asked for first; of what is behind it, it tells nothing. */
export function LockedPage({ place }: { place: PublicPlace & { readonly id: number } }) {
  useDocumentTitle(texts.title)
  // Only who is asked for a password fetches what asks for it.
  const SharePasswordForm = useWantedPart(loadSharePasswordForm, true, stay)
  const form = SharePasswordForm ? (
    <SharePasswordForm place={place} />
  ) : (
    <noscript>{texts.needsScript}</noscript>
  )
  return <EmptyState wholePage title={texts.title} text={texts.text} action={form} />
}
