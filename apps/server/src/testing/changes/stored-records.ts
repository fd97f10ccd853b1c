import type { LoggedKind } from '@clutchbook/domain/sync/sync.rules'
import { type TrackedTable, trackedTables } from '../../platform/database/changes/tracked-tables.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'

type Row = Readonly<Record<string, unknown>>

/** What is stored of each record that can be seen, by kind and by whose and which it is: columns, and rows that belong to it. */
export type StoredRecords = ReadonlyMap<LoggedKind, ReadonlyMap<string, StoredRecord>>

export type StoredRecord = { readonly row: Row; readonly text: string }

/** Whose record it is, and which. */
export const keyOf = (keeperId: unknown, id: unknown): string => `${keeperId}:${id}`

/** Reads every record of all keepers. What no answer shows of it is left out. */
export async function readStoredRecords(db: Db): Promise<StoredRecords> {
  const kinds = new Map<LoggedKind, Map<string, StoredRecord>>()
  for (const [table, tracked] of trackedTables) {
    const rows: Row[] = await db
      .selectFrom(table as keyof Schema)
      .selectAll()
      .execute()
    const records = kinds.get(tracked.kind) ?? new Map<string, StoredRecord>()
    kinds.set(tracked.kind, records)
    for (const row of rows.sort((one, other) => lineOf(one).localeCompare(lineOf(other))))
      addRow(records, tracked, row)
  }
  return kinds
}

function addRow(
  records: Map<string, StoredRecord>,
  { id, isRecord, unshown, hiddenBy }: TrackedTable,
  row: Row,
): void {
  if (hiddenBy !== undefined && row[hiddenBy] !== null) return
  const shown = Object.fromEntries(Object.entries(row).filter(([column]) => !unshown.has(column)))
  const key = keyOf(row.keeperId, row[id])
  const known = records.get(key)
  const text = `${known?.text ?? ''}${JSON.stringify(shown)}\n`
  if (isRecord) records.set(key, { row: shown, text })
  else if (known) records.set(key, { ...known, text })
}

const lineOf = (row: Row): string => JSON.stringify(row)
