import { emailProblem, nameProblem } from '@clutchbook/domain/accounts/accounts.rules'
import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { asksToSignInAgain } from '../asks-to-sign-in-again.ts'
import { useChangeProfile } from '../settings.queries.ts'
import { settingsTexts } from '../settings.texts.ts'
import { tellFailure } from '../tell-failure.ts'

const { profile: texts } = settingsTexts

/** The fields in the order in which they stand. */
const order = ['name', 'email'] as const

/** Name and address of the keeper, as they are edited and saved (ACC-43 to ACC-45). */
export function useProfileForm(user: CurrentUser, onSaved: () => void) {
  const { mutate, isPending } = useChangeProfile()
  const [isStale, setStale] = useState(false)
  const form = useForm({
    initialValues: { name: user.name ?? '', email: user.email },
    validate: { name: nameProblem, email: (email) => emailProblem(email.trim()) },
  })
  const submit = form.onSubmit(
    ({ name, email }) =>
      mutate(
        { name, email: email.trim() },
        {
          onSuccess: () => {
            showToast(texts.done)
            onSaved()
          },
          onError: (error) => {
            setStale(asksToSignInAgain(error))
            refuseFields(form, fieldErrorsOf(error, order), order)
            tellFailure(error, texts.failed)
          },
        },
      ),
    (errors) => refuseFields(form, errors, order),
  )
  return {
    form,
    submit,
    isSaving: isPending,
    /** The session is too old for what was asked. */
    isStale,
  }
}

export type ProfileForm = ReturnType<typeof useProfileForm>
