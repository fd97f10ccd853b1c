import { type DataValue, isFed } from '../husbandry/record-data.ts'
import { decimalsOf, roundTo } from '../kernel/amount.ts'
import type { CivilDay } from '../kernel/civil-day.ts'
import type { FieldErrors } from '../kernel/domain-error.ts'
import { madeAt } from '../kernel/made-order.ts'
import { searchForm } from '../kernel/text-order.ts'
import { convertWeight, parseWeight, type Weight, type WeightUnit } from '../kernel/units.ts'

/** The kinds of record that every keeper writes (COL-Q14); any other word is a kind of the keeper's own. */
export const recordTypes = ['feeding', 'weight', 'shed', 'health', 'note'] as const

/** Longest texts of a record, in characters. */
export const recordLimits = {
  type: 60,
  measurement: 100,
  unit: 40,
  details: 10_000,
  clientId: 64,
  data: 40,
} as const

/** What is wrong with the name that a program gives a record. */
export const clientIdProblem = (id: string): string | null =>
  /^[A-Za-z0-9-]{8,64}$/.test(id) ? null : 'Please use 8 to 64 letters, digits and hyphens'

/** What is its own search form: small letters without marks. */
const isOwnKey = /^[a-z]+$/

/** A kind of record as kinds are compared: 'Weight' and 'weight' are the same. */
export const recordTypeKey = (recordType: string): string =>
  // Most are their own key already, and a device asks for those of all records several times over.
  isOwnKey.test(recordType) ? recordType : searchForm(recordType)

export const isWeight = (recordType: string): boolean => recordTypeKey(recordType) === 'weight'

/** What of a record its weight is read from. */
type Measured = {
  readonly recordType: string
  readonly measurement: string | null
  readonly unit: string | null
}

/** The weight that a record tells; null for any record that tells none. */
export const weightOf = ({ recordType, measurement, unit }: Measured): Weight | null =>
  isWeight(recordType) ? parseWeight(measurement, unit) : null

/** Nothing, as a feeding is measured by it: '0', '0 mice', '0.0'. */
const nothingEaten = /^0+([.,]0*)?(?![\d.,])/

/** What keepers write of food that did not stay in the animal. */
const broughtUp = /\b(regurg|vomit|threw up)/

/** What they write of food that it did not take; '1 rat, 1 refused' tells of one that it took. */
const refused =
  /(?<!\d )\b(refus|reject|declin|ignor|skipped|uneaten|untouched|no interest|not interested)|(\bnot|n't) (eat|eaten|take|taken|accept|strike|interested)\b/

/** And where it took another in the end: 'refused the mouse, took a rat'. */
const tookAnother = /(?<!never )\b(ate|took)\b(?! (nothing|none|no)\b)/

/** What of a record tells whether it is of a meal. */
type Offered = Pick<Measured, 'recordType' | 'measurement'> & {
  readonly details?: string | null | undefined
  readonly data?: { readonly outcome?: DataValue } | null | undefined
}

/**
 * Whether a record tells that the animal ate: a feeding whose outcome says so or, where it has none, of which nothing says
 * that it was refused, skipped or brought up again. Where the words leave it open it is none: an animal that is looked
 * after once too often comes to no harm.
 */
export function isMeal({ recordType, measurement, details, data }: Offered): boolean {
  if (recordTypeKey(recordType) !== 'feeding') return false
  if (data?.outcome !== undefined) return isFed(data.outcome)
  const amount = searchForm(measurement ?? '')
  const words = `${amount}\n${searchForm(details ?? '')}`.replaceAll('\u2019', "'")
  if (nothingEaten.test(amount) || broughtUp.test(words)) return false
  return !refused.test(words) || tookAnother.test(words)
}

/** So many weights tell the last one and its change. */
export const weightsTold = 2

/** What was last written down of an animal, each the latest by day; `weights` the latest first. */
export type Latest<R> = {
  readonly meal: R | null
  readonly refusals: number
  readonly weights: R[]
  readonly shed: R | null
}

/**
 * What was last written down of an animal, from its records, those of a kind the newest first. Null where older records
 * that are not among these could tell more; `areAll` says that there are none.
 */
export function latestOf<R extends Offered>(records: readonly R[], areAll: true): Latest<R>
export function latestOf<R extends Offered>(records: readonly R[], areAll: boolean): Latest<R> | null
export function latestOf<R extends Offered>(records: readonly R[], areAll: boolean): Latest<R> | null {
  const kind = (type: string) => records.filter(({ recordType }) => recordTypeKey(recordType) === type)
  const fed = kind('feeding')
  const at = fed.findIndex(isMeal)
  const weights = records.filter(({ recordType }) => isWeight(recordType)).slice(0, weightsTold)
  const [shed = null] = kind('shed')
  const isWhole = at >= 0 && weights.length === weightsTold && shed !== null
  if (!areAll && !isWhole) return null
  const refusals = (at < 0 ? fed : fed.slice(0, at)).filter(isRefusal).length
  return { meal: fed[at] ?? null, refusals, weights, shed }
}

/** Of feedings that were no meals: what was skipped was not offered, and what came up again was taken. */
export const isRefusal = ({ data }: Offered): boolean =>
  data?.outcome === undefined || data.outcome === 'refused'

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

/** The decimals of weights that are all told in another unit than they were written in. */
const decimalsConverted = 2

/**
 * The weights that records tell, oldest first and all in one unit, whatever units they were written in; those of
 * another unit are as exact as the most exact of the others. Of several on the same day each is a point, in the order
 * in which they were written down.
 */
export function weightCurve(
  records: readonly (Measured & { id: number; recordDate: CivilDay })[],
  unit: WeightUnit,
): WeightPoint[] {
  const weights = records.flatMap((record) => {
    const weight = weightOf(record)
    return weight ? [{ record, weight }] : []
  })
  const entered = weights.filter(({ weight }) => weight.unit === unit)
  const decimals =
    entered.length === 0
      ? decimalsConverted
      : Math.max(...entered.map(({ weight: { amount } }) => decimalsOf(amount)))
  return weights
    .sort(
      (a, b) =>
        compareDays(a.record.recordDate, b.record.recordDate) || madeAt(a.record.id) - madeAt(b.record.id),
    )
    .map(({ record: { recordDate }, weight }) => ({
      recordDate,
      amount: roundTo(convertWeight(weight.amount, weight.unit, unit), decimals),
    }))
}

/** By how much a weight has changed, as exact as the two that are compared. */
export const weightChange = (first: number, last: number): number =>
  roundTo(last - first, Math.max(decimalsOf(first), decimalsOf(last)))

const compareDays = (a: CivilDay, b: CivilDay): number => (a < b ? -1 : Number(a > b))
