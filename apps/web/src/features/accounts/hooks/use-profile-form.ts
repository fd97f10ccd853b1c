import { emailProblem, nameProblem } from '@clutchbook/domain/accounts/accounts.rules'
import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { asksToSignInAgain } from '../asks-to-sign-in-again.ts'
import { useChangeProfile } from '../settings.queries.ts'
import { settingsTexts } from '../settings.texts.ts'
import { tellFailure } from '../tell-failure.ts'

const { profile: texts } = settingsTexts

/** The fields in the order in which they stand. */
const order = ['name', 'email', 'currentPassword'] as const

/** Messages at the fields; how long to wait stands at the address, which is what is slowed down. */
const refusalsOf = (error: unknown) => ({
  ...fieldErrorsOf(error, order),
  ...(error instanceof ApiError && error.status === 429 ? { email: error.text } : {}),
})

/** Name and address of the keeper, as they are edited and saved (ACC-43 to ACC-45). */
export function useProfileForm(user: CurrentUser, onSaved: () => void) {
  const { mutate, isPending } = useChangeProfile()
  const [wantsPassword, setWantsPassword] = useState(false)
  const isMovingTo = (email: string): boolean => email.trim() !== user.email
  const form = useForm({
    initialValues: { name: user.name ?? '', email: user.email, currentPassword: '' },
    validate: {
      name: nameProblem,
      email: (email) => emailProblem(email.trim()),
      currentPassword: (typed, { email }) =>
        wantsPassword && isMovingTo(email) && typed === '' ? texts.passwordMissing : null,
    },
  })
  const asksPassword = wantsPassword && isMovingTo(form.values.email)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field has just come, and only then takes the focus.
  useEffect(() => {
    if (asksPassword) form.getInputNode('currentPassword')?.focus()
  }, [wantsPassword])
  const fail = (error: unknown): void => {
    const isAsked = asksToSignInAgain(error)
    setWantsPassword((wanted) => wanted || isAsked)
    refuseFields(form, refusalsOf(error), order)
    if (!isAsked) tellFailure(error, texts.failed)
  }
  const submit = form.onSubmit(
    ({ name, email, currentPassword }) =>
      mutate(
        { name, email: email.trim(), ...(asksPassword ? { currentPassword } : {}) },
        {
          onSuccess: () => {
            showToast(texts.done)
            onSaved()
          },
          onError: fail,
        },
      ),
    (errors) => refuseFields(form, errors, order),
  )
  return {
    form,
    submit,
    isSaving: isPending,
    /** Another address is wanted, and the sign-in lies too far back for it. */
    asksPassword,
  }
}

export type ProfileForm = ReturnType<typeof useProfileForm>
