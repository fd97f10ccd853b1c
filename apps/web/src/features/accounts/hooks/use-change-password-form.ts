import { useForm } from '@mantine/form'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { passwordFields, passwordRefusal } from '../changed-password.ts'
import { passwordFloors } from '../password-floors.ts'
import { useChangePassword } from '../settings.queries.ts'
import { settingsTexts } from '../settings.texts.ts'

const { password: texts } = settingsTexts

/** The three fields that change a password (ACC-51 to ACC-56). */
export function useChangePasswordForm(onDone: () => void) {
  const { mutate, isPending } = useChangePassword()
  const form = useForm({ initialValues: { current: '', replacement: '', confirmation: '' } })
  const submit = form.onSubmit((values) => {
    const refusal = passwordRefusal(values, passwordFloors().replaced)
    if (refusal) {
      const { field, title, text } = refusal
      refuseFields(form, { [field]: text }, passwordFields)
      showToast({ title, text, failure: true })
      return
    }
    const { current: currentPassword, replacement: newPassword } = values
    mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          showToast(texts.done)
          onDone()
        },
        onError: (error) => {
          const refused = fieldErrorsOf(error, ['currentPassword', 'newPassword'])
          const errors = { current: refused.currentPassword, replacement: refused.newPassword }
          refuseFields(form, errors, passwordFields)
          showFailure(error, texts.failed.title, texts.failed.text)
        },
      },
    )
  })
  return { form, submit, isSaving: isPending }
}
