import { isMeal, latestOf, weightsTold } from '@clutchbook/domain/collection/animal-records.rules'
import type { AnimalRecord, LatestRecords } from '@clutchbook/domain/collection/animal-records.schema'
import type { Db } from '../../platform/database/database.ts'
import { listRecords, type RecordPlace } from './animal-records.repository.ts'
import { toAnimalRecord } from './record-answers.ts'

/** So many feedings are read at a time: nearly always the meal is among the first few. */
const portion = 20

/** What was last written down of an own animal. */
export async function readLatest(db: Db, place: RecordPlace): Promise<LatestRecords> {
  const last = async (recordType: string, limit: number) =>
    (await listRecords(db, place, { recordType, limit })).rows.map(toAnimalRecord)
  const sheds = await last('shed', 1)
  const fed = await readFed(db, place)
  return latestOf([...fed, ...(await last('weight', weightsTold)), ...sheds], true)
}

/** Feedings as far back as the last meal: which of them was refused is told by its outcome or its words. */
async function readFed(db: Db, place: RecordPlace): Promise<AnimalRecord[]> {
  const fed: AnimalRecord[] = []
  for (let cursor: string | null | undefined; cursor !== null && !fed.some(isMeal); ) {
    const page = await listRecords(db, place, { recordType: 'feeding', limit: portion, cursor })
    fed.push(...page.rows.map(toAnimalRecord))
    cursor = page.next
  }
  return fed
}
