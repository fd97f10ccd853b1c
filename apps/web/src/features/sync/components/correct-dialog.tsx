import type { Field } from '@clutchbook/domain/kernel/record-fields'
import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { type FormEvent, useState } from 'react'
import { ClashNotice } from '../../../shared/forms/clash-notice.tsx'
import { Alarm } from '../../../shared/ui/alarm.tsx'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { isClash, nameOf, whyOf } from '../entry-words.ts'
import { useCorrection } from '../hooks/use-correction.ts'
import { waitingTexts } from '../waiting.texts.ts'
import classes from './correct-dialog.module.css'
import { EntryField } from './entry-field.tsx'

const texts = waitingTexts.correction

const dialogWidth = 520
const none: ReadonlySet<number> = new Set()

type Props = { entry: OutboxEntry; onClose: () => void }

/** The form of a change that was refused, filled with what was written; where both sides changed the same, both stand there. */
export function CorrectDialog({ entry, onClose }: Props) {
  const { fields, typed, errors, merging, type, send } = useCorrection(entry)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    try {
      if (!(await send())) return
      onClose()
      showToast({ title: texts.done })
    } catch (error) {
      showFailure(error, waitingTexts.failed, waitingTexts.failedText)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog title={texts.title(nameOf(entry))} sends={entry.address} size={dialogWidth} onClose={onClose}>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        {!isClash(entry) && <Alarm title={waitingTexts.needsYou}>{whyOf(entry, false, none)}</Alarm>}
        <ClashNotice merging={merging} />
        {fields.map(([name, field]: [string, Field]) => (
          <EntryField
            key={name}
            name={name}
            field={field}
            typed={typed[name] ?? ''}
            error={errors[name]}
            onType={(value) => type(name, value)}
          />
        ))}
        <FormButtons texts={texts} busy={isBusy} inReach onCancel={onClose} />
      </form>
    </FormDialog>
  )
}
