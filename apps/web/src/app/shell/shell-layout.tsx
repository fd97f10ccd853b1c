import { useQuery } from '@tanstack/react-query'
import { Outlet, useMatches } from '@tanstack/react-router'
import { Fragment, useDeferredValue, useEffect } from 'react'
import { currentUserQuery } from '../../features/accounts/public/current-user-query.ts'
import { loadKindsOfCalls } from '../../shared/api/refresh.ts'
import { writeDaysAs } from '../../shared/day-format.ts'
import { onceSettled } from '../../shared/ui/at-rest.ts'
import { PageTitleProvider } from '../../shared/ui/page-title.tsx'
import { loadPalette } from '../keys/load-palette.ts'
import { LeaveToSignIn } from './leave-to-sign-in.tsx'
import { Shell } from './shell.tsx'

const pageOfTheAddress = <Outlet />

/** The shell around the page of the address, for as long as somebody is signed in. */
export function ShellLayout() {
  const user = useQuery(currentUserQuery)
  const { title, isHeaded } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  useEffect(
    () =>
      onceSettled(() => {
        void loadKindsOfCalls()
        loadPalette().catch(() => undefined)
      }),
    [],
  )
  // The shell is there first; the page after it is drawn in small steps, so that a press is heard meanwhile.
  const page = useDeferredValue(pageOfTheAddress, null)
  if (!user.data) return <LeaveToSignIn />
  // Set before anything below is drawn, so that no day is ever seen written in another way.
  const { dayPattern } = user.data
  writeDaysAs(dayPattern)
  return (
    <PageTitleProvider title={title} isHeaded={isHeaded ?? false}>
      <Shell user={user.data}>
        <Fragment key={dayPattern}>{page}</Fragment>
      </Shell>
    </PageTitleProvider>
  )
}
