import { isMeal } from '@clutchbook/domain/collection/animal-records.rules'
import type { LatestRecords } from '@clutchbook/domain/collection/animal-records.schema'
import type { Db } from '../../platform/database/database.ts'
import { listRecords, type RecordPlace } from './animal-records.repository.ts'

/** So many feedings are read at a time: nearly always the meal is among the first few. */
const portion = 20

/** What was last written down of an own animal. */
export async function readLatest(db: Db, place: RecordPlace): Promise<LatestRecords> {
  const last = async (recordType: string, limit: number) =>
    (await listRecords(db, place, { recordType, limit })).rows
  const [shed = null] = await last('shed', 1)
  return { ...(await readMeal(db, place)), weights: await last('weight', 2), shed }
}

/** The last meal, and the refusals since: what is measured as nothing is told by its words, not by a column. */
async function readMeal(db: Db, place: RecordPlace): Promise<Pick<LatestRecords, 'meal' | 'refusals'>> {
  let refusals = 0
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await listRecords(db, place, { recordType: 'feeding', limit: portion, cursor })
    const at = page.rows.findIndex(isMeal)
    if (at >= 0) return { meal: page.rows[at] ?? null, refusals: refusals + at }
    refusals += page.rows.length
    cursor = page.next
  }
  return { meal: null, refusals }
}
