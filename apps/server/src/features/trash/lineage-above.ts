import type { Tx } from '../../platform/database/database.ts'
import type { ChangedRow, RemovedRow } from './deletion-snapshot.ts'
import { foreignKeysTo } from './foreign-key-map.ts'
import { listRows, type Row } from './snapshots.repository.ts'

/** Something of an image, and the place of that image among those that are put back together. */
export type Of<T> = T & { readonly of: number }

/** Links that come back, and rows that stayed and are to say again what they belong to. */
export type Coming = {
  readonly offspring: readonly Of<RemovedRow>[]
  readonly changed: readonly Of<ChangedRow>[]
}

/** The columns by which somebody is named as a parent. */
const parentColumns: ReadonlySet<string> = new Set(['fatherId', 'motherId', 'parentId', 'maleId', 'femaleId'])

const sayings = ({ offspring, changed }: Coming): Row[] => [
  ...offspring.map(({ row }) => row),
  ...changed.map(({ before }) => before),
]

/**
 * Which of these animals something names as a parent, or is about to. The others stand above nobody, so that no link of
 * theirs makes anybody their own ancestor. Most of what comes back is of them, and need not be asked about one by one.
 */
export async function listParents(
  tx: Tx,
  keeperId: number,
  coming: Coming,
  children: readonly number[],
): Promise<ReadonlySet<unknown>> {
  const parents = new Set<unknown>()
  for (const row of sayings(coming)) for (const column of parentColumns) parents.add(row[column])
  for (const { table, column } of foreignKeysTo.animal ?? []) {
    if (!parentColumns.has(column)) continue
    for (const row of await listRows(tx, keeperId, table, column, children)) parents.add(row[column])
  }
  return parents
}

/** The projects that have offspring, or are about to, among those that are to have a partner again. */
export async function listPeopled(tx: Tx, keeperId: number, coming: Coming): Promise<ReadonlySet<unknown>> {
  const asked = coming.changed.flatMap(({ table, id }) => (table === 'breedingProject' ? [id] : []))
  const rows = await listRows(tx, keeperId, 'offspring', 'breedingProjectId', asked)
  return new Set([...rows, ...sayings(coming)].map((row) => row.breedingProjectId))
}
