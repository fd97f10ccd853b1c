import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiError, connectionError } from '../../shared/api/api-error.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { FailureNumber } from '../../shared/ui/failure-number.tsx'
import { isLostCode, loadAnew } from '../../shared/ui/lost-code.ts'
import { useHasBar } from '../../shared/ui/page-title.tsx'
import { appTexts } from '../app.texts.ts'
import { PlainPage } from './plain-page.tsx'

/** Stands in for a page that failed: says what happened, and tries again. Inside the shell if that still stands. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  const isFramed = useHasBar()
  const isLost = isLostCode(error)
  const unreached = isLost || (error instanceof ApiError && error.status === 0)
  const { title, text } = unreached ? connectionError : appTexts.failed
  const tryAgain = isLost ? loadAnew : () => void router.invalidate()
  const content = (
    <EmptyState
      wholePage
      title={title}
      text={text}
      action={
        <>
          <Button onClick={tryAgain}>{appTexts.failed.action}</Button>
          <FailureNumber error={error} />
        </>
      }
    />
  )
  return isFramed ? content : <PlainPage>{content}</PlainPage>
}
