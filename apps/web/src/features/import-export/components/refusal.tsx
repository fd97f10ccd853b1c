import { messageOf } from '../../../shared/api/api-error.ts'
import { FailureNumber } from '../../../shared/ui/failure-number.tsx'
import classes from './sheet.module.css'

type Props = {
  error: unknown
  /** What was to be done, in front of the reason. */
  what?: string
  /** What is said where the server gave no reason. */
  otherwise: string
}

/** Says in its place why something was not taken. */
export const Refusal = ({ error, what, otherwise }: Props) => (
  <div role="alert" className={classes.refusal}>
    <p>
      {what && `${what}: `}
      {messageOf(error, otherwise)}
    </p>
    <FailureNumber error={error} />
  </div>
)
