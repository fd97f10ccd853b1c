import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { type CareChange, type CareSettings, useChangeCareSettings } from '../care-settings.queries.ts'
import { careSettingsTexts } from '../care-settings.texts.ts'
import classes from './care-settings.module.css'

const { digest: texts, failed, otherwise, saved } = careSettingsTexts

/** Whether the work of the day is told once, and when (HUS-30). */
export function DigestSetting({ digest, digestAt }: Pick<CareSettings, 'digest' | 'digestAt'>) {
  const change = useChangeCareSettings()
  const [typed, setTyped] = useState<string | null>(null)
  const save = (body: CareChange): void =>
    change.mutate(body, {
      onSuccess: () => showToast({ title: saved(texts.label) }),
      onError: (error) => showFailure(error, failed, otherwise),
    })
  const wanted = change.isPending ? change.variables.digest : undefined
  return (
    <div className={classes.digest}>
      <Checkbox
        label={texts.label}
        description={texts.text}
        checked={wanted ?? digest}
        disabled={change.isPending}
        onChange={(event) => save({ digest: event.currentTarget.checked })}
      />
      <TextInput
        type="time"
        label={texts.at}
        className={classes.time ?? ''}
        disabled={!(wanted ?? digest)}
        value={typed ?? digestAt}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => {
          setTyped(null)
          if (typed !== null && typed !== '' && typed !== digestAt) save({ digestAt: typed })
        }}
      />
    </div>
  )
}
