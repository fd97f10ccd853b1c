import { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import '@mantine/core/styles/Combobox.layer.css'
import { recordTypes } from '@clutchbook/domain/collection/animal-records.rules'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Checkbox } from '@mantine/core'
import { shownDay } from '../../../../shared/day-format.ts'
import { ClashNotice } from '../../../../shared/forms/clash-notice.tsx'
import { DayInput } from '../../../../shared/forms/day-input.tsx'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { dailyTexts } from '../../daily.texts.ts'
import { type QuickRecord, useRecordForm } from '../../hooks/use-record-form.ts'
import type { AnimalRecord } from '../../records.queries.ts'
import { recordTexts as texts } from '../../records.texts.ts'
import classes from './record-dialog.module.css'
import { DetailsField, MeasurementField, RecordTypeField } from './record-fields.tsx'

const { fields } = texts

type Props = {
  animal: Animal
  /** The record that is changed; null for a new one. */
  record: AnimalRecord | null
  /** What a new record begins as, where its kind was chosen by the press that opened the form. */
  quick?: QuickRecord
  weights: readonly AnimalRecord[]
  onClose: () => void
}

/** Adds a record to an animal, or changes one. */
export const RecordDialog = (props: Props) => (
  <Dialog
    onClose={props.onClose}
    title={(props.record ? texts.editTitle : texts.addTitle)(props.animal.name)}
    closeOnClickOutside={false}
    size={520}
  >
    <RecordForm {...props} />
  </Dialog>
)

/** What is in the dialog; the kind comes first, for it decides what is asked. */
function RecordForm({ animal, record, quick, weights, onClose }: Props) {
  const { form, draft, merging, updatesWeight, setUpdatesWeight, isSaving, onSubmit } = useRecordForm({
    animal,
    record,
    quick,
    weights,
    onSaved: onClose,
  })
  const cancel = () => {
    draft.end()
    onClose()
  }
  const { type } = form.values
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <DraftNotice draft={draft} />
      <ClashNotice merging={merging} />
      {quick?.type === 'feeding' && quick.meal && type === 'feeding' && !draft.found && (
        <p className={classes.hint}>{dailyTexts.asLastTime(shownDay(quick.meal.recordDate))}</p>
      )}
      <RecordTypeField form={form} kinds={[...recordTypes, 'own']} />
      <DayInput label={recordFields.recordDate.label} {...form.getInputProps('recordDate')} />
      <MeasurementField form={form} focused={quick?.type === 'weight'} />
      {type === 'weight' && (
        <Checkbox
          label={fields.updateAnimalWeight(animal.name)}
          checked={updatesWeight}
          onChange={(event) => setUpdatesWeight(event.currentTarget.checked)}
        />
      )}
      <DetailsField form={form} focused={quick?.type === 'note'} />
      <FormButtons
        texts={texts}
        busy={isSaving}
        focused={quick?.type === 'feeding' || quick?.type === 'shed'}
        onCancel={cancel}
      />
    </form>
  )
}
