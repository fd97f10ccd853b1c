import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentUserQuery } from '../../features/accounts/public/current-user-query.ts'
import { PageTitleProvider, useDocumentTitle } from '../../shared/ui/page-title.tsx'
import { Shell } from '../shell/shell.tsx'
import { PageSpinner } from './page-spinner.tsx'
import { PlainPage } from './plain-page.tsx'

type Props = {
  title: string
  /** Whether a visitor sees it as wide as a page of the shell. */
  wide?: boolean
  children: ReactNode
}

/** A page that is open to all: inside the shell for a keeper, under a plain header for a visitor (SHELL-Q09). */
export function OpenPage({ title, wide = false, children }: Props) {
  const user = useQuery(currentUserQuery)
  useDocumentTitle(title)
  if (user.isPending) return <PageSpinner />
  if (!user.data) return <PlainPage wide={wide}>{children}</PlainPage>
  return (
    <PageTitleProvider title={title}>
      <Shell user={user.data}>{children}</Shell>
    </PageTitleProvider>
  )
}
