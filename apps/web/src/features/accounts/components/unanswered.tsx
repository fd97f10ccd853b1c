import { useEffect, useState } from 'react'
import { ApiError, connectionError } from '../../../shared/api/api-error.ts'
import { Alarm } from '../../../shared/ui/alarm.tsx'
import { accountsTexts } from '../accounts.texts.ts'
import classes from './auth-form.module.css'

const texts = accountsTexts.unanswered

/** How long an answer may take before the form says that it waits, in milliseconds. */
const patience = 4000

type Props = {
  isPending: boolean
  /** What the last try failed with, also while another one is made. */
  failure: unknown
  /** The words of the button that tries again. */
  submit: string
}

/** Says beside a form that the server can't be reached (SHELL-53), from the first try on, or that its answer takes long. */
export function Unanswered({ isPending, failure, submit }: Props) {
  if (failure instanceof ApiError && failure.status === 0)
    return (
      <Alarm title={connectionError.title}>
        {connectionError.text} {isPending ? texts.again : texts.kept(submit)}
      </Alarm>
    )
  return isPending && <Waiting />
}

function Waiting() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className={classes.waiting}>
      {isLong && texts.waiting}
    </p>
  )
}
