import { useEffect } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { showFailure } from '../../../shared/ui/toast.ts'
import { eggTexts as texts } from '../eggs.texts.ts'

/** Stands where eggs should have been, and tells of it as well (EGG-18). */
export function EggsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => showFailure(error, texts.failed, texts.unknownError), [error])
  return (
    <FailedPlace
      title={texts.failedWith(messageOf(error, texts.unknownError))}
      text={texts.failedText}
      whole
      error={error}
      action={texts.tryAgain}
      onRetry={onRetry}
    />
  )
}
