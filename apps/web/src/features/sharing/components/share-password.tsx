import { pagePasswordProblem } from '@clutchbook/domain/sharing/sharing-limits.rules'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { sharingTexts } from '../sharing.texts.ts'
import type { ChangeLimits } from './share-end.tsx'
import classes from './share-limits.module.css'

const texts = sharingTexts.limits

type Props = { hasPassword: boolean; isOpenOtherwise: boolean; onChange: ChangeLimits; isBusy: boolean }

/** The password of a link: set, changed or taken away. It is shown to nobody again, its keeper included. */
export function SharePassword(props: Props) {
  const { hasPassword, isOpenOtherwise, onChange, isBusy } = props
  const [isChanging, setChanging] = useState(false)
  if (!hasPassword || isChanging) {
    return <NewPassword {...props} onEnd={() => setChanging(false)} />
  }
  return (
    <div className={classes.part}>
      <p>{isOpenOtherwise ? texts.isOpen : texts.isGuarded}</p>
      <div className={classes.acts}>
        <Button variant="default" disabled={isBusy} onClick={() => setChanging(true)}>
          {texts.otherPassword}
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => void onChange({ password: null }, texts.passwordGone)}
        >
          {texts.noPassword}
        </Button>
      </div>
    </div>
  )
}

type NewPasswordProps = Props & { onEnd: () => void }

function NewPassword({ hasPassword, isOpenOtherwise, onChange, isBusy, onEnd }: NewPasswordProps) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const set = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const found = pagePasswordProblem(password)
    setProblem(found)
    if (found || !(await onChange({ password }, texts.passwordSet))) return
    setPassword('')
    onEnd()
  }
  return (
    <form className={classes.part} onSubmit={(event) => void set(event)} noValidate>
      <PasswordField
        label={hasPassword ? texts.newPassword : texts.password}
        description={isOpenOtherwise ? texts.isOpen : texts.passwordText}
        autoComplete="new-password"
        value={password}
        error={problem}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className={classes.acts}>
        <Button type="submit" variant="default" loading={isBusy}>
          {texts.setPassword}
        </Button>
        {hasPassword && (
          <Button variant="subtle" onClick={onEnd}>
            {texts.keepPassword}
          </Button>
        )}
      </div>
    </form>
  )
}
