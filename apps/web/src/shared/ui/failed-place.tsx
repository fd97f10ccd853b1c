import { Button } from '@mantine/core'
import { messageOf } from '../api/api-error.ts'
import { EmptyState } from './empty-state.tsx'
import { FailureNumber } from './failure-number.tsx'
import { uiTexts } from './ui.texts.ts'

type Props = {
  /** What could not be loaded. */
  title: string
  /** What that means; why it happened and what to do follow, unless the words are `whole`. */
  text: string
  whole?: boolean
  error: unknown
  action: string
  onRetry: () => void
}

/** Stands in the place of a whole list or page that could not be loaded, with the way to try again. */
export const FailedPlace = ({ title, text, whole = false, error, action, onRetry }: Props) => (
  <div role="alert">
    <EmptyState
      title={title}
      text={whole ? text : `${text} ${messageOf(error, uiTexts.failedOtherwise)}`}
      action={
        <>
          <Button onClick={onRetry}>{action}</Button>
          <FailureNumber error={error} />
        </>
      }
    />
  </div>
)
