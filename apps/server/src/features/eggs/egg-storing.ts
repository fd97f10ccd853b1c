import type { NewEgg, SavedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { moveCounts } from '../../platform/database/keeper-state.ts'
import { toEgg } from './egg-answers.ts'
import { type EggsDependencies, nowOf } from './egg-reading.ts'
import { noteStay } from './egg-stays.ts'
import { incubating, newEggValues } from './egg-values.ts'
import { createEggs, type EggRow } from './eggs.repository.ts'
import { followed } from './following.ts'

type Storing = Pick<EggsDependencies, 'clock' | 'breeding'>

/** Stores the eggs of one call, whose places of the plan are taken already. Their project is left as it is. */
export async function storeRows(
  tx: Tx,
  actor: Actor,
  { clock }: Pick<Storing, 'clock'>,
  eggs: readonly NewEgg[],
): Promise<EggRow[]> {
  const { keeperId } = actor
  const now = nowOf(clock, actor)
  const values = eggs.map((egg) => newEggValues(egg, keeperId, now))
  const rows = await createEggs(tx, values)
  for (const [n, { id, boxId }] of rows.entries())
    await noteStay(tx, {
      keeperId,
      of: { column: 'eggId', id },
      before: null,
      boxId,
      movedAt: eggs[n]?.movedAt,
      createdAt: now.moment,
    })
  await moveCounts(tx, keeperId, { incubatingEggs: values.reduce((sum, egg) => sum + incubating(egg), 0) })
  return rows
}

/** The same, and answers them. They lie in one project, which moves once. */
export async function storeEggs(
  tx: Tx,
  actor: Actor,
  { clock, breeding }: Storing,
  eggs: readonly NewEgg[],
): Promise<SavedEgg[]> {
  const [first, ...others] = await storeRows(tx, actor, { clock }, eggs)
  const now = nowOf(clock, actor)
  return first ? [await followed({ tx, actor, breeding, now }, first, null), ...others.map(toEgg)] : []
}
