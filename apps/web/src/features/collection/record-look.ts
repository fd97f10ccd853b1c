import { recordTypeKey, recordTypes, weightOf } from '@clutchbook/domain/collection/animal-records.rules'
import { formatWeight } from '@clutchbook/domain/kernel/units'
import { shownDay } from '../../shared/day-format.ts'
import type { AnimalRecord } from './records.queries.ts'
import { recordTexts } from './records.texts.ts'

export type UsualType = (typeof recordTypes)[number]

/** One of the kinds that every keeper writes, or null for a kind of the keeper's own. */
export const usualTypeOf = (recordType: string): UsualType | null =>
  recordTypes.find((type) => type === recordTypeKey(recordType)) ?? null

/** The kind of a record as it is read; a keeper's own stays as they wrote it. */
export function typeText(recordType: string): string {
  const usual = usualTypeOf(recordType)
  return usual ? recordTexts.types[usual] : recordType
}

/** What was measured, as it is read: '1,840 g', '2 mice', 'whole'; an empty text without a measurement. */
export function measureText(record: Pick<AnimalRecord, 'recordType' | 'measurement' | 'unit'>): string {
  const weight = weightOf(record)
  if (weight) return formatWeight(weight.amount, weight.unit)
  return [record.measurement, record.unit].filter(Boolean).join(' ')
}

/** A record as it is spoken of: 'Weight of 06/14/2026'. */
export const recordName = ({
  recordType,
  recordDate,
}: Pick<AnimalRecord, 'recordType' | 'recordDate'>): string =>
  recordTexts.nameOf(typeText(recordType), shownDay(recordDate))
