import { createFileRoute } from '@tanstack/react-router'
import { PlainPage } from '../app/pages/plain-page.tsx'
import { mailedWord } from '../features/accounts/public/mailed-word.ts'
import { UnsubscribePage } from '../features/notifications/pages/unsubscribe-page.tsx'

/** Where the link at the foot of a reminder mail leads; nobody need be signed in. */
export const Route = createFileRoute('/unsubscribe')({
  validateSearch: mailedWord,
  component: () => (
    <PlainPage>
      <UnsubscribePage />
    </PlainPage>
  ),
})
