import type { CivilDay } from '../kernel/civil-day.ts'
import type { FieldErrors } from '../kernel/domain-error.ts'
import { searchForm } from '../kernel/text-order.ts'
import { convertWeight, parseWeight, type Weight, type WeightUnit } from '../kernel/units.ts'

/** The kinds of record that every keeper writes (COL-Q14); any other word is a kind of the keeper's own. */
export const recordTypes = ['feeding', 'weight', 'shed', 'health', 'note'] as const

/** Longest texts of a record, in characters. */
export const recordLimits = { type: 60, measurement: 100, unit: 40, details: 10_000 } as const

/** A kind of record as kinds are compared: 'Weight' and 'weight' are the same. */
export const recordTypeKey = (recordType: string): string => searchForm(recordType)

const isWeight = (recordType: string): boolean => recordTypeKey(recordType) === 'weight'

/** What of a record its weight is read from. */
type Measured = {
  readonly recordType: string
  readonly measurement: string | null
  readonly unit: string | null
}

/** The weight that a record tells; null for any record that tells none. */
export const weightOf = ({ recordType, measurement, unit }: Measured): Weight | null =>
  isWeight(recordType) ? parseWeight(measurement, unit) : null

/** What is wrong with a record whose fields are each well formed, by field: a weight record tells a weight. */
export function recordProblems(record: Measured & { updateAnimalWeight?: boolean | undefined }): FieldErrors {
  if (isWeight(record.recordType))
    return weightOf(record) === null
      ? { measurement: 'Please enter the weight as a number of 0 or more, such as 450 or 450 g' }
      : {}
  return record.updateAnimalWeight
    ? { updateAnimalWeight: 'Only a weight record can change the weight of the animal' }
    : {}
}

/** One point of a weight curve; the amount is in the unit that was asked for. */
export type WeightPoint = { readonly recordDate: CivilDay; readonly amount: number }

/**
 * The weights that records tell, oldest first and all in one unit, whatever units they were written in. Of several on
 * the same day each is a point, in the order in which they were written down.
 */
export const weightCurve = (
  records: readonly (Measured & { id: number; recordDate: CivilDay })[],
  unit: WeightUnit,
): WeightPoint[] =>
  records
    .flatMap((record) => {
      const weight = weightOf(record)
      return weight ? [{ record, amount: convertWeight(weight.amount, weight.unit, unit) }] : []
    })
    .sort((a, b) => compareDays(a.record.recordDate, b.record.recordDate) || a.record.id - b.record.id)
    .map(({ record: { recordDate }, amount }) => ({ recordDate, amount }))

const compareDays = (a: CivilDay, b: CivilDay): number => (a < b ? -1 : Number(a > b))
