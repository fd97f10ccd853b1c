import { recordTables } from '@clutchbook/domain/areas'
import type { KeeperKind } from '@clutchbook/domain/kernel/record-kinds'

/** The tables that hold records, by their names. */
export type RecordTableName = (typeof recordTables)[number]['table']

/** The table of a kind of record. */
export function tableOf(kind: KeeperKind): RecordTableName {
  const found = recordTables.find((one) => one.kind === kind)
  if (!found) throw new Error(`no area stores ${kind}`)
  return found.table
}
