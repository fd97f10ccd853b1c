import { clientIdTaken } from '@clutchbook/domain/collection/animal-records.errors'
import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import type { RecordOfEither } from '@clutchbook/domain/collection/animal-records.schema'
import type { Tx } from '../../platform/database/database.ts'
import { listNamed } from './animal-records.repository.ts'
import { listGone } from './gone-records.repository.ts'
import { toRecord } from './record-answers.ts'
import type { Subject } from './record-subject.ts'

/** A record that a program has named: its animal or place and kind, and what it says now; null where it is gone. */
export type KnownRecord = Subject & {
  readonly typeKey: string
  readonly record: RecordOfEither | null
}

/** What was written under these names before (HUS-16), by name. */
export async function findKnown(
  tx: Tx,
  keeperId: number,
  clientIds: readonly string[],
): Promise<Map<string, KnownRecord>> {
  const known = new Map<string, KnownRecord>()
  if (clientIds.length === 0) return known
  for (const { clientId, ...gone } of await listGone(tx, keeperId, clientIds))
    known.set(clientId, { ...gone, record: null })
  // One that came back from the trash is there again.
  for (const row of await listNamed(tx, keeperId, clientIds)) {
    const { animalId, placeId, recordType } = row
    const typeKey = recordTypeKey(recordType)
    known.set(row.clientId ?? '', { animalId, placeId, typeKey, record: toRecord(row) })
  }
  return known
}

/** Whether a record is sent again, and not another one under the same name. */
export const isSentAgain = (
  { animalId, placeId, typeKey }: KnownRecord,
  sent: Subject & { readonly recordType: string },
): boolean =>
  animalId === sent.animalId && placeId === sent.placeId && typeKey === recordTypeKey(sent.recordType)

/** The record that is sent again. Throws 'key-reused' where its name is that of another. */
export function ensureSentAgain(
  known: KnownRecord,
  sent: Subject & { readonly recordType: string },
): RecordOfEither | null {
  if (!isSentAgain(known, sent)) throw clientIdTaken()
  return known.record
}
