import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { useDocumentTitle } from '../../../shared/ui/page-title.tsx'
import { adviceBelow, PasswordAdvice } from '../components/password-advice.tsx'
import { useForgotPassword } from '../hooks/use-forgot-password.ts'
import { useResetForm } from '../hooks/use-reset-form.ts'
import { mailedLinksTexts } from '../mailed-links.texts.ts'
import { passwordFloors } from '../password-floors.ts'
import classes from './link-page.module.css'

const { reset: texts } = mailedLinksTexts

const route = getRouteApi('/reset-password')

/** Opens from the mailed link: a new password, twice, and on to the sign-in (ACC-89). */
export function ResetPasswordPage() {
  const { token = '' } = route.useSearch()
  const { form, submit, isSaving, isBroken } = useResetForm(token)
  useDocumentTitle(texts.heading)
  if (isBroken) return <BrokenLink />
  return (
    <section className={classes.card} aria-labelledby="reset">
      <h1 id="reset" className={classes.heading}>
        {texts.heading}
      </h1>
      <p className={classes.text}>{texts.text}</p>
      <form className={classes.form} onSubmit={submit} noValidate>
        <PasswordField
          {...form.getInputProps('replacement')}
          name="replacement"
          label={texts.replacement}
          autoComplete="new-password"
          inputWrapperOrder={adviceBelow}
          description={
            <PasswordAdvice password={form.values.replacement} floor={passwordFloors().replaced} />
          }
        />
        <PasswordField
          {...form.getInputProps('confirmation')}
          name="confirmation"
          label={texts.confirmation}
          autoComplete="new-password"
        />
        <Button type="submit" size="md" fullWidth loading={isSaving}>
          {texts.submit}
        </Button>
      </form>
    </section>
  )
}

/** A link that opens nothing: what became of it, and the way to a new one. */
function BrokenLink() {
  const { Dialog, dialogProps, open, warm } = useForgotPassword()
  const { title, text, action } = texts.broken
  return (
    <>
      <EmptyState
        wholePage
        title={title}
        text={text}
        action={
          <Button onClick={open} onPointerEnter={warm} onFocus={warm}>
            {action}
          </Button>
        }
      />
      {Dialog && <Dialog {...dialogProps} />}
    </>
  )
}
