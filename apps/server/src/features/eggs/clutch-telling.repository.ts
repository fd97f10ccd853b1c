import { keptMove, type StatusMove } from '@clutchbook/domain/breeding/status-moves.rules'
import type { Db, Tx } from '../../platform/database/database.ts'

/** The clutches of an own project, as far as they tell it how the season stands. */
export const listTellingClutches = (db: Db, keeperId: number, projectId: number) =>
  db
    .selectFrom('clutch')
    .select(['id', 'kind', 'layDate', 'boxId', 'liveCount', 'movedFrom', 'movedTo'])
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '=', projectId)
    .orderBy('id')
    .execute()

/** What statuses the eggs of an own project have, by their clutches, and a box in which one of each lies by itself. */
export const listTellingEggs = (db: Db, keeperId: number, projectId: number) =>
  db
    .selectFrom('egg')
    .select((eb) => ['clutchId', 'status', eb.fn.max('boxId').as('boxId')])
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '=', projectId)
    .groupBy(['clutchId', 'status'])
    .execute()

/** Writes what an own clutch moved its project from and to. It is shown nowhere, so the version stays. */
export async function changeClutchMove(
  tx: Tx,
  keeperId: number,
  id: number,
  move: StatusMove | null,
): Promise<void> {
  await tx
    .updateTable('clutch')
    .set(keptMove(move))
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .execute()
}
