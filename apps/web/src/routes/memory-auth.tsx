import { createFileRoute, notFound } from '@tanstack/react-router'
import { OpenPage } from '../app/pages/open-page.tsx'
import { TemporaryLoginPage } from '../features/accounts/pages/temporary-login-page.tsx'
import { currentUserQuery } from '../features/accounts/public/current-user-query.ts'
import { sampleAccountsQuery } from '../features/accounts/public/sample-accounts-query.ts'

/** The temporary login, for visitors and keepers alike; without the operator's switch there is no such page (ACC-103). */
export const Route = createFileRoute('/memory-auth')({
  beforeLoad: async ({ context: { queryClient } }) => {
    const [samples] = await Promise.all([
      queryClient.ensureQueryData(sampleAccountsQuery),
      queryClient.ensureQueryData(currentUserQuery),
    ])
    if (!samples) throw notFound()
  },
  component: () => (
    <OpenPage title="Temporary login">
      <TemporaryLoginPage />
    </OpenPage>
  ),
})
