import { tokenDays, tokenNameLimit } from '@clutchbook/domain/accounts/api-tokens.rules'
import type { CreatedApiToken } from '@clutchbook/domain/accounts/api-tokens.schema'
import { tokenScopes } from '@clutchbook/domain/kernel/endpoint'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useEffect, useId } from 'react'
import { useTokenForm } from '../../hooks/use-token-form.ts'
import { tokenTexts as texts } from '../../tokens.texts.ts'
import classes from './actions-section.module.css'
import { SignInAgain } from './sign-in-again.tsx'

type Props = { onMade: (made: CreatedApiToken) => void; onCancel: () => void }

const scopes = tokenScopes.map((scope) => ({ value: scope, label: texts.scopes[scope] }))

const spans = [
  ...tokenDays.map((days) => ({ value: String(days), label: texts.lasts[days] })),
  { value: 'none', label: texts.lasts.none },
]

/** What a new token is called, what it may do, and for how long (A1). */
export function TokenForm({ onMade, onCancel }: Props) {
  const { form, submit, isSaving, isStale } = useTokenForm(onMade)
  const heading = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form has just been asked for, once.
  useEffect(() => form.getInputNode('name')?.focus(), [])
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-labelledby={heading}>
      <h4 id={heading}>{texts.formTitle}</h4>
      <TextInput
        {...form.getInputProps('name')}
        label={texts.name}
        description={texts.nameHint}
        maxLength={tokenNameLimit}
        autoComplete="off"
      />
      <NativeSelect {...form.getInputProps('scope')} label={texts.scope} data={scopes} />
      <NativeSelect {...form.getInputProps('lasts')} label={texts.ends} data={spans} />
      {isStale && <SignInAgain />}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel} disabled={isSaving}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isSaving}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
