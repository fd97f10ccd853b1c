import { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import { labelsOf } from '@clutchbook/domain/kernel/record-fields'
import { weightAbbreviation, weightUnits } from '@clutchbook/domain/kernel/units'
import { NativeSelect, TextInput } from '@mantine/core'
import { GrowingText } from '../../../../shared/forms/growing-text.tsx'
import { Chip, ChipRow } from '../../../../shared/ui/chip.tsx'
import type { RecordForm } from '../../hooks/use-record-form.ts'
import type { RecordFormValues } from '../../record-form-values.ts'
import { recordTexts as texts } from '../../records.texts.ts'
import classes from './record-dialog.module.css'

const { fields } = texts
const labels = labelsOf(recordFields)
const units = weightUnits.map((unit) => ({ value: unit, label: weightAbbreviation(unit) }))

type TypeProps = { form: RecordForm; kinds: readonly RecordFormValues['type'][] }

/** The kind of a record, which decides what is asked; a kind of the keeper's own has a field for its word. */
export const RecordTypeField = ({ form, kinds }: TypeProps) => (
  <>
    <ChipRow label={labels.recordType} wraps>
      {kinds.map((type) => (
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
    {form.values.type === 'own' && (
      <TextInput
        label={fields.ownType}
        placeholder={fields.ownTypeHint}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('ownType')}
      />
    )}
  </>
)

/** A weight with a unit to choose; of anything else what and in what it was measured, in words. */
export function MeasurementField({ form, focused = false }: { form: RecordForm; focused?: boolean }) {
  const { type } = form.values
  if (type === 'weight')
    return (
      <div className={classes.pair}>
        <TextInput
          label={fields.weight}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus={focused || undefined}
          {...form.getInputProps('measurement')}
        />
        <NativeSelect label={labels.unit} data={units} {...form.getInputProps('weightUnit')} />
      </div>
    )
  return (
    <div className={classes.pair}>
      <TextInput
        label={labels.measurement}
        placeholder={type === 'own' ? '' : texts.measurementHints[type]}
        autoComplete="off"
        {...form.getInputProps('measurement')}
      />
      <TextInput
        label={labels.unit}
        placeholder={type === 'own' ? '' : texts.unitHints[type]}
        autoComplete="off"
        {...form.getInputProps('unit')}
      />
    </div>
  )
}

/** What else is to be said. */
export const DetailsField = ({ form, focused = false }: { form: RecordForm; focused?: boolean }) => (
  <GrowingText
    label={labels.details}
    rows={[2, 8]}
    data-autofocus={focused || undefined}
    {...form.getInputProps('details')}
  />
)
