import { labelKeyMessage } from '@clutchbook/domain/places/label-key.rules'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { keyTyped } from '../label-reading.ts'
import { scanTexts as texts } from '../scan.texts.ts'
import classes from './digits-form.module.css'

type Props = {
  onKey: (key: string) => void
  /** What is done with it, where it is not opened. */
  action?: string
}

/** The digits of a label, where no camera reads it. */
export function DigitsForm({ onKey, action = texts.open }: Props) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const open = (event: FormEvent): void => {
    event.preventDefault()
    const key = keyTyped(typed)
    setWrong(key === null)
    if (key !== null) {
      setTyped('')
      onKey(key)
    }
  }
  return (
    <form className={classes.form} onSubmit={open} noValidate>
      <TextInput
        className={classes.field}
        label={texts.digits}
        description={texts.digitsHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={typed}
        error={isWrong && labelKeyMessage}
        onChange={({ currentTarget }) => {
          setWrong(false)
          setTyped(currentTarget.value)
        }}
      />
      <Button type="submit" variant="default" className={classes.open}>
        {action}
      </Button>
    </form>
  )
}
