import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { ApiError, messageOf } from '../api/api-error.ts'
import { keptState } from '../api/out-of-reach.ts'
import { Alarm } from './alarm.tsx'
import { FailureNumber } from './failure-number.tsx'
import classes from './load-failure.module.css'
import { uiTexts } from './ui.texts.ts'

type Props = {
  /** What could not be loaded. */
  title: string
  error: unknown
  /** What to say where the failure carries no words. */
  otherwise: string
  action: string
  onRetry: () => void
}

const isFromHere = (): boolean => keptState.asOf() !== null
const isOnServer = (): boolean => false

/**
 * Stands where something should have been: what failed, why, and a way to try again. While this device answers in place
 * of the server that is no failure, and comes by itself with the network.
 */
export function LoadFailure({ title, error, otherwise, action, onRetry }: Props) {
  const isKept = useSyncExternalStore(keptState.subscribe, isFromHere, isOnServer)
  if (isKept && error instanceof ApiError && error.status === 0)
    return <p className={classes.quiet}>{uiTexts.needsConnection}</p>
  return (
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
}
