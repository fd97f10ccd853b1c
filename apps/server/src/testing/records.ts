import type { TestApp } from './test-app.ts'
import { readWholeDatabase, withoutVersions } from './whole-database.ts'

/** The whole database but for how often records and their keeper's data were changed. */
export async function readRecords({ app }: TestApp): Promise<string> {
  return withoutVersions(await readWholeDatabase(app.db))
}
