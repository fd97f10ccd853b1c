import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { useDocumentTitle } from '../../../shared/ui/page-title.tsx'
import { useVerification, type Verification } from '../hooks/use-verification.ts'
import { mailedLinksTexts } from '../mailed-links.texts.ts'

const { verify: texts } = mailedLinksTexts

const route = getRouteApi('/verify-email')

/** Opens from the mailed link, takes it as proof of the address, and says what came of it (ACC-91). */
export function VerifyEmailPage() {
  const { token = '' } = route.useSearch()
  const verification = useVerification(token)
  const { title, text } = wordsOf(verification)
  useDocumentTitle(title)
  return (
    <div role="status">
      <EmptyState wholePage title={title} text={text} action={<NextStep {...verification} />} />
    </div>
  )
}

function wordsOf({ outcome, isKeeper }: Verification): { title: string; text: string } {
  if (outcome !== 'broken') return texts[outcome]
  const { title, text, keeper, visitor } = texts.broken
  return { title, text: `${text} ${isKeeper ? keeper : visitor}` }
}

/** What to do now: go on, try again, or have a new link sent. */
function NextStep({ outcome, isKeeper, tryAgain, sendAgain, isSending }: Verification) {
  if (outcome === 'working') return null
  if (outcome === 'failed') return <Button onClick={tryAgain}>{texts.failed.action}</Button>
  if (!isKeeper) return <LinkButton to="/auth">{texts.toSignIn}</LinkButton>
  if (outcome === 'done') return <LinkButton to="/">{texts.toDashboard}</LinkButton>
  return (
    <Button loading={isSending} onClick={sendAgain}>
      {texts.broken.action}
    </Button>
  )
}
