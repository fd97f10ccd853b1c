import { passwordProblem, usernameProblem } from '@clutchbook/domain/accounts/accounts.rules'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { useSignIn } from '../accounts.queries.ts'
import { accountsTexts } from '../accounts.texts.ts'
import { useForgotPassword } from '../hooks/use-forgot-password.ts'
import { tellRefusal } from '../tell-failure.ts'
import classes from './auth-form.module.css'
import { Unanswered } from './unanswered.tsx'

const { signIn: texts, fields } = accountsTexts

/** The fields in the order in which they stand. */
const order = ['username', 'password'] as const

/** The form for keepers who have an account (ACC-03). */
export function SignInForm() {
  const { mutate, isPending, failureReason } = useSignIn()
  const { Dialog, dialogProps, open, warm } = useForgotPassword()
  const form = useForm({
    initialValues: { username: '', password: '', rememberMe: false },
    validate: { username: usernameProblem, password: passwordProblem() },
  })
  const submit = form.onSubmit(
    (values) =>
      mutate(values, {
        onError: (error) => {
          refuseFields(form, fieldErrorsOf(error, order), order)
          tellRefusal(error, texts.failed)
        },
      }),
    (errors) => refuseFields(form, errors, order),
  )
  // The dialog stands beside the form: what is sent inside it must not reach this one.
  return (
    <>
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
        <PasswordField
          {...form.getInputProps('password')}
          name="password"
          label={fields.password}
          autoComplete="current-password"
        />
        <div className={classes.beside}>
          <Checkbox
            {...form.getInputProps('rememberMe', { type: 'checkbox' })}
            name="rememberMe"
            label={texts.rememberMe}
            description={texts.rememberMeText}
            className={classes.remember ?? ''}
          />
          <button
            type="button"
            className={classes.forgot}
            onClick={open}
            onPointerEnter={warm}
            onFocus={warm}
          >
            {texts.forgot}
          </button>
        </div>
        <Unanswered isPending={isPending} failure={failureReason} submit={texts.submit} />
        <Button type="submit" size="md" fullWidth loading={isPending}>
          {texts.submit}
        </Button>
      </form>
      {Dialog && <Dialog {...dialogProps} />}
    </>
  )
}
