import { clientIdTaken } from '@clutchbook/domain/collection/animal-records.errors'
import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import type { AnimalRecord } from '@clutchbook/domain/collection/animal-records.schema'
import type { Tx } from '../../platform/database/database.ts'
import { listNamed } from './animal-records.repository.ts'
import { listGone } from './gone-records.repository.ts'
import { toRecord } from './record-answers.ts'

/** A record that a program has named: its animal and kind, and what it says now; null where it is gone. */
export type KnownRecord = {
  readonly animalId: number
  readonly typeKey: string
  readonly record: AnimalRecord | null
}

/** What was written under these names before (HUS-16), by name. */
export async function findKnown(
  tx: Tx,
  keeperId: number,
  clientIds: readonly string[],
): Promise<Map<string, KnownRecord>> {
  const known = new Map<string, KnownRecord>()
  if (clientIds.length === 0) return known
  for (const { clientId, animalId, typeKey } of await listGone(tx, keeperId, clientIds))
    known.set(clientId, { animalId, typeKey, record: null })
  // One that came back from the trash is there again.
  for (const row of await listNamed(tx, keeperId, clientIds)) {
    const { animalId, recordType } = row
    known.set(row.clientId ?? '', { animalId, typeKey: recordTypeKey(recordType), record: toRecord(row) })
  }
  return known
}

/** Whether a record is sent again, and not another one under the same name. */
export const isSentAgain = (
  { animalId, typeKey }: KnownRecord,
  sent: { readonly animalId: number; readonly recordType: string },
): boolean => animalId === sent.animalId && typeKey === recordTypeKey(sent.recordType)

/** The record that is sent again. Throws 'key-reused' where its name is that of another. */
export function ensureSentAgain(
  known: KnownRecord,
  sent: { readonly animalId: number; readonly recordType: string },
): AnimalRecord | null {
  if (!isSentAgain(known, sent)) throw clientIdTaken()
  return known.record
}
