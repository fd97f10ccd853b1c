import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiError, connectionError } from '../../shared/api/api-error.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { appTexts } from '../app.texts.ts'
import { PlainPage } from './plain-page.tsx'

/** Stands in for a page that failed: says what happened, and tries again. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  const unreached = error instanceof ApiError && error.status === 0
  const { title, text } = unreached ? connectionError : appTexts.failed
  return (
    <PlainPage>
      <EmptyState
        title={title}
        text={text}
        action={<Button onClick={() => router.invalidate()}>{appTexts.failed.action}</Button>}
      />
    </PlainPage>
  )
}
