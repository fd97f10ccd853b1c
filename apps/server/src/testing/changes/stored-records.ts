import type { LoggedKind } from '@clutchbook/domain/sync/sync.rules'
import { type TrackedTable, trackedTables } from '../../platform/database/changes/tracked-tables.ts'
import type { Db } from '../../platform/database/database.ts'
import { readRows, type StoredRow } from '../stored-rows.ts'

/** What is stored of each record that can be seen, by kind and by whose and which it is: columns, and rows that belong to it. */
export type StoredRecords = ReadonlyMap<LoggedKind, ReadonlyMap<string, StoredRecord>>

export type StoredRecord = { readonly row: StoredRow; readonly text: string }

/** Whose record it is, and which. */
export const keyOf = (keeperId: unknown, id: unknown): string => `${keeperId}:${id}`

/** Reads every record of all keepers. What no answer shows of it is left out. */
export async function readStoredRecords(db: Db): Promise<StoredRecords> {
  const kinds = new Map<LoggedKind, Map<string, StoredRecord>>()
  const stored = await readRows(db, [...trackedTables.keys()])
  for (const [table, tracked] of trackedTables) {
    const rows = stored.get(table) ?? []
    const records = kinds.get(tracked.kind) ?? new Map<string, StoredRecord>()
    kinds.set(tracked.kind, records)
    const lines = new Map(rows.map((row) => [JSON.stringify(row), row]))
    for (const line of [...lines.keys()].sort()) addRow(records, tracked, lines.get(line) ?? {})
  }
  return kinds
}

function addRow(
  records: Map<string, StoredRecord>,
  { id, isRecord, unshown, hiddenBy }: TrackedTable,
  row: StoredRow,
): void {
  if (hiddenBy !== undefined && row[hiddenBy] !== null) return
  const shown = Object.fromEntries(Object.entries(row).filter(([column]) => !unshown.has(column)))
  const key = keyOf(row.keeperId, row[id])
  const known = records.get(key)
  const text = `${known?.text ?? ''}${JSON.stringify(shown)}\n`
  if (isRecord) records.set(key, { row: shown, text })
  else if (known) records.set(key, { ...known, text })
}
