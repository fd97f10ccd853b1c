import { replacedPasswordProblem } from '@clutchbook/domain/accounts/accounts.rules'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useResetPassword } from '../mailed-links.queries.ts'
import { mailedLinksTexts } from '../mailed-links.texts.ts'
import { passwordFloors } from '../password-floors.ts'

const { reset: texts } = mailedLinksTexts

/** The fields in the order in which they stand. */
const order = ['replacement', 'confirmation'] as const

/** A new password by the word of a mailed link (ACC-89). A word that is void is told apart from all other failures. */
export function useResetForm(token: string) {
  const navigate = useNavigate()
  const { mutate, isPending } = useResetPassword()
  const [isBroken, setBroken] = useState(token === '')
  const form = useForm({
    initialValues: { replacement: '', confirmation: '' },
    validate: {
      replacement: replacedPasswordProblem(passwordFloors().replaced),
      confirmation: (confirmation, { replacement }) =>
        confirmation === replacement ? null : texts.different,
    },
  })
  const fail = (error: unknown): void => {
    if (error instanceof ApiError && error.errors.token) {
      setBroken(true)
      return
    }
    refuseFields(form, { replacement: fieldErrorsOf(error, ['newPassword']).newPassword }, order)
    showFailure(error, texts.failed.title, texts.failed.text)
  }
  const submit = form.onSubmit(
    ({ replacement: newPassword }) =>
      mutate(
        { token, newPassword },
        {
          onSuccess: () => {
            showToast(texts.done)
            // The used link is not a page to come back to.
            void navigate({ to: '/auth', search: {}, replace: true })
          },
          onError: fail,
        },
      ),
    (errors) => refuseFields(form, errors, order),
  )
  return { form, submit, isSaving: isPending, isBroken }
}
