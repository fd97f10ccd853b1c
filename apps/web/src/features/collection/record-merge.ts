import { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import { fieldPart } from '../../shared/forms/merged-fields.ts'
import type { FormPart } from '../../shared/forms/three-way-merge.ts'
import { sentDataOf } from './data-values.ts'
import type { RecordFormValues } from './record-form-values.ts'
import { recordWords } from './record-words.ts'
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
  fieldPart('recordTime', recordFields.recordTime),
  fieldPart('endDate', recordFields.endDate),
  {
    label: recordTexts.fields.data,
    fields: ['data', 'inFields'],
    show: (values) => dataShown(values),
  },
  {
    label: measurement.label,
    fields: ['measurement', 'unit', 'weightUnit'],
    show: ({ type, measurement: amount, unit, weightUnit }) =>
      amount === '' ? '' : `${amount} ${type === 'weight' ? weightUnit : unit}`,
  },
  fieldPart('details', recordFields.details),
]

/** What the fields of a kind say, in words. */
function dataShown({ type, ownType, endDate, data }: RecordFormValues): string {
  const recordType = type === 'own' ? ownType : type
  const said = { recordType, endDate, measurement: null, unit: null, data: sentDataOf(type, data) ?? {} }
  const { what, more } = recordWords(said)
  return [what, more].filter(Boolean).join(', ')
}
