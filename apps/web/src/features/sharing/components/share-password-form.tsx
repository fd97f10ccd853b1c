import type { PublicPlace } from '@clutchbook/domain/sharing/sharing.rules'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { openPage } from '../public-pages.queries.ts'
import { publicTexts } from '../public-pages.texts.ts'
import classes from './share-password-form.module.css'

const texts = publicTexts.locked

type Place = PublicPlace & { readonly id: number }

/** Tries a password; whoever is let in sees the page anew, as the server draws it with the pass. */
function useSharePassword(place: Place) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const enter = async (password: string): Promise<void> => {
    setProblem(password === '' ? texts.missing : null)
    if (password === '') return
    setBusy(true)
    try {
      await openPage(place, password)
      location.reload()
    } catch (error) {
      const atField = error instanceof ApiError ? error.errors.password : undefined
      setProblem(atField ?? messageOf(error, texts.failed))
      setBusy(false)
    }
  }
  return { problem, isBusy, enter }
}

/** Asks for the password of a page. */
export function SharePasswordForm({ place }: { place: Place }) {
  const { problem, isBusy, enter } = useSharePassword(place)
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void enter(password)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        value={password}
        error={problem}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" size="md" loading={isBusy}>
        {texts.enter}
      </Button>
    </form>
  )
}
