import '@mantine/core/styles/Combobox.layer.css'
import { recordTypes } from '@clutchbook/domain/collection/animal-records.rules'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { weightAbbreviation, weightUnits } from '@clutchbook/domain/kernel/units'
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { DayInput } from '../../../../shared/forms/day-input.tsx'
import { Chip, ChipRow } from '../../../../shared/ui/chip.tsx'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { FormButtons } from '../../../../shared/ui/form-buttons.tsx'
import { type RecordForm, useRecordForm } from '../../hooks/use-record-form.ts'
import type { AnimalRecord } from '../../records.api.ts'
import { recordTexts as texts } from '../../records.texts.ts'
import classes from './record-dialog.module.css'

const { fields } = texts
const units = weightUnits.map((unit) => ({ value: unit, label: weightAbbreviation(unit) }))

type Props = {
  animal: Animal
  /** The record that is changed; null for a new one. */
  record: AnimalRecord | null
  weights: readonly AnimalRecord[]
  onClose: () => void
}

/** Adds a record to an animal, or changes one; the kind comes first, for it decides what is asked. */
export function RecordDialog({ animal, record, weights, onClose }: Props) {
  const { form, updatesWeight, setUpdatesWeight, isSaving, onSubmit } = useRecordForm({
    animal,
    record,
    weights,
    onSaved: onClose,
  })
  const { type } = form.values
  return (
    <Dialog
      onClose={onClose}
      title={(record ? texts.editTitle : texts.addTitle)(animal.name)}
      closeOnClickOutside={false}
      size={520}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <TypeField form={form} />
        {type === 'own' && (
          <TextInput
            label={fields.ownType}
            placeholder={fields.ownTypeHint}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('ownType')}
          />
        )}
        <DayInput label={fields.date} {...form.getInputProps('recordDate')} />
        <Measurement form={form} />
        {type === 'weight' && (
          <Checkbox
            label={fields.updateAnimalWeight(animal.name)}
            checked={updatesWeight}
            onChange={(event) => setUpdatesWeight(event.currentTarget.checked)}
          />
        )}
        <Textarea
          label={fields.details}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('details')}
        />
        <FormButtons texts={texts} busy={isSaving} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

const TypeField = ({ form }: { form: RecordForm }) => (
  <ChipRow label={fields.type} wraps>
    {[...recordTypes, 'own' as const].map((type) => (
      <Chip
        key={type}
        on={form.values.type === type}
        onPress={() => {
          form.setFieldValue('type', type)
          form.clearErrors()
        }}
      >
        {type === 'own' ? texts.ownType : texts.types[type]}
      </Chip>
    ))}
  </ChipRow>
)

/** A weight with a unit to choose; of anything else what and in what it was measured, in words. */
function Measurement({ form }: { form: RecordForm }) {
  const { type } = form.values
  if (type === 'weight')
    return (
      <div className={classes.pair}>
        <TextInput
          label={fields.weight}
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('measurement')}
        />
        <NativeSelect label={fields.unit} data={units} {...form.getInputProps('weightUnit')} />
      </div>
    )
  return (
    <div className={classes.pair}>
      <TextInput
        label={fields.measurement}
        placeholder={type === 'own' ? '' : texts.measurementHints[type]}
        autoComplete="off"
        {...form.getInputProps('measurement')}
      />
      <TextInput
        label={fields.unit}
        placeholder={type === 'own' ? '' : texts.unitHints[type]}
        autoComplete="off"
        {...form.getInputProps('unit')}
      />
    </div>
  )
}
