import { newAnimalRecord } from '@clutchbook/domain/collection/animal-records.schema'
import type { SheetRemark } from '@clutchbook/domain/import-export/import-export.schema'
import type { RecordSheetField } from '@clutchbook/domain/import-export/record-columns.rules'
import {
  columnOf,
  dataOfRow,
  outcomeFieldOf,
  readKind,
} from '@clutchbook/domain/import-export/record-words.rules'
import { type DayOrder, dayOrderOf, readDay } from '@clutchbook/domain/import-export/sheet-days.rules'
import { weightUnitIn } from '@clutchbook/domain/import-export/sheet-words.rules'
import { searchForm } from '@clutchbook/domain/kernel/text-order'
import type { Actor } from '../../platform/actor.ts'
import type { BatchRecord, CollectionService, NamedAnimal } from '../collection/collection.service.ts'
import { cutShort, headingOf, type SheetFrame } from './sheet-frame.ts'
import type { SheetRow } from './sheet-table.ts'

/** A record of a sheet: `record` is null where its row can't be understood, with what is wrong. */
export type ReadRecord = {
  readonly row: number
  readonly animal: NamedAnimal | null
  readonly recordType: string
  readonly recordDate: string | null
  readonly record: BatchRecord | null
  readonly faults: readonly SheetRemark[]
  readonly cell: (field: RecordSheetField) => string
}

type Reading = {
  readonly frame: SheetFrame<RecordSheetField>
  /** What kind records are that name none. */
  readonly recordType: string | undefined
  readonly draft: (actor: Actor, input: Parameters<CollectionService['recordBatch']['draft']>[1]) => Draft
}

type Draft = ReturnType<CollectionService['recordBatch']['draft']>

/** Rows that are read before others have their turn. */
const atOnce = 200

/** Reads the rows of a sheet as records of the keeper's animals. */
export async function readRecords(
  actor: Actor,
  reading: Reading,
  own: readonly NamedAnimal[],
): Promise<ReadRecord[]> {
  const { table, columns } = reading.frame
  const at = columns.indexOf('recordDate')
  const order = dayOrderOf(at < 0 ? [] : table.rows.map(({ cells }) => cells[at] ?? ''))
  const find = finderOf(own)
  const records: ReadRecord[] = []
  for (const [n, row] of table.rows.entries()) {
    if (n % atOnce === 0) await new Promise((resolve) => setImmediate(resolve))
    records.push(readRecord(actor, row, { ...reading, order, find }))
  }
  return records
}

type RowReading = Reading & { readonly order: DayOrder; readonly find: Finder }

function readRecord(actor: Actor, { row, cells }: SheetRow, reading: RowReading): ReadRecord {
  const { frame, recordType: usual, find } = reading
  const cell = (field: RecordSheetField): string => cells[frame.columns.indexOf(field)]?.trim() ?? ''
  const faults: SheetRemark[] = []
  // One column is told of once, by what was found first.
  const fault = (field: string, message: string): void => {
    const heading = headingOf(frame, field)
    if (heading === null || faults.every((other) => other.heading !== heading))
      faults.push({ row, heading, message })
  }
  const found = find(cell('animal'))
  const animal = typeof found === 'string' ? null : found
  if (typeof found === 'string') fault('animal', found)
  const recordType = readKind(cell('recordType') || (usual ?? ''))
  const days = daysOf(cell, reading.order, fault)
  const draft = draftOfRow(actor, { cell, recordType, days, fault }, reading)
  const isWhole = faults.length === 0 && animal !== null && draft !== null
  return {
    ...{ row, animal, recordType, recordDate: days.recordDate ?? null, faults, cell },
    record: isWhole ? { animalId: animal.id, draft } : null,
  }
}

type Days = { recordDate?: string; endDate?: string; recordTime?: string }

type Row = {
  readonly cell: (field: RecordSheetField) => string
  readonly recordType: string
  readonly days: Days
  readonly fault: (field: string, message: string) => void
}

/** What the record of a row is going to hold, or null where its cells are none of a record. */
function draftOfRow(
  actor: Actor,
  { cell, recordType, days, fault }: Row,
  { frame, draft }: RowReading,
): Draft | null {
  const [outcome, details] = [cell('outcome'), cell('details')]
  if (outcome !== '' && outcomeFieldOf(recordType) === null)
    fault('outcome', `A record of the kind ${cutShort(recordType)} has no outcome. Please leave it out there`)
  const measure = measureOf(cell, recordType, headingOf(frame, 'measurement') ?? '')
  const data = dataOfRow({ recordType, outcome, details, ...measure })
  const read = newAnimalRecord.safeParse({ recordDate: '', ...days, recordType, details, ...measure, data })
  for (const { path, message } of read.error?.issues ?? []) fault(String(path[0]), message)
  const drafted = read.data ? draft(actor, read.data) : null
  for (const [field, message] of Object.entries(drafted?.problems ?? {})) fault(columnOf(field), message)
  return drafted
}

/** What was measured, with the unit of a weight that stands in the heading alone. */
function measureOf(cell: (field: RecordSheetField) => string, recordType: string, heading: string) {
  const [measurement, unit] = [cell('measurement'), cell('unit')]
  const inHeading = recordType === 'weight' && unit === '' ? weightUnitIn(heading) : null
  // A weight that names its unit itself keeps it.
  return { measurement, unit: inHeading !== null && /^[\d.,]+$/.test(measurement) ? inHeading : unit }
}

/** The days and the time of a row. */
function daysOf(
  cell: (field: RecordSheetField) => string,
  order: DayOrder,
  fault: (field: string, message: string) => void,
): Days {
  const days: Days = {}
  for (const field of ['recordDate', 'endDate'] as const) {
    if (cell(field) === '') continue
    const day = readDay(cell(field), order)
    if (day === null) fault(field, 'Please write the day as 2023-06-14 or 06/14/2023')
    else days[field] = day
  }
  if (cell('recordTime') !== '') days.recordTime = cell('recordTime').replace(/^(?=\d:)/, '0')
  return days
}

/** Finds an animal by what a sheet says of it, or answers why none can be told. */
type Finder = (told: string) => NamedAnimal | string

/** An ID goes before a name. */
function finderOf(own: readonly NamedAnimal[]): Finder {
  const byId = Map.groupBy(own, ({ customId }) => searchForm(customId ?? ''))
  const byName = Map.groupBy(own, ({ name }) => searchForm(name))
  return (told) => {
    const key = searchForm(told)
    if (key === '') return 'Please say which animal it is of, by its custom ID or its name'
    const [found, another] = byId.get(key) ?? byName.get(key) ?? []
    if (!found) return `None of your animals has the custom ID or the name "${cutShort(told)}"`
    return another ? `Several animals are called "${cutShort(told)}". Please write the custom ID` : found
  }
}
