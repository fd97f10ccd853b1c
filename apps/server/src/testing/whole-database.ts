import type { Db } from '../platform/database/database.ts'
import { listTables, readRows } from './stored-rows.ts'

/** The same without how often records and their keepers' data were changed, in rows and in those of the trash. */
export const withoutVersions = (text: string): string =>
  text
    .replaceAll(/(\\*"(?:version|dataVersion|addedIn|logFrom)\\*"):\d+/g, '$1:0')
    .replaceAll(/(\\*"recordsTag\\*"):\\*"[\w-]*\\*"/g, '$1:""')

/** The rows of every table there is, as text, in one order: two of them are equal when nothing was changed between. */
export async function readWholeDatabase(db: Db): Promise<string> {
  const stored = await readRows(db, await listTables(db))
  const lines = [...stored].map(([table, rows]) =>
    rows.map((row) => `${table} ${JSON.stringify(row)}`).sort(),
  )
  return lines.flat().join('\n')
}
