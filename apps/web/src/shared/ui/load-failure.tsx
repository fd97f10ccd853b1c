import { Button } from '@mantine/core'
import { messageOf } from '../api/api-error.ts'
import { Alarm } from './alarm.tsx'
import { FailureNumber } from './failure-number.tsx'
import classes from './load-failure.module.css'

type Props = {
  /** What could not be loaded. */
  title: string
  error: unknown
  /** What to say where the failure carries no words. */
  otherwise: string
  action: string
  onRetry: () => void
}

/** Stands where something should have been: what failed, why, and a way to try again. */
export const LoadFailure = ({ title, error, otherwise, action, onRetry }: Props) => (
  <Alarm
    title={title}
    action={
      <div className={classes.acts}>
        <Button variant="default" onClick={onRetry}>
          {action}
        </Button>
        <FailureNumber error={error} />
      </div>
    }
  >
    {messageOf(error, otherwise)}
  </Alarm>
)
