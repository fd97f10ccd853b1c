import { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import { fieldPart } from '../../shared/forms/field-parts.ts'
import type { FormPart } from '../../shared/forms/merge-parts.ts'
import type { RecordFormValues } from './record-form-values.ts'
import { recordTexts } from './records.texts.ts'

const { recordType, measurement } = recordFields

/** What of a record is decided part by part where it was changed elsewhere too, in the order of the form. */
export const recordParts: readonly FormPart<RecordFormValues>[] = [
  {
    label: recordType.label,
    fields: ['type', 'ownType'],
    show: ({ type, ownType }) => (type === 'own' ? ownType : recordTexts.types[type]),
  },
  fieldPart('recordDate', recordFields.recordDate),
  {
    label: measurement.label,
    fields: ['measurement', 'unit', 'weightUnit'],
    show: ({ type, measurement: amount, unit, weightUnit }) =>
      amount === '' ? '' : `${amount} ${type === 'weight' ? weightUnit : unit}`,
  },
  fieldPart('details', recordFields.details),
]
