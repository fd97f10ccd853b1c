import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Subject } from './record-subject.ts'

/** The record that a program gave a name, as far as it must be known again: of an animal or a place, of a kind. */
type NamedRecord = Subject & { readonly clientId: string; readonly typeKey: string }

/** Stands where a record is of no animal: a row's own column can't be null, and no animal has this number. */
const noAnimal = 0

/** What is known of own records that are gone, by their names. */
export async function listGone(
  tx: Tx,
  keeperId: number,
  clientIds: readonly string[],
): Promise<NamedRecord[]> {
  const rows = await tx
    .selectFrom('goneRecord')
    .select(['clientId', 'ofAnimal', 'ofPlace as placeId', 'typeKey'])
    .where('keeperId', '=', keeperId)
    .where('clientId', 'in', clientIds)
    .execute()
  return rows.map(({ ofAnimal, ...row }) => ({ ...row, animalId: ofAnimal === noAnimal ? null : ofAnimal }))
}

type Gone = Omit<NamedRecord, 'clientId'> & { readonly clientId: string | null }

/** Keeps the names of records that have gone, so that none is written a second time (HUS-16). */
export async function noteGone(
  tx: Tx,
  keeperId: number,
  records: readonly Gone[],
  removedAt: string,
): Promise<void> {
  const named = records.flatMap(({ clientId, animalId, placeId: ofPlace, typeKey }) =>
    clientId === null
      ? []
      : [{ keeperId, clientId, ofAnimal: animalId ?? noAnimal, ofPlace, typeKey, removedAt }],
  )
  if (named.length === 0) return
  await tx
    .insertInto('goneRecord')
    .values(named)
    .onConflict((conflict) => conflict.columns(['keeperId', 'clientId']).doUpdateSet({ removedAt }))
    .execute()
}

/** The same of all records of animals, or of places, that are about to go. */
export async function noteGoing(
  tx: Tx,
  keeperId: number,
  { column, ids }: { readonly column: keyof Subject; readonly ids: readonly number[] },
  removedAt: string,
): Promise<void> {
  for (const portion of inPortions(ids, atOnce)) {
    const going = await tx
      .selectFrom('animalRecord')
      .select(['clientId', 'animalId', 'placeId', 'typeKey'])
      .where('keeperId', '=', keeperId)
      .where(column, 'in', portion)
      .where('clientId', 'is not', null)
      .execute()
    for (const some of inPortions(going, atOnce)) await noteGone(tx, keeperId, some, removedAt)
  }
}

/** Forgets the names of records that are there again. */
export async function forgetReturned(tx: Tx, keeperId: number, clientIds: readonly string[]): Promise<void> {
  for (const some of inPortions(clientIds, atOnce))
    await tx.deleteFrom('goneRecord').where('keeperId', '=', keeperId).where('clientId', 'in', some).execute()
}

/** How many names one statement takes. */
const atOnce = 500

/** Forgets the names of records that went before a moment. */
export async function forgetGone(db: Db, before: string): Promise<void> {
  await db.deleteFrom('goneRecord').where('removedAt', '<', before).execute()
}
