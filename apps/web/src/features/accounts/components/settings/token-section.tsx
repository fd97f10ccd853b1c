import type { CreatedApiToken } from '@clutchbook/domain/accounts/api-tokens.schema'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { useTokenRevocation } from '../../hooks/use-token-revocation.ts'
import { tokenTexts as texts } from '../../tokens.texts.ts'
import quiet from './delete-section.module.css'
import { NewToken } from './new-token.tsx'
import { SettingsSection } from './settings-section.tsx'
import { TokenForm } from './token-form.tsx'
import { TokenList } from './token-list.tsx'
import classes from './token-section.module.css'

type Props = {
  timeZone: string
  /** Told when a dialog lies over the settings, and when it has gone. */
  onCover: (isCovered: boolean) => void
}

/** What is open: the list alone, the form of a new token, or a token that was just made. */
type Open = 'list' | 'form' | CreatedApiToken

/** The tokens by which programs act for the keeper: made, shown once, revoked (A1). */
export function TokenSection({ timeZone, onCover }: Props) {
  const [open, setOpen] = useState<Open>('list')
  const make = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef<Open>('list')
  // Who closes the form, or has copied the token, stands again on the button that began it.
  useEffect(() => {
    if (wasOpen.current !== 'list' && open === 'list') make.current?.focus()
    wasOpen.current = open
  }, [open])
  const close = () => setOpen('list')
  const revocation = useTokenRevocation({ onAsk: onCover, onGone: () => make.current?.focus() })
  return (
    <SettingsSection heading={texts.heading}>
      <p className={quiet.text}>{texts.text}</p>
      <TokenList timeZone={timeZone} onRevoke={revocation.ask} />
      {open === 'form' && <TokenForm onMade={setOpen} onCancel={close} />}
      {typeof open === 'object' && <NewToken made={open} onDone={close} />}
      <div className={classes.make}>
        {open === 'list' && (
          <Button ref={make} variant="default" aria-expanded={false} onClick={() => setOpen('form')}>
            {texts.make}
          </Button>
        )}
        <a href="/api/docs" target="_blank" rel="noreferrer" className={classes.calls}>
          {texts.calls}
        </a>
      </div>
      <ConfirmDialog
        sends="DELETE /api/tokens/{id}"
        opened={revocation.isAsking}
        title={texts.question(revocation.name)}
        confirmLabel={texts.revoke}
        danger
        busy={revocation.isRevoking}
        onConfirm={revocation.revoke}
        onClose={revocation.leave}
      >
        <p>{texts.warning}</p>
      </ConfirmDialog>
    </SettingsSection>
  )
}
