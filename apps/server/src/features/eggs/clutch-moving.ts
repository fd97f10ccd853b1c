import { litterHasNoEggs, movingEggNotFound } from '@clutchbook/domain/clutches/clutches.errors'
import { clutchMessages } from '@clutchbook/domain/clutches/clutches.rules'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { recomputeYoung } from '../collection/collection.service.ts'
import { followEggs } from './clutch-hatch.repository.ts'
import type { ClutchRow } from './clutches.repository.ts'
import { changedEggValues, type Now } from './egg-values.ts'
import { changeEggs, type EggRow, findEggs } from './eggs.repository.ts'

type Work = {
  readonly tx: Tx
  readonly actor: Actor
  readonly now: Now
}

/**
 * Moves own eggs into a clutch and its project, which is not told; `field` is the one that names them. Throws 'not-found'
 * for an egg of somebody else, and 'not-valid' for one that hatched before the clutch was laid.
 */
export async function moveEggsIn(
  { tx, actor, now }: Work,
  clutch: ClutchRow,
  ids: readonly number[],
  field: 'eggIds' | 'ids',
): Promise<void> {
  if (clutch.kind === 'litter') throw litterHasNoEggs('ids')
  const found = await findEggs(tx, actor.keeperId, ids)
  const rows: EggRow[] = []
  for (const id of new Set(ids)) {
    const row = found.get(id)
    if (!row) throw movingEggNotFound(field)
    if (row.hatchDate !== null && row.hatchDate < clutch.layDate)
      throw refuseField(field, clutchMessages.layAfterHatch)
    if (row.clutchId !== clutch.id) rows.push(row)
  }
  const { id: clutchId, breedingProjectId } = clutch
  await changeEggs(
    tx,
    rows.map((row) => ({
      id: row.id,
      values: changedEggValues(row, { clutchId, breedingProjectId }, now),
    })),
  )
  const young = await followEggs(
    tx,
    actor.keeperId,
    rows.map(({ id }) => id),
  )
  await recomputeYoung(tx, actor.keeperId, young)
}
