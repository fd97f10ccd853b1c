import { createFileRoute, redirect } from '@tanstack/react-router'
import { ThemeMenu } from '../app/theme/theme-menu.tsx'
import { AuthPage } from '../features/accounts/pages/auth-page.tsx'
import { currentUserQuery } from '../features/accounts/public/current-user-query.ts'
import { searchFor } from '../features/accounts/public/next-path.ts'

/** Sign-in and registration; whoever is signed in already goes on (ACC-02). */
export const Route = createFileRoute('/auth')({
  validateSearch: ({ next }: Record<string, unknown>) => searchFor(next),
  beforeLoad: async ({ context }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery)
    if (user) throw redirect({ to: '/', replace: true })
  },
  component: () => <AuthPage corner={<ThemeMenu />} />,
})
