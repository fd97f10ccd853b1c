import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { accountsTexts } from '../accounts.texts.ts'
import { useTemporaryLogin } from '../temporary-login.queries.ts'
import { temporaryLoginTexts as texts } from '../temporary-login.texts.ts'

/** The fields in the order in which they stand. */
const order = ['username', 'password'] as const

/** The form of the temporary login (ACC-78 to ACC-82). */
export function useTemporaryLoginForm() {
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useTemporaryLogin()
  const form = useForm({
    initialValues: { username: '', password: '' },
    validate: {
      username: (username) => (username ? null : texts.usernameMissing),
      password: (password) => (password ? null : texts.passwordMissing),
    },
  })
  // Whoever arrives is given another frame around this page, so what follows waits for the promise.
  const submit = form.onSubmit(
    async (values) => {
      try {
        await mutateAsync(values)
      } catch (error) {
        showFailure(error, texts.failed, accountsTexts.unknownError)
        return
      }
      showToast(texts.done)
      await navigate({ to: '/' })
    },
    (errors) => refuseFields(form, errors, order),
  )
  return { form, submit, isEntering: isPending }
}
