import { failureNumber } from '../api/api-error.ts'
import classes from './failure-number.module.css'
import { copyFailureNumber } from './toast.ts'
import { uiTexts } from './ui.texts.ts'

/** Copies the number under which the server's log has a failure of its own; nothing for every other failure (U12). */
export function FailureNumber({ error }: { error: unknown }) {
  const number = failureNumber(error)
  if (!number) return null
  return (
    <button type="button" className={classes.copy} onClick={() => void copyFailureNumber(number)}>
      {uiTexts.failureNumber.copy}
    </button>
  )
}
