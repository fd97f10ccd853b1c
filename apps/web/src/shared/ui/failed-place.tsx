import { Button } from '@mantine/core'
import { EmptyState } from './empty-state.tsx'
import { FailureNumber } from './failure-number.tsx'

type Props = {
  /** What could not be loaded. */
  title: string
  /** What that means, and what to do. */
  text: string
  error: unknown
  action: string
  onRetry: () => void
}

/** Stands in the place of a whole list or page that could not be loaded, with the way to try again. */
export const FailedPlace = ({ title, text, error, action, onRetry }: Props) => (
  <div role="alert">
    <EmptyState
      title={title}
      text={text}
      action={
        <>
          <Button onClick={onRetry}>{action}</Button>
          <FailureNumber error={error} />
        </>
      }
    />
  </div>
)
