import {
  emailProblem,
  nameProblem,
  passwordProblem,
  usernameProblem,
} from '@clutchbook/domain/accounts/accounts.rules'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDeferredValue } from 'react'
import { newCallKey } from '../../../shared/forms/call-key.ts'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { useRegister } from '../accounts.queries.ts'
import { accountsTexts } from '../accounts.texts.ts'
import { passwordFloors } from '../password-floors.ts'
import { tellRefusal } from '../tell-failure.ts'
import classes from './auth-form.module.css'
import { adviceBelow, PasswordAdvice } from './password-advice.tsx'
import { Unanswered } from './unanswered.tsx'

const { register: texts, fields } = accountsTexts

/** The fields in the order in which they stand. */
const order = ['username', 'email', 'name', 'password'] as const

/** The form for those who open an account (ACC-05). */
export function RegistrationForm() {
  const { mutate, isPending, failureReason } = useRegister()
  const form = useForm({
    initialValues: { username: '', email: '', name: '', password: '' },
    validate: {
      username: usernameProblem,
      email: (email) => emailProblem(email.trim()),
      name: nameProblem,
      password: passwordProblem(passwordFloors().first),
    },
  })
  const submit = form.onSubmit(
    (values) =>
      mutate(
        { form: values, key: newCallKey() },
        {
          onSuccess: () => showToast(texts.done),
          onError: (error) => {
            refuseFields(form, fieldErrorsOf(error, order), order)
            tellRefusal(error, texts.failed)
          },
        },
      ),
    (errors) => refuseFields(form, errors, order),
  )
  // The first field, which takes the focus, is there with the press that opens the form (B8).
  const isWhole = useDeferredValue(true, false)
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        {...form.getInputProps('username')}
        name="username"
        label={fields.username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        data-first
      />
      {isWhole && (
        <>
          <TextInput
            {...form.getInputProps('email')}
            name="email"
            type="email"
            label={fields.email}
            autoComplete="email"
          />
          <TextInput
            {...form.getInputProps('name')}
            name="name"
            label={
              <>
                {fields.name} <span className={classes.optional}>{fields.optional}</span>
              </>
            }
            autoComplete="name"
          />
          <PasswordField
            {...form.getInputProps('password')}
            name="password"
            label={fields.password}
            inputWrapperOrder={adviceBelow}
            description={<PasswordAdvice password={form.values.password} floor={passwordFloors().first} />}
            autoComplete="new-password"
          />
          <Unanswered isPending={isPending} failure={failureReason} submit={texts.submit} />
          <Button type="submit" size="md" fullWidth loading={isPending}>
            {texts.submit}
          </Button>
        </>
      )}
    </form>
  )
}
