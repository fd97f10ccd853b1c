import '@mantine/core/styles/Combobox.layer.css'
import { useState } from 'react'
import { createCallKeys } from '../../../../shared/forms/call-key.ts'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { useToday } from '../../../accounts/public/use-today.ts'
import { focusFirstError } from '../../focus-first-error.ts'
import {
  begunAs,
  emptyRecord,
  type RecordFormValues,
  recordBodyOf,
  recordFormProblems,
} from '../../record-form-values.ts'
import { furtherKinds, kindsAtHand } from '../../record-kinds.ts'
import { refuseRecord } from '../../refuse-record.ts'
import { severalTexts } from '../../several.texts.ts'
import type { SeveralRecordBody } from '../../several-animals.queries.ts'
import { MainDataFields, MoreFields } from '../records/data-fields.tsx'
import classes from '../records/record-dialog.module.css'
import {
  DayFields,
  DetailsField,
  MeasurementField,
  RecordTypeField,
  TimeField,
} from '../records/record-fields.tsx'

const texts = severalTexts.record

/** A weight is of one animal. */
const kindsOfSeveral = kindsAtHand.filter((kind) => kind !== 'weight')

type Props = {
  count: number
  busy: boolean
  /** Answers null, or why it was not stored. */
  onSave: (record: SeveralRecordBody, keyOf: (sent: unknown) => string) => Promise<unknown>
  onClose: () => void
}

/** Writes the same down about several animals, a feeding at first. */
export function SeveralRecordsDialog({ count, busy, onSave, onClose }: Props) {
  const today = useToday()
  const [keyOf] = useState(createCallKeys)
  const { form, draft } = useDraftForm<RecordFormValues>({
    draft: { name: 'record of several', keeps: 'all' },
    initialValues: emptyRecord(today(), 'grams'),
    validate: recordFormProblems,
  })
  const onSubmit = form.onSubmit(
    async (values) => {
      const error = await onSave(recordBodyOf(values, false), keyOf)
      if (error === null) draft.end()
      else refuseRecord(form, error)
    },
    (errors) => focusFirstError(form, errors),
  )
  return (
    <Dialog
      sends="POST /api/animals/records"
      onClose={onClose}
      title={texts.title(count)}
      closeOnClickOutside={false}
      size={520}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <DraftNotice draft={draft} />
        <RecordTypeField
          form={form}
          atHand={kindsOfSeveral}
          further={[...furtherKinds.filter((kind) => kind !== 'end'), 'own']}
          onChoose={(type) => {
            form.setValues(begunAs(type, { meal: null }))
            form.clearErrors()
          }}
        />
        <MeasurementField form={form} />
        <MainDataFields form={form} />
        <DayFields form={form} />
        <DetailsField form={form} />
        <MoreFields form={form}>
          <TimeField form={form} />
        </MoreFields>
        <FormButtons
          texts={{ cancel: texts.cancel, save: texts.save(count) }}
          busy={busy}
          onCancel={() => {
            draft.end()
            onClose()
          }}
        />
      </form>
    </Dialog>
  )
}
