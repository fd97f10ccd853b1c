import { useQuery } from '@tanstack/react-query'
import { Outlet, useMatches } from '@tanstack/react-router'
import { currentUserQuery } from '../../features/accounts/public/current-user-query.ts'
import { PageTitleProvider } from '../../shared/ui/page-title.tsx'
import { LeaveToSignIn } from './leave-to-sign-in.tsx'
import { Shell } from './shell.tsx'

/** The shell around the page of the address, for as long as somebody is signed in. */
export function ShellLayout() {
  const user = useQuery(currentUserQuery)
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  if (!user.data) return <LeaveToSignIn />
  return (
    <PageTitleProvider title={title}>
      <Shell>
        <Outlet />
      </Shell>
    </PageTitleProvider>
  )
}
