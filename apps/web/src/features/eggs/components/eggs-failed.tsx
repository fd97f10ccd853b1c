import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { showFailure } from '../../../shared/ui/toast.ts'
import { eggTexts as texts } from '../eggs.texts.ts'

/** Stands where eggs should have been, and tells of it as well (EGG-18). */
export function EggsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => showFailure(error, texts.failed, texts.unknownError), [error])
  return (
    <div role="alert">
      <EmptyState
        title={texts.failed}
        text={texts.failedWith(messageOf(error, texts.unknownError))}
        action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
      />
    </div>
  )
}
