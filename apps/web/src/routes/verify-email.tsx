import { createFileRoute } from '@tanstack/react-router'
import { PlainPage } from '../app/pages/plain-page.tsx'
import { VerifyEmailPage } from '../features/accounts/pages/verify-email-page.tsx'
import { currentUserQuery } from '../features/accounts/public/current-user-query.ts'
import { mailedWord } from '../features/accounts/public/mailed-word.ts'

/** Where the mailed link that proves an address leads; what follows depends on who is here. */
export const Route = createFileRoute('/verify-email')({
  validateSearch: mailedWord,
  beforeLoad: ({ context }) => context.queryClient.ensureQueryData(currentUserQuery).then(() => undefined),
  component: () => (
    <PlainPage>
      <VerifyEmailPage />
    </PlainPage>
  ),
})
