import { Button } from '@mantine/core'
import { useEffect, useId } from 'react'
import { PasswordField } from '../../../../shared/forms/password-field.tsx'
import { useChangePasswordForm } from '../../hooks/use-change-password-form.ts'
import { passwordFloors } from '../../password-floors.ts'
import { settingsTexts } from '../../settings.texts.ts'
import { adviceBelow, PasswordAdvice } from '../password-advice.tsx'
import classes from './actions-section.module.css'

const { password: texts } = settingsTexts

type Props = { username: string; onDone: () => void }

/** The expanded form that changes the password; it goes with all that was typed, on success and on Cancel (ACC-50). */
export function ChangePasswordForm({ username, onDone }: Props) {
  const { form, submit, isSaving } = useChangePasswordForm(onDone)
  const heading = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form has just been asked for, once.
  useEffect(() => form.getInputNode('current')?.focus(), [])
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-labelledby={heading}>
      <h4 id={heading}>{texts.change}</h4>
      {/* For password managers, which keep a password by the name that it belongs to. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...form.getInputProps('current')}
        name="current"
        label={texts.current}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.getInputProps('replacement')}
        name="replacement"
        label={texts.replacement}
        autoComplete="new-password"
        inputWrapperOrder={adviceBelow}
        description={<PasswordAdvice password={form.values.replacement} floor={passwordFloors().replaced} />}
      />
      <PasswordField
        {...form.getInputProps('confirmation')}
        name="confirmation"
        label={texts.confirmation}
        autoComplete="new-password"
      />
      <p className={classes.note}>{texts.note}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isSaving}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
