import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../shared/ui/link-button.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { appTexts } from '../app.texts.ts'
import { OpenPage } from './open-page.tsx'

const { title, heading, text, action } = appTexts.notFound

/** Any path without a page, for keepers and visitors alike (SHELL-07). */
export const NotFoundPage = () => (
  <OpenPage title={title}>
    <PageHeader title={title} />
    <EmptyState title={heading} text={text} action={<LinkButton to="/">{action}</LinkButton>} />
  </OpenPage>
)
