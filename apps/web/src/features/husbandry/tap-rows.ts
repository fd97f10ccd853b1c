import { rowKey } from './row-key.ts'
import { isPlanned, type NewTap, type PressedRow, type TapLog } from './tap-log.ts'
import type { LogEntry } from './today.queries.ts'
import { isOpen, type ShownRow } from './today-work.ts'

/** A press in place of the one before of a row, which is taken back if there was one; its entry follows from the row as it stood. */
export function replacing(
  log: Pick<TapLog, 'current' | 'undo'>,
  row: ShownRow,
  entryFrom: (before: PressedRow) => LogEntry,
): NewTap {
  if (row.tapped === null) return { row, entry: entryFrom(row) }
  const before = log.current().get(rowKey(row))?.row ?? row
  log.undo([row])
  return { row: before, entry: entryFrom(before) }
}

/**
 * The row of what may be done several times a day, as a cleaning: each press has one of its own, so that each is taken back
 * alone. What a plan asks for and nobody did yet is done by the first of them.
 */
export const rowApart = (row: ShownRow, { clientId }: Pick<LogEntry, 'clientId'>): PressedRow =>
  isPlanned(row) && isOpen(row) ? row : { ...row, planId: `${row.animalId} ${row.kind} ${clientId}` }
