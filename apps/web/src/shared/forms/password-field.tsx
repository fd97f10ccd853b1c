import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import classes from './password-field.module.css'

type Props = Omit<TextInputProps, 'type' | 'rightSection'> & {
  /** Tells a password that exists from one that is being made up, for password managers. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a button that shows what was typed. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionWidth={64}
      rightSection={
        <button
          type="button"
          className={classes.toggle}
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}
