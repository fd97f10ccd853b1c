import '@mantine/core/styles/Combobox.layer.css'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Button, Checkbox } from '@mantine/core'
import { shownDay } from '../../../../shared/day-format.ts'
import { ClashNotice } from '../../../../shared/forms/clash-notice.tsx'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { dailyTexts } from '../../daily.texts.ts'
import { type QuickRecord, useRecordForm } from '../../hooks/use-record-form.ts'
import { wasUsual } from '../../meal-defaults.ts'
import { furtherKinds, kindsAtHand } from '../../record-kinds.ts'
import type { AnimalRecord } from '../../records.queries.ts'
import { recordTexts as texts } from '../../records.texts.ts'
import { MainDataFields, MoreFields } from './data-fields.tsx'
import classes from './record-dialog.module.css'
import { DayFields, DetailsField, MeasurementField, RecordTypeField, TimeField } from './record-fields.tsx'

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
    sends={props.record ? 'PATCH /api/animals/{id}/records/{recordId}' : 'POST /api/animals/{id}/records'}
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
  const {
    form,
    draft,
    merging,
    updatesWeight,
    setUpdatesWeight,
    chooseType,
    sayInFields,
    isSaving,
    onSubmit,
  } = useRecordForm({ animal, record, quick, weights, onSaved: onClose })
  const cancel = () => {
    draft.end()
    onClose()
  }
  const { type, inFields } = form.values
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <DraftNotice draft={draft} />
      <ClashNotice merging={merging} />
      {quick?.type === 'feeding' && type === 'feeding' && !draft.found && <MealHint {...quick} />}
      <RecordTypeField
        form={form}
        atHand={quick ? [quick.type] : kindsAtHand}
        further={quick ? othersThan(quick.type) : [...furtherKinds, 'own']}
        onChoose={chooseType}
      />
      {type === 'end' && inFields && <p className={classes.hint}>{texts.endHint(animal.name)}</p>}
      <MeasurementField form={form} focused={quick?.type === 'weight'} />
      <MainDataFields form={form} />
      {!inFields && (
        <Button variant="subtle" className={classes.inFields ?? ''} onClick={sayInFields}>
          {texts.inFields}
        </Button>
      )}
      <DayFields form={form} />
      {type === 'weight' && (
        <Checkbox
          label={fields.updateAnimalWeight(animal.name)}
          checked={updatesWeight}
          onChange={(event) => setUpdatesWeight(event.currentTarget.checked)}
        />
      )}
      <DetailsField form={form} focused={quick?.type === 'note'} />
      <MoreFields form={form}>
        <TimeField form={form} />
      </MoreFields>
      <FormButtons
        texts={texts}
        busy={isSaving}
        focused={quick !== undefined && !['weight', 'note'].includes(quick.type)}
        onCancel={cancel}
      />
    </form>
  )
}

/** What the meal in the form was taken from. */
function MealHint({ meal, food = null }: QuickRecord) {
  if (!meal && !food) return null
  const isAgain = meal && (!food || wasUsual(meal, food))
  return (
    <p className={classes.hint}>
      {isAgain ? dailyTexts.asLastTime(shownDay(meal.recordDate)) : dailyTexts.asUsual}
    </p>
  )
}

const othersThan = (type: QuickRecord['type']) =>
  [...kindsAtHand, ...furtherKinds, 'own' as const].filter((kind) => kind !== type)
