import { fields } from '../kernel/record-fields.ts'
import { clientIdProblem, recordLimits } from './animal-records.rules.ts'

const text = { kind: 'text', blank: null } as const

/** Every field of an animal's record that a keeper writes. */
export const recordFields = fields({
  /** feeding, weight, shed, health, note, or a word of the keeper's own. */
  recordType: {
    kind: 'text',
    label: 'Kind of record',
    max: recordLimits.type,
    absent: 'Please say what kind of record it is',
  },
  recordDate: { kind: 'day', label: 'Date', absent: 'Please enter the day of the record' },
  details: { ...text, label: 'Details', max: recordLimits.details },
  /** Text, because it may be '450', '2 rats' or 'whole'; of a weight record a number, with its unit or without. */
  measurement: { ...text, label: 'Measurement', max: recordLimits.measurement, takesNumbers: true },
  unit: { ...text, label: 'Unit', max: recordLimits.unit },
  recordTime: { kind: 'time', label: 'Time', blank: null, notTime: 'Please enter a time as HH:MM' },
  /** The last day of a condition, such as brumation. */
  endDate: { kind: 'day', label: 'Last day', blank: null },
  /** The name that a program gave the record before it was sent, so that it is kept once however often it is sent. */
  clientId: {
    ...text,
    label: 'Client ID',
    max: recordLimits.clientId,
    rule: clientIdProblem,
    isOutsideForms: true,
  },
})
