import { createFileRoute } from '@tanstack/react-router'
import { PlainPage } from '../app/pages/plain-page.tsx'
import { ResetPasswordPage } from '../features/accounts/pages/reset-password-page.tsx'
import { mailedWord } from '../features/accounts/public/mailed-word.ts'

/** Where the mailed link to a new password leads. */
export const Route = createFileRoute('/reset-password')({
  validateSearch: mailedWord,
  component: () => (
    <PlainPage>
      <ResetPasswordPage />
    </PlainPage>
  ),
})
