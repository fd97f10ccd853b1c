import { emailProblem, nameProblem } from '@clutchbook/domain/accounts/accounts.rules'
import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { type FormErrors, useForm } from '@mantine/form'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { asksToSignInAgain } from '../asks-to-sign-in-again.ts'
import { useChangeProfile } from '../settings.queries.ts'
import { settingsTexts } from '../settings.texts.ts'
import { tellFailure } from '../tell-failure.ts'

const { profile: texts } = settingsTexts

/** The fields in the order in which they stand. */
const order = ['name', 'email'] as const

/** Messages at the fields; how long to wait stands at the address, which is what is slowed down. */
const refusalsOf = (error: unknown) => ({
  ...fieldErrorsOf(error, [...order, 'currentPassword']),
  ...(error instanceof ApiError && error.status === 429 ? { email: error.text } : {}),
})

/** Name and address of the keeper, as they are edited and saved (ACC-43 to ACC-45). */
export function useProfileForm(user: CurrentUser, onSaved: () => void) {
  const { mutate, isPending } = useChangeProfile()
  const [wantsPassword, setWantsPassword] = useState(false)
  const isMovingTo = (email: string): boolean => email.trim() !== user.email
  const { form, draft } = useDraftForm({
    draft: { name: 'profile', keeps: 'changes' },
    initialValues: { name: user.name ?? '', email: user.email },
    validate: { name: nameProblem, email: (email: string) => emailProblem(email.trim()) },
  })
  const asksPassword = wantsPassword && isMovingTo(form.values.email)
  // A password goes into no draft, so it is a form of its own.
  const proof = useForm({
    initialValues: { currentPassword: '' },
    validate: { currentPassword: (typed) => (asksPassword && typed === '' ? texts.passwordMissing : null) },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field has just come, and only then takes the focus.
  useEffect(() => {
    if (asksPassword) proof.getInputNode('currentPassword')?.focus()
  }, [wantsPassword])
  const refuse = (errors: FormErrors): void => {
    refuseFields(proof, errors, ['currentPassword'])
    refuseFields(form, errors, order)
  }
  const fail = (error: unknown): void => {
    const isAsked = asksToSignInAgain(error)
    setWantsPassword((wanted) => wanted || isAsked)
    refuse(refusalsOf(error))
    if (!isAsked) tellFailure(error, texts.failed)
  }
  const save = ({ name, email }: { name: string; email: string }): void =>
    mutate(
      { name, email: email.trim(), ...(asksPassword ? proof.getValues() : {}) },
      {
        onSuccess: () => {
          draft.end()
          showToast(texts.done)
          onSaved()
        },
        onError: fail,
      },
    )
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const problems = { ...proof.validate().errors, ...form.validate().errors }
    refuse(problems)
    if (Object.keys(problems).length === 0) save(form.getValues())
  }
  return {
    form,
    /** The password that proves who asks, where it is asked for. */
    proof,
    draft,
    submit,
    isSaving: isPending,
    /** Another address is wanted, and the sign-in lies too far back for it. */
    asksPassword,
  }
}

export type ProfileForm = ReturnType<typeof useProfileForm>
