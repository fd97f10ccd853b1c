import { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import { isCondition } from '@clutchbook/domain/husbandry/conditions'
import { labelsOf } from '@clutchbook/domain/kernel/record-fields'
import { weightAbbreviation, weightUnits } from '@clutchbook/domain/kernel/units'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DayInput } from '../../../../shared/forms/day-input.tsx'
import { GrowingText } from '../../../../shared/forms/growing-text.tsx'
import { Chip, ChipRow } from '../../../../shared/ui/chip.tsx'
import { useToday } from '../../../accounts/public/use-today.ts'
import type { RecordForm } from '../../hooks/use-record-form.ts'
import { dataTexts } from '../../record-data.texts.ts'
import { isMeasuredInWords, type RecordFormValues } from '../../record-form-values.ts'
import { recordTexts as texts } from '../../records.texts.ts'
import fieldClasses from './data-fields.module.css'
import classes from './record-dialog.module.css'

const { fields } = texts
const labels = labelsOf(recordFields)
const units = weightUnits.map((unit) => ({ value: unit, label: weightAbbreviation(unit) }))

type Kind = RecordFormValues['type']
type TypeProps = {
  form: RecordForm
  /** The kinds that are offered at once, and those behind one press. */
  atHand: readonly Kind[]
  further: readonly Kind[]
  /** Called for another kind than the chosen one. */
  onChoose: (type: Kind) => void
}

/** The kind of a record, which decides what is asked; a kind of the keeper's own has a field for its word. */
export function RecordTypeField({ form, atHand, further, onChoose }: TypeProps) {
  const { type } = form.values
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? [...atHand, ...further] : atHand
  const kinds = shown.includes(type) ? shown : [...shown, type]
  return (
    <>
      <ChipRow label={labels.recordType} wraps path="type" error={form.errors.type}>
        {kinds.map((kind) => (
          <Chip key={kind} on={type === kind} onPress={() => type !== kind && onChoose(kind)}>
            {kind === 'own' ? texts.ownType : texts.types[kind]}
          </Chip>
        ))}
        {!isWhole && further.length > 0 && (
          <Chip on={false} onPress={() => setWhole(true)}>
            {texts.otherKinds}
          </Chip>
        )}
      </ChipRow>
      {type === 'own' && (
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
}

/** The day of a record; of a condition its first and its last. */
export function DayFields({ form }: { form: RecordForm }) {
  const today = useToday()()
  if (!isCondition(form.values.type))
    return <DayInput label={labels.recordDate} {...form.getInputProps('recordDate')} />
  const { endDate } = form.values
  return (
    <>
      <DayInput label={dataTexts.firstDay} {...form.getInputProps('recordDate')} />
      <div className={fieldClasses.last}>
        <DayInput
          label={dataTexts.lastDay}
          placeholder={dataTexts.lastDayHint}
          {...form.getInputProps('endDate')}
        />
        {endDate === null && (
          <Button variant="default" onClick={() => form.setFieldValue('endDate', today)}>
            {texts.endToday}
          </Button>
        )}
      </div>
    </>
  )
}

/** The time of day of a record. */
export const TimeField = ({ form }: { form: RecordForm }) => (
  <div className={fieldClasses.half}>
    <TextInput type="time" label={dataTexts.time} {...form.getInputProps('recordTime')} />
  </div>
)

/** A weight with a unit to choose; of what has no fields of its own what and in what it was measured, in words. */
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
  if (!isMeasuredInWords(form.values)) return null
  return (
    <div className={classes.pair}>
      <TextInput label={labels.measurement} autoComplete="off" {...form.getInputProps('measurement')} />
      <TextInput label={labels.unit} autoComplete="off" {...form.getInputProps('unit')} />
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
