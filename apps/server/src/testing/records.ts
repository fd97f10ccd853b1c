import type { TestApp } from './test-app.ts'
import { readWholeDatabase } from './whole-database.ts'

/** The whole database but for how often records and their keeper's data were changed. */
export async function readRecords({ app }: TestApp): Promise<string> {
  const all = await readWholeDatabase(app.db)
  return all.replaceAll(/"(version|dataVersion)":\d+/g, '"$1":0')
}
