import type { FormPart } from '../../shared/forms/merge-parts.ts'
import { partBuilders } from '../../shared/forms/part-builders.ts'
import type { RecordFormValues } from './record-form-values.ts'
import { recordTexts } from './records.texts.ts'

const { fields: labels } = recordTexts
const { text, day } = partBuilders<RecordFormValues>()

/** What of a record is decided part by part where it was changed elsewhere too, in the order of the form. */
export const recordParts: readonly FormPart<RecordFormValues>[] = [
  {
    label: labels.type,
    fields: ['type', 'ownType'],
    show: ({ type, ownType }) => (type === 'own' ? ownType : recordTexts.types[type]),
  },
  day('recordDate', labels.date),
  {
    label: labels.measurement,
    fields: ['measurement', 'unit', 'weightUnit'],
    show: ({ type, measurement, unit, weightUnit }) =>
      measurement === '' ? '' : `${measurement} ${type === 'weight' ? weightUnit : unit}`,
  },
  text('details', labels.details),
]
