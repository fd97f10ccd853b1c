import type { CreatedApiToken } from '@clutchbook/domain/accounts/api-tokens.schema'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { copyText } from '../../../../shared/ui/copy-text.ts'
import { showToast } from '../../../../shared/ui/toast.ts'
import { tokenTexts as texts } from '../../tokens.texts.ts'
import actions from './actions-section.module.css'
import classes from './token-section.module.css'

/** A token that was just made, shown this once. */
export function NewToken({ made, onDone }: { made: CreatedApiToken; onDone: () => void }) {
  const heading = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const copy = (): void => {
    copyText(made.token).then(
      () => showToast({ title: texts.copied }),
      () => {
        showToast({ title: texts.copyFailed, text: texts.copyFailedText, failure: true })
        field.current?.focus()
      },
    )
  }
  return (
    <section className={classes.made} aria-labelledby={heading}>
      <h4 id={heading}>{texts.madeTitle(made.name)}</h4>
      <TextInput
        ref={field}
        readOnly
        label={texts.token}
        description={texts.tokenHint}
        value={made.token}
        onFocus={({ currentTarget: { value }, currentTarget }) =>
          // From its end, so that a narrow field shows how it begins.
          currentTarget.setSelectionRange(0, value.length, 'backward')
        }
      />
      {made.scope === 'measure' && (
        <>
          <p>{texts.board}</p>
          {/* A region that scrolls sideways must be reachable by keyboard. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
          <section className={classes.call} aria-label={texts.boardLabel} tabIndex={0}>
            <pre>{texts.boardCall(location.origin, made.token)}</pre>
          </section>
        </>
      )}
      <div className={actions.buttons}>
        <Button variant="default" onClick={onDone}>
          {texts.done}
        </Button>
        <Button onClick={copy}>{texts.copy}</Button>
      </div>
    </section>
  )
}
