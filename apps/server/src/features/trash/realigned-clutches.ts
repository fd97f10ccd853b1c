import type { Tx } from '../../platform/database/database.ts'
import { realignEggs, touchClutchesOfSires } from '../eggs/eggs.service.ts'
import type { ChangedRow, RemovedRow } from './deletion-snapshot.ts'
import type { Table } from './foreign-key-map.ts'
import type { Of } from './lineage-above.ts'

/** Something of an image: a row that came back, or one that says again what it said. */
type Back = { readonly table: Table; readonly id: number; readonly of: number }

/**
 * Has eggs and clutches agree again, of which some came back or have their projects again. Answers of which images an egg
 * had to leave its clutch.
 */
export async function realignClutches(
  tx: Tx,
  keeperId: number,
  rows: readonly Of<RemovedRow>[],
  changed: readonly Of<ChangedRow>[],
): Promise<number[]> {
  const returned = rows.map(({ table, row, of }): Back => ({ table, id: Number(row.id), of }))
  const back: Back[] = [...returned, ...changed]
  const idsOf = (of: Table, some: readonly Back[] = back): number[] =>
    some.flatMap(({ table, id }) => (table === of ? [id] : []))
  await touchClutchesOfSires(tx, keeperId, idsOf('clutchSire', changed))
  const out = await realignEggs(tx, keeperId, { eggIds: idsOf('egg'), clutchIds: idsOf('clutch') })
  return out.flatMap(({ id, clutchId }) => {
    const cause =
      back.find((one) => one.table === 'egg' && one.id === id) ??
      back.find((one) => one.table === 'clutch' && one.id === clutchId)
    return cause ? [cause.of] : []
  })
}
