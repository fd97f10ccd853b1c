import { shownDay } from '../../shared/day-format.ts'
import { isMove, knownKindOf } from './record-kinds.ts'
import type { AnimalRecord } from './records.queries.ts'
import { recordTexts } from './records.texts.ts'

/** The kind of a record as it is read; a keeper's own stays as they wrote it. */
export function typeText(recordType: string): string {
  if (isMove(recordType)) return recordTexts.move
  const known = knownKindOf(recordType)
  return known ? recordTexts.types[known] : recordType
}

/** A record as it is spoken of: 'Weight of 06/14/2026'. */
export const recordName = ({
  recordType,
  recordDate,
}: Pick<AnimalRecord, 'recordType' | 'recordDate'>): string =>
  recordTexts.nameOf(typeText(recordType), shownDay(recordDate))
