import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { searchFor } from '../../features/accounts/public/next-path.ts'
import { PageSpinner } from '../pages/page-spinner.tsx'

/** The session has ended under an open page: on to the sign-in page, from where the keeper comes back here. */
export function LeaveToSignIn() {
  const router = useRouter()
  const navigate = useNavigate()
  useEffect(() => {
    const { pathname, href } = router.latestLocation
    if (pathname !== '/auth') void navigate({ to: '/auth', search: searchFor(href), replace: true })
  }, [router, navigate])
  return <PageSpinner />
}
