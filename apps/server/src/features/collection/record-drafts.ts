import { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import { recordProblems, recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import type { AnimalRecordChange, NewAnimalRecord } from '@clutchbook/domain/collection/animal-records.schema'
import { endProblems, isCondition } from '@clutchbook/domain/husbandry/conditions'
import { type RecordData, readStoredData, storeData } from '@clutchbook/domain/husbandry/record-data'
import { type Measure, measureOf } from '@clutchbook/domain/husbandry/record-data.rules'
import { readRecordData } from '@clutchbook/domain/husbandry/record-data.schema'
import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { DomainError, type FieldErrors } from '@clutchbook/domain/kernel/domain-error'
import { blankRowOf, fieldsOfRow, sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { KeeperNow, MeantAt } from '../../platform/clock.ts'
import { isMove } from './animal-moves.ts'
import type { RecordRow, RecordValues } from './animal-records.repository.ts'

/** What a record is going to hold, and what is wrong with it by field. */
export type RecordDraft = {
  readonly values: RecordValues
  readonly takesWeight: boolean
  readonly problems: FieldErrors
}

/** Data that are not sent or cleared are none; what is wrong with others stands in `errors`. */
const readData = (recordType: string, sent: Readonly<Record<string, unknown>> | null) =>
  sent === null ? { data: null, errors: {} } : { data: null, errors: {}, ...readRecordData(recordType, sent) }

/** Whoever writes down what was done has done it; tomorrow is for clocks that run ahead (HUS-12). */
export const aheadProblems = (recordDate: CivilDay, today: CivilDay): FieldErrors =>
  recordDate > addDays(today, 1)
    ? { recordDate: 'This day lies ahead. Please enter tomorrow at the latest' }
    : {}

/** What is told of the data where a keeper measures nothing beside them (HUS-10). */
const measured = (recordType: string, data: RecordData | null): Measure | null =>
  data && measureOf(recordType, data)

const isBlank = ({ measurement, unit }: Measure): boolean => measurement === null && unit === null

/** The time of a move of today of which none is told: of the moves of a day the latest counts. */
const timeOfMove = (record: Pick<RecordValues, 'recordType' | 'recordDate' | 'data'>, now: KeeperNow) =>
  record.recordDate === now.day && isMove(record) ? now.clock : null

/** A new record as it is going to be, on the keeper's day. */
export function draftOf(
  { updateAnimalWeight, data: sent = null, ...input }: NewAnimalRecord,
  now: MeantAt,
): RecordDraft {
  const { today } = now
  const { recordType, recordDate } = input
  const { data, errors } = readData(recordType, sent)
  const blank = { ...blankRowOf(recordFields), recordType, recordDate }
  const fields = fieldsOfRow(recordFields, { ...blank, ...sentFieldsOf(input) })
  const told = isBlank(fields) ? measured(recordType, data) : null
  const written = { ...fields, ...told, data: storeData(data) }
  const values = { ...written, recordTime: fields.recordTime ?? timeOfMove(written, now) }
  const problems = {
    ...errors,
    ...(sent === null ? {} : aheadProblems(recordDate, today)),
    ...endProblems(values),
    ...recordProblems({ ...values, updateAnimalWeight }),
  }
  return { values, problems, takesWeight: updateAnimalWeight === true }
}

/**
 * A record as a change makes it. Data are replaced whole; they and the last day go with the kind that they belong to,
 * where it changes and they were not sent again.
 */
export function changedDraftOf(
  before: RecordRow,
  { updateAnimalWeight, data: sent, ...input }: AnimalRecordChange,
  today: CivilDay,
): RecordDraft {
  const fields = { ...fieldsOfRow(recordFields, before), ...sentFieldsOf(input) }
  const { recordType, recordDate } = fields
  const isOtherKind = recordTypeKey(recordType) !== recordTypeKey(before.recordType)
  const kept = isOtherKind ? null : readStoredData(before.data)
  const { data, errors } = sent === undefined ? { data: kept, errors: {} } : readData(recordType, sent)
  const isTold = isBlank(fields) || isToldByData(before, input)
  const told = sent && isTold ? measured(recordType, data) : null
  const endDate =
    isOtherKind && input.endDate === undefined && !isCondition(recordType) ? null : fields.endDate
  const values = { ...fields, ...told, endDate, data: storeData(data) }
  const isDated = data !== null && (sent !== undefined || input.recordDate !== undefined)
  const problems = {
    ...errors,
    ...(isDated ? aheadProblems(recordDate, today) : {}),
    ...endProblems(values),
    ...recordProblems({ ...values, updateAnimalWeight }),
  }
  return { values, problems, takesWeight: updateAnimalWeight === true }
}

/** Whether what a record measures follows from its data, and not from what its keeper wrote. */
function isToldByData(before: RecordRow, { measurement, unit }: AnimalRecordChange): boolean {
  if (measurement !== undefined || unit !== undefined) return false
  const told = measured(before.recordType, readStoredData(before.data))
  return isBlank(before) || (told?.measurement === before.measurement && told.unit === before.unit)
}

/** Throws 'not-valid', naming each field that something is wrong with. */
export function ensureMeaning({ problems }: RecordDraft): void {
  const [message] = Object.values(problems)
  if (message !== undefined) throw new DomainError('not-valid', message, problems)
}
