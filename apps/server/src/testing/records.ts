import type { TestApp } from './test-app.ts'
import { readWholeDatabase, withoutVersions } from './whole-database.ts'

/**
 * The whole database but for how often records and their keeper's data were changed, what the log tells of that, and when
 * somebody looks next at what is to be done.
 */
export async function readRecords({ app }: TestApp): Promise<string> {
  const all = withoutVersions(await readWholeDatabase(app.db))
  return all
    .split('\n')
    .filter((line) => !/^(husbandryAgenda|change|changeOf) /.test(line))
    .join('\n')
}
