import type { Db } from '../platform/database/database.ts'

/** The same without how often records and their keepers' data were changed, in rows and in those of the trash. */
export const withoutVersions = (text: string): string =>
  text
    .replaceAll(/(\\*"(?:version|dataVersion|addedIn|logFrom)\\*"):\d+/g, '$1:0')
    .replaceAll(/(\\*"recordsTag\\*"):\\*"[\w-]*\\*"/g, '$1:""')

/** The rows of every table there is, as text, in one order: two of them are equal when nothing was changed between. */
export async function readWholeDatabase(db: Db): Promise<string> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).sort()
  const lines: string[] = []
  for (const table of tables) {
    // biome-ignore lint/suspicious/noExplicitAny: every table there is, also those made later
    const rows: object[] = await (db as any).selectFrom(table).selectAll().execute()
    lines.push(...rows.map((row) => `${table} ${JSON.stringify(row)}`).sort())
  }
  return lines.join('\n')
}
