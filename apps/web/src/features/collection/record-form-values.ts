import { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import { recordProblems, weightOf } from '@clutchbook/domain/collection/animal-records.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { WeightUnit } from '@clutchbook/domain/kernel/units'
import { rulesOf } from '../../shared/forms/record-form.ts'
import { type UsualType, usualTypeOf } from './record-look.ts'
import type { AnimalRecord, RecordBody } from './records.queries.ts'

const rules = rulesOf(recordFields)

/** A record as it is typed. `type` is one of the usual kinds, or 'own' with the keeper's word beside it. */
export type RecordFormValues = {
  type: UsualType | 'own'
  ownType: string
  recordDate: CivilDay | null
  /** A weight has a unit to choose; any other measurement takes a word. */
  weightUnit: WeightUnit
  measurement: string
  unit: string
  details: string
}

/** The kinds that are written down daily, two presses each. */
export type QuickType = 'feeding' | 'weight' | 'shed' | 'note'

/** An empty record of a day, with a weight in the unit the animal is weighed in. */
export const emptyRecord = (today: CivilDay, weightUnit: WeightUnit): RecordFormValues => ({
  type: 'feeding',
  ownType: '',
  recordDate: today,
  weightUnit,
  measurement: '',
  unit: '',
  details: '',
})

/** A new record of a kind; a meal begins as the last one was. */
export function quickRecord(
  type: QuickType,
  meal: AnimalRecord | null,
  ...blank: Parameters<typeof emptyRecord>
): RecordFormValues {
  const empty = { ...emptyRecord(...blank), type }
  if (type !== 'feeding' || !meal) return empty
  const { measurement, unit, details } = meal
  return { ...empty, measurement: measurement ?? '', unit: unit ?? '', details: details ?? '' }
}

/** A stored record as the form shows it. */
export function recordValuesOf(record: AnimalRecord, weightUnit: WeightUnit): RecordFormValues {
  const usual = usualTypeOf(record.recordType)
  const weight = weightOf(record)
  return {
    type: usual ?? 'own',
    ownType: usual ? '' : record.recordType,
    recordDate: record.recordDate,
    weightUnit: weight?.unit ?? weightUnit,
    measurement: weight ? String(weight.amount) : (record.measurement ?? ''),
    unit: weight ? '' : (record.unit ?? ''),
    details: record.details ?? '',
  }
}

const typeOf = ({ type, ownType }: RecordFormValues): string => (type === 'own' ? ownType : type)

/** What is sent for a form. */
export function recordBodyOf(values: RecordFormValues, updateAnimalWeight: boolean): RecordBody {
  const { type, recordDate, weightUnit, measurement, unit, details } = values
  const isWeight = type === 'weight'
  return {
    recordType: typeOf(values),
    recordDate: recordDate ?? '',
    measurement,
    unit: isWeight ? weightUnit : unit,
    details,
    ...(isWeight && updateAnimalWeight ? { updateAnimalWeight } : {}),
  }
}

/** What is wrong with a typed record, by field, in the words the server refuses with (COL-128). */
export function recordFormProblems(
  values: RecordFormValues,
): Partial<Record<keyof RecordFormValues, string>> {
  const { recordDate, measurement, unit, details, type, weightUnit } = values
  const whole = recordProblems({
    recordType: typeOf(values),
    measurement,
    unit: type === 'weight' ? weightUnit : unit,
  })
  const problems = {
    ownType: type === 'own' ? rules.recordType(typeOf(values)) : null,
    recordDate: rules.recordDate(recordDate),
    measurement: rules.measurement(measurement) ?? whole.measurement,
    unit: type === 'weight' ? null : rules.unit(unit),
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
