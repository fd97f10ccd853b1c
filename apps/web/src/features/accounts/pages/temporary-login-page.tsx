import type { SampleAccount } from '@clutchbook/domain/accounts/accounts.schema'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { useTemporaryLoginForm } from '../hooks/use-temporary-login.ts'
import { sampleAccountsQuery } from '../temporary-login.queries.ts'
import { temporaryLoginTexts as texts } from '../temporary-login.texts.ts'
import classes from './temporary-login-page.module.css'

/** A way in for trying the product out, with the accounts that it opens for (ACC-76, ACC-77). */
export function TemporaryLoginPage() {
  const { data: samples } = useQuery(sampleAccountsQuery)
  const { form, submit, isEntering } = useTemporaryLoginForm()
  const choose = ({ username, password }: SampleAccount) => form.setValues({ username, password })
  return (
    <div className={classes.page}>
      <PageHeader title={texts.heading} />
      <p>{texts.text}</p>
      <SectionCard title={texts.accounts}>
        <ul className={classes.list}>
          {samples?.map((sample) => (
            <li key={sample.username} className={classes.account}>
              <div>
                <div className={classes.name}>
                  {sample.username} / {sample.password}
                </div>
                <div className={classes.about}>{sample.description}</div>
              </div>
              <Button
                variant="default"
                aria-label={texts.chooseOf(sample.username)}
                onClick={() => choose(sample)}
              >
                {texts.choose}
              </Button>
            </li>
          ))}
        </ul>
      </SectionCard>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          {...form.getInputProps('username')}
          name="username"
          label={texts.username}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.getInputProps('password')}
          name="password"
          label={texts.password}
          autoComplete="current-password"
        />
        <Button type="submit" size="md" loading={isEntering}>
          {texts.submit}
        </Button>
      </form>
    </div>
  )
}
