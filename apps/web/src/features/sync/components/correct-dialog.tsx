import type { OutboxEntry } from '@clutchbook/domain/sync/outbox/outbox-entry'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ClashNotice } from '../../../shared/forms/clash-notice.tsx'
import { Alarm } from '../../../shared/ui/alarm.tsx'
import { FormButtons } from '../../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../../shared/ui/form-dialog.tsx'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { AnimalName } from '../../collection/public/animal-name.tsx'
import type { Correctable, Whose } from '../correctable.ts'
import { isClash, nameOf, whyOf } from '../entry-words.ts'
import { useCorrection } from '../hooks/use-correction.ts'
import { waitingTexts } from '../waiting.texts.ts'
import classes from './correct-dialog.module.css'
import { EntryField } from './entry-field.tsx'

const texts = waitingTexts.correction

const dialogWidth = 520

type Props = { entry: OutboxEntry; onClose: () => void }

const byWhose = (fields: readonly Correctable[]) => Map.groupBy(fields, ({ whose }) => whose?.at ?? -1)

/** The parts of one record of several, under its name; those of a change of one stand by themselves. */
function Part({ whose, children }: { whose: Whose | undefined; children: ReactNode }) {
  if (!whose) return children
  const { animalId, name } = whose
  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend}>
        {animalId === null ? name : <AnimalName id={animalId} none={name} />}
      </legend>
      {children}
    </fieldset>
  )
}

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
        {!isClash(entry) && <Alarm title={waitingTexts.needsYou}>{whyOf(entry)}</Alarm>}
        <ClashNotice merging={merging} />
        {[...byWhose(fields)].map(([at, parts]) => (
          <Part key={at} whose={parts[0]?.whose}>
            {parts.map(({ name, field }) => (
              <EntryField
                key={name}
                name={name}
                field={field}
                typed={typed[name] ?? ''}
                error={errors[name]}
                onType={(value) => type(name, value)}
              />
            ))}
          </Part>
        ))}
        <FormButtons texts={texts} busy={isBusy} inReach onCancel={onClose} />
      </form>
    </FormDialog>
  )
}
