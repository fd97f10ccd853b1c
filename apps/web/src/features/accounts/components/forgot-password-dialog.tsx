import { emailProblem } from '@clutchbook/domain/accounts/accounts.rules'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useAskForLink } from '../mailed-links.queries.ts'
import { mailedLinksTexts } from '../mailed-links.texts.ts'
import { tellFailure } from '../tell-failure.ts'
import classes from './forgot-password-dialog.module.css'

const { forgot: texts } = mailedLinksTexts

type Props = { opened: boolean; onClose: () => void }

/** Asks for an address and has a link to a new password sent there (ACC-30). */
export const ForgotPasswordDialog = ({ opened, onClose }: Props) => (
  <Dialog sends={null} opened={opened} onClose={onClose} title={texts.title} closeOnClickOutside={false}>
    <ForgotPassword onClose={onClose} />
  </Dialog>
)

function ForgotPassword({ onClose }: { onClose: () => void }) {
  const { mutate, data, isPending } = useAskForLink()
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (email) => (email.trim() === '' ? texts.empty : emailProblem(email.trim())) },
  })
  const submit = form.onSubmit(
    ({ email }) =>
      mutate(email.trim(), {
        onError: (error) => {
          refuseFields(form, fieldErrorsOf(error, ['email']), ['email'])
          tellFailure(error, texts.failed)
        },
      }),
    (errors) => refuseFields(form, errors, ['email']),
  )
  if (data) return <Sent message={data.message} onClose={onClose} />
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.text}>{texts.text}</p>
      <TextInput
        {...form.getInputProps('email')}
        name="email"
        type="email"
        label={texts.email}
        autoComplete="email"
        data-autofocus
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isPending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}

/** The answer is the same whether an account has the address or not, so its words carry the "if" (ACC-87). */
const Sent = ({ message, onClose }: { message: string; onClose: () => void }) => (
  <div className={classes.sent}>
    <div role="status">
      <p className={classes.done}>{texts.done}</p>
      <p className={classes.text}>{message}</p>
    </div>
    <p className={classes.text}>{texts.next}</p>
    <div className={classes.buttons}>
      <Button onClick={onClose}>{texts.close}</Button>
    </div>
  </div>
)
