import { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import { recordProblems, recordTypeKey, weightOf } from '@clutchbook/domain/collection/animal-records.rules'
import { isCondition } from '@clutchbook/domain/husbandry/conditions'
import type { Meal } from '@clutchbook/domain/husbandry/usual-meal.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { WeightUnit } from '@clutchbook/domain/kernel/units'
import { rulesOf } from '../../shared/forms/record-form.ts'
import { dataFieldsOf, isDataKind } from './data-fields.ts'
import { sentDataOf, type TypedData, typedData, typedDataOf, withFeederOf } from './data-values.ts'
import { doseAgain, mealToCome } from './meal-defaults.ts'
import { wordText } from './record-data.texts.ts'
import { type KnownKind, knownKindOf } from './record-kinds.ts'
import type { AnimalRecord, RecordBody } from './records.queries.ts'

const rules = rulesOf(recordFields)

/** A record as it is typed. `type` is one of the known kinds, or 'own' with the keeper's word beside it. */
export type RecordFormValues = {
  type: KnownKind | 'own'
  ownType: string
  recordDate: CivilDay | null
  recordTime: string
  /** The last day of a condition. */
  endDate: CivilDay | null
  /** A weight has a unit to choose; any other measurement takes a word. */
  weightUnit: WeightUnit
  measurement: string
  unit: string
  details: string
  /** What was done is said in fields of its kind; of a record of before in words alone. */
  inFields: boolean
  data: TypedData
}

/** The kinds that are written down daily, two presses each. */
export type QuickType = 'feeding' | 'weight' | 'shed' | 'note' | 'medication'

/** What is known of an animal that a new record may begin with. */
export type KnownBefore = {
  readonly meal: AnimalRecord | null
  readonly dose?: AnimalRecord | null
  /** What it is usually offered. */
  readonly food?: Meal | null
}

/** An empty record of a day, with a weight in the unit the animal is weighed in. */
export const emptyRecord = (today: CivilDay, weightUnit: WeightUnit): RecordFormValues => ({
  type: 'feeding',
  ownType: '',
  recordDate: today,
  recordTime: '',
  endDate: null,
  weightUnit,
  measurement: '',
  unit: '',
  details: '',
  inFields: true,
  data: typedData('feeding'),
})

/** What a kind begins with that was chosen: a meal as the last one was, a dose as the last one. */
export function begunAs(
  type: RecordFormValues['type'],
  { meal, dose = null, food = null }: KnownBefore,
): Pick<RecordFormValues, 'type' | 'inFields' | 'data'> & Partial<Pick<RecordFormValues, 'details'>> {
  if (type === 'feeding') {
    const { data, details } = mealToCome(meal, food)
    return { type, inFields: true, data: typedData(type, data), ...(details && { details }) }
  }
  const again = type === 'medication' && dose?.data ? doseAgain(dose.data) : {}
  return { type, inFields: true, data: typedData(type, again) }
}

/** A new record of a kind that was chosen before its form opened. */
export const quickRecord = (
  type: QuickType,
  known: KnownBefore,
  ...blank: Parameters<typeof emptyRecord>
): RecordFormValues => ({ ...emptyRecord(...blank), ...begunAs(type, known) })

/** A stored record as the form shows it. */
export function recordValuesOf(record: AnimalRecord, weightUnit: WeightUnit): RecordFormValues {
  const type = knownKindOf(record.recordType) ?? 'own'
  const weight = weightOf(record)
  const { data } = record
  const isTold = data !== null && isDataKind(type)
  return {
    type,
    ownType: type === 'own' ? record.recordType : '',
    recordDate: record.recordDate,
    recordTime: record.recordTime ?? '',
    endDate: record.endDate,
    weightUnit: weight?.unit ?? weightUnit,
    // What follows from the data is told by them.
    measurement: weight ? String(weight.amount) : isTold ? '' : (record.measurement ?? ''),
    unit: weight || isTold ? '' : (record.unit ?? ''),
    details: record.details ?? '',
    inFields: !isToldInWords(type, data),
    data: typedDataOf(type, data ?? {}),
  }
}

const typeOf = ({ type, ownType }: Pick<RecordFormValues, 'type' | 'ownType'>): string =>
  type === 'own' ? ownType : type

/**
 * Whether a record of before says in words what is asked for in fields now. One of a condition says as much by its days, one
 * of a weight by its amount, and other kinds than those of the domain have no fields for what is measured.
 */
const isToldInWords = (type: string, data: AnimalRecord['data']): boolean =>
  data === null && isDataKind(type) && !isCondition(type) && type !== 'weight'

/** Whether a kind is measured in the keeper's own words: where it has no fields of its own, and in records of before. */
export const isMeasuredInWords = ({ type, inFields }: RecordFormValues): boolean =>
  !inFields || !isDataKind(type)

/** Whether what a stored record measured is of its former kind, or of words that its form says in fields now. */
const isMeasuredAnew = (values: RecordFormValues, { recordType, data }: AnimalRecord): boolean =>
  recordTypeKey(typeOf(values)) !== recordTypeKey(recordType) ||
  (values.inFields && isToldInWords(values.type, data))

/** What is sent for a form, of a record that is changed together with what its form does not ask for. */
export function recordBodyOf(
  values: RecordFormValues,
  updateAnimalWeight: boolean,
  changed: AnimalRecord | null = null,
): RecordBody {
  const { type, recordDate, recordTime, endDate, weightUnit, measurement, unit, details, inFields } = values
  const isWeight = type === 'weight'
  const typed = inFields ? sentDataOf(type, values.data) : null
  const data = type === 'feeding' && changed ? withFeederOf(typed, changed.data) : typed
  return {
    recordType: typeOf(values),
    recordDate: recordDate ?? '',
    recordTime: recordTime === '' ? null : recordTime,
    details,
    ...(changed && isMeasuredAnew(values, changed) && { measurement: '', unit: '' }),
    ...(isWeight && { measurement, unit: weightUnit }),
    ...(isMeasuredInWords(values) && { measurement, unit }),
    ...(isCondition(type) && { endDate }),
    ...(inFields && { data }),
    ...(isWeight && updateAnimalWeight ? { updateAnimalWeight } : {}),
  }
}

/** What a refusal says of the fields of a record, by those of its form; words to choose from are named as the form names them. */
export const atFormFields = (
  { type }: Pick<RecordFormValues, 'type'>,
  { recordType, ...errors }: Readonly<Record<string, string>>,
): Record<string, string> => ({
  ...(recordType !== undefined && { [type === 'own' ? 'ownType' : 'type']: recordType }),
  ...Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path, inWordsOfForm(type, path, message)]),
  ),
})

function inWordsOfForm(type: RecordFormValues['type'], path: string, message: string): string {
  const field = dataFieldsOf(type).find(({ name }) => path === `data.${name}`)
  if (!field || !('of' in field)) return message
  return message.replace(field.of.join(', '), field.of.map(wordText).join(', '))
}

/** What is wrong with a typed record, by field, in the words the server refuses with (COL-128); data are judged there. */
export function recordFormProblems(
  values: RecordFormValues,
): Partial<Record<keyof RecordFormValues, string>> {
  const { recordDate, measurement, unit, details, type, weightUnit } = values
  const inWords = isMeasuredInWords(values)
  const isWeight = type === 'weight'
  const whole = isWeight ? recordProblems({ recordType: typeOf(values), measurement, unit: weightUnit }) : {}
  const problems = {
    ownType: type === 'own' ? rules.recordType(typeOf(values)) : null,
    recordDate: rules.recordDate(recordDate),
    measurement: inWords || isWeight ? (rules.measurement(measurement) ?? whole.measurement) : null,
    unit: inWords ? rules.unit(unit) : null,
    details: rules.details(details),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

/**
 * Whether a new weight is offered as the animal's own at once: unless a later one is known, for then an old note is
 * being made up for.
 */
export const isLatestWeight = (recordDate: CivilDay | null, weights: readonly AnimalRecord[]): boolean =>
  recordDate !== null && weights.every((weight) => weight.recordDate <= recordDate)
