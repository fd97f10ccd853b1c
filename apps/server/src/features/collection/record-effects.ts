import { conditionLasts } from '@clutchbook/domain/collection/animal-records.errors'
import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import {
  type ConditionKind,
  endedBy,
  lastsAlready,
  openKindOf,
} from '@clutchbook/domain/husbandry/conditions'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Tx } from '../../platform/database/database.ts'
import type { RecordPlace, RecordRow } from './animal-records.repository.ts'
import {
  changeEffects,
  endConditions,
  findEffects,
  listOpenConditions,
  listWeighed,
  type OpenCondition,
  readEffects,
  reopenConditions,
} from './record-effects.repository.ts'

type Lasting = Pick<RecordRow, 'id' | 'recordType' | 'endDate'>

/** Throws 'taken' where a record that stands is to last and another of its kind lasts already. */
export async function ensureMayLast(
  tx: Tx,
  { keeperId, animalId }: RecordPlace,
  record: Lasting,
): Promise<void> {
  const kind = openKindOf(record)
  if (kind === null) return
  const other = await findLasting(tx, { keeperId, animalId }, kind)
  if (!other || other.id === record.id) return
  const [animal] = await listWeighed(tx, keeperId, [animalId])
  throw conditionLasts({ recordType: lastsAlready(animal?.name ?? '', kind, other.recordDate) })
}

/** The condition of an animal that lasts, of one kind; undefined where none does. */
export const findLasting = async (
  tx: Tx,
  { keeperId, animalId }: RecordPlace,
  kind: string,
): Promise<OpenCondition | undefined> =>
  (await listOpenConditions(tx, keeperId, [animalId])).find(({ openKind }) => openKind === kind)

/** Ends the condition of an animal that lasts, of one kind, unless it began after that day. */
export async function endLasting(
  tx: Tx,
  place: RecordPlace,
  kind: ConditionKind,
  endDate: CivilDay,
): Promise<void> {
  const lasting = await findLasting(tx, place, kind)
  if (lasting) await endConditions(tx, place.keeperId, [lasting.id], endDate)
}

/** Has records that came back do again what they did elsewhere: end the conditions that they had ended. */
export async function endAgain(
  tx: Tx,
  keeperId: number,
  records: readonly { readonly recordDate: CivilDay; readonly effects: string | null }[],
): Promise<void> {
  for (const { recordDate, effects } of records)
    await endConditions(tx, keeperId, readEffects(effects).ended ?? [], recordDate)
}

type Dated = Pick<RecordRow, 'id' | 'recordType' | 'recordDate'>

/** Has a record that was changed end what it now ends, in place of what it ended before. */
export async function moveEndings(tx: Tx, place: RecordPlace, before: Dated, record: Dated): Promise<void> {
  const { keeperId } = place
  const { id, recordDate, recordType } = record
  const isSame =
    before.recordDate === recordDate && recordTypeKey(before.recordType) === recordTypeKey(recordType)
  const kind = endedBy(recordType)
  if (isSame || (kind === null && endedBy(before.recordType) === null)) return
  const { ended = [], ...others } = await findEffects(tx, keeperId, id)
  await reopenConditions(tx, keeperId, ended, before.recordDate)
  const lasting = kind === null ? undefined : await findLasting(tx, place, kind)
  const ids = lasting && lasting.recordDate <= recordDate ? [lasting.id] : []
  await endConditions(tx, keeperId, ids, recordDate)
  await changeEffects(tx, keeperId, id, ids.length === 0 ? others : { ...others, ended: ids })
}
