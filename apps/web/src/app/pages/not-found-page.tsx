import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../features/accounts/public/current-user-query.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../shared/ui/link-button.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { PageTitleProvider, useDocumentTitle } from '../../shared/ui/page-title.tsx'
import { appTexts } from '../app.texts.ts'
import { Shell } from '../shell/shell.tsx'
import { PageSpinner } from './page-spinner.tsx'
import { PlainPage } from './plain-page.tsx'

const { title, heading, text, action } = appTexts.notFound

/** Any path without a page: inside the shell for a keeper, under a plain header for a visitor (SHELL-07). */
export function NotFoundPage() {
  const user = useQuery(currentUserQuery)
  useDocumentTitle(title)
  if (user.isPending) return <PageSpinner />
  const content = (
    <>
      <PageHeader title={title} />
      <EmptyState title={heading} text={text} action={<LinkButton to="/">{action}</LinkButton>} />
    </>
  )
  if (!user.data) return <PlainPage>{content}</PlainPage>
  return (
    <PageTitleProvider title={title}>
      <Shell>{content}</Shell>
    </PageTitleProvider>
  )
}
