import { createFileRoute, redirect } from '@tanstack/react-router'
import { ShellLayout } from '../app/shell/shell-layout.tsx'
import { currentUserQuery } from '../features/accounts/public/current-user-query.ts'
import { searchFor } from '../features/accounts/public/next-path.ts'
import { figuresQuery } from '../features/home/public/figures.ts'

/** Every page of the shell waits until it is known who is signed in; a visitor goes to sign in and then comes back. */
export const Route = createFileRoute('/_shell')({
  beforeLoad: async ({ context, location }) => {
    // What the shell shows of the collection comes along with who is signed in, not after it.
    if (!context.queryClient.getQueryState(currentUserQuery.queryKey))
      void context.queryClient.prefetchQuery(figuresQuery)
    const user = await context.queryClient.ensureQueryData(currentUserQuery)
    if (!user) throw redirect({ to: '/auth', search: searchFor(location.href) })
  },
  component: ShellLayout,
})
