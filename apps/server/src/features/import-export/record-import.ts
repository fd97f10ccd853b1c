import type {
  RecordSheetPreview,
  RecordSheetReading,
  SheetImported,
  SheetRemark,
} from '@clutchbook/domain/import-export/import-export.schema'
import {
  guessRecordColumns,
  type RecordSheetField,
  recordSheetFields,
} from '@clutchbook/domain/import-export/record-columns.rules'
import { columnOf } from '@clutchbook/domain/import-export/record-words.rules'
import type { Actor } from '../../platform/actor.ts'
import { keyedBy } from '../../platform/database/request-keys.ts'
import { createSemaphore } from '../../platform/semaphore.ts'
import type { BatchRecord } from '../collection/collection.service.ts'
import type { ImportExportDependencies } from './import-export-dependencies.ts'
import {
  cellName,
  cutShort,
  framePreview,
  headingOf,
  openSheet,
  refusalOf,
  type SheetFrame,
  shown,
} from './sheet-frame.ts'
import { type ReadRecord, readRecords } from './sheet-records.ts'

/** A sheet of records that has been read, with all that is the matter with it. */
type ReadSheet = SheetFrame<RecordSheetField> & {
  readonly records: readonly ReadRecord[]
  readonly faults: readonly SheetRemark[]
}

/** A record of a row, in the order in which records are written. */
type Placed = { readonly row: number; readonly record: BatchRecord }

const recordSheet = { kind: 'records', labels: recordSheetFields, guess: guessRecordColumns } as const

/** Adds the records of a sheet, all or none, and tells beforehand what would come of it (HUS-41). */
export function createRecordImport({ collection }: ImportExportDependencies) {
  const semaphore = createSemaphore({ permits: 2, maxWaiting: 50 })

  const read = async (
    actor: Actor,
    source: AsyncIterable<Uint8Array>,
    reading: RecordSheetReading,
  ): Promise<ReadSheet> => {
    const frame = await openSheet(source, reading, recordSheet)
    const { draft, findClashes } = collection.recordBatch
    const own = await collection.batch.listNames(actor)
    const records = await readRecords(actor, { frame, draft, recordType: reading.recordType }, own)
    const placed = inOrder(records)
    const clashes = await findClashes(
      actor,
      placed.map(({ record }) => record),
    )
    const lasting = clashes.map(({ at, message }) => ({
      ...{ row: placed[at]?.row ?? 0, heading: headingOf(frame, 'recordType') },
      message,
    }))
    const faults = [...records.flatMap((record) => record.faults), ...lasting]
    return { ...frame, records, faults: faults.sort((one, other) => one.row - other.row) }
  }

  return {
    /** What would come of a sheet. Stores nothing. */
    preview: (
      actor: Actor,
      source: AsyncIterable<Uint8Array>,
      reading: RecordSheetReading,
    ): Promise<RecordSheetPreview> =>
      semaphore.run(async () => toPreview(await read(actor, source, reading))),

    /** Adds all records of a sheet. Throws 'not-valid' with the rows that can't be, and then adds none. */
    import: (
      actor: Actor,
      source: AsyncIterable<Uint8Array>,
      reading: RecordSheetReading,
    ): Promise<SheetImported> =>
      semaphore.run(async () => {
        const sheet = await read(actor, source, reading)
        const request = keyedBy(actor, { records: sheet.digest })
        const earlier = await collection.recordBatch.findAnswer(request)
        if (earlier) return { count: earlier.length, ids: earlier }
        if (sheet.faults.length > 0) throw refusalOf(sheet.faults, sheet.records.length)
        const placed = inOrder(sheet.records)
        const nameOf = (at: number, field: string): string =>
          cellName({ row: placed[at]?.row ?? 0, heading: headingOf(sheet, columnOf(field)) })
        const batch = placed.map(({ record }) => record)
        const ids = await collection.recordBatch.create(actor, request, batch, nameOf)
        return { count: ids.length, ids }
      }),
  }
}

/**
 * By day and time, so that what lasts has begun before it ends, however the sheet is sorted; of one moment as the sheet has them,
 * from its end where it has the newest first.
 */
function inOrder(records: readonly ReadRecord[]): Placed[] {
  const placed = records.flatMap(({ row, record }) => (record ? [{ row, record }] : []))
  const towards = isNewestFirst(placed) ? -1 : 1
  return placed.sort(
    (one, other) => compare(momentOf(one), momentOf(other)) || towards * (one.row - other.row),
  )
}

/** Whether a sheet goes back in time from row to row more often than on. */
function isNewestFirst(placed: readonly Placed[]): boolean {
  const steps = placed.slice(1).map((one, at) => {
    const before = placed[at]
    return before ? compare(momentOf(one), momentOf(before)) : 0
  })
  return steps.reduce((sum, step) => sum + step, 0) < 0
}

const momentOf = ({ record }: Placed): string =>
  `${record.draft.values.recordDate} ${record.draft.values.recordTime ?? ''}`

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

function toPreview(sheet: ReadSheet): RecordSheetPreview {
  const faulty = new Set(sheet.faults.map(({ row }) => row))
  return {
    ...framePreview(sheet, { faults: sheet.faults, notes: [] }),
    records: sheet.records
      .slice(0, shown.rows)
      .map(({ row, animal, recordType, recordDate, record, cell }) => ({
        ...{ row, recordDate, recordType: cutShort(recordType) },
        animal: animal?.name ?? cutShort(cell('animal')),
        measurement: record?.draft.values.measurement ?? (cutShort(cell('measurement')) || null),
        unit: record?.draft.values.unit ?? (cutShort(cell('unit')) || null),
        ...{ outcome: cutShort(cell('outcome')) || null, isFaulty: faulty.has(row) },
      })),
  }
}
