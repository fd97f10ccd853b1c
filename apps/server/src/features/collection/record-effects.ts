import { conditionLasts } from '@clutchbook/domain/collection/animal-records.errors'
import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import {
  type ConditionKind,
  endedBy,
  isEnd,
  lastsAlready,
  openKindOf,
} from '@clutchbook/domain/husbandry/conditions'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Tx } from '../../platform/database/database.ts'
import type { RecordPlace, RecordRow } from './animal-records.repository.ts'
import { takeAgain } from './feeder-stock.ts'
import {
  changeEffects,
  endConditions,
  findEffects,
  listOpenConditions,
  listWeighed,
  moveIntoArchive,
  type OpenCondition,
  readEffects,
  reopenConditions,
} from './record-effects.repository.ts'
import { animalsOf } from './record-subject.ts'

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

type Returned = {
  readonly recordType: string
  readonly data: string | null
  readonly animalId: number | null
  readonly recordDate: CivilDay
  readonly effects: string | null
}

/** Has records that came back do again what they did elsewhere: end conditions, archive their animals, take out of stock. */
export async function doAgain(tx: Tx, keeperId: number, records: readonly Returned[]): Promise<void> {
  for (const { recordDate, effects } of records)
    await endConditions(tx, keeperId, readEffects(effects).ended ?? [], recordDate)
  await takeAgain(tx, keeperId, records)
  const ended = records.filter(({ effects }) => readEffects(effects).archived)
  await moveIntoArchive(tx, keeperId, animalsOf(ended), true)
}

type Dated = Pick<RecordRow, 'id' | 'recordType' | 'recordDate' | 'data'>

/** Has a record that was changed do elsewhere what it now does, in place of what it did before. */
export async function moveEffects(tx: Tx, place: RecordPlace, before: Dated, record: Dated): Promise<void> {
  const { keeperId, animalId } = place
  const { id, recordDate } = record
  const isOfKind =
    isEnd(before) === isEnd(record) && recordTypeKey(before.recordType) === recordTypeKey(record.recordType)
  const kinds = new Set<string | null>(endedBy(record))
  if ((isOfKind && before.recordDate === recordDate) || (kinds.size === 0 && endedBy(before).length === 0))
    return
  const { ended = [], archived, ...others } = await findEffects(tx, keeperId, id)
  await reopenConditions(tx, keeperId, ended, before.recordDate)
  const ids = (await listOpenConditions(tx, keeperId, [animalId]))
    .filter((condition) => kinds.has(condition.openKind) && condition.recordDate <= recordDate)
    .map((condition) => condition.id)
  await endConditions(tx, keeperId, ids, recordDate)
  const archives = await moveArchive(tx, place, { archived, isEnd: [isEnd(before), isEnd(record)] })
  await changeEffects(tx, keeperId, id, {
    ...others,
    ...(ids.length === 0 ? {} : { ended: ids }),
    ...(archives ? { archived: true } : {}),
  })
}

/** Moves the animal of a changed record into the archive or out of it; answers whether the record keeps it there. */
async function moveArchive(
  tx: Tx,
  { keeperId, animalId }: RecordPlace,
  {
    archived = false,
    isEnd: [wasEnd, isEndNow],
  }: { archived?: boolean | undefined; isEnd: [boolean, boolean] },
): Promise<boolean> {
  if (wasEnd === isEndNow) return archived
  if (isEndNow) return (await moveIntoArchive(tx, keeperId, [animalId], true)).has(animalId)
  if (archived) await moveIntoArchive(tx, keeperId, [animalId], false)
  return false
}
