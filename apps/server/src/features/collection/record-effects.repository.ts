import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { WeightUnit } from '@clutchbook/domain/kernel/units'
import type { NotNull } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { moveCounts, sumOf } from '../../platform/database/keeper-state.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import { deltasBetween } from './animal-values.ts'

/** What a record did elsewhere when it was written, so that it can be taken back with it (HUS-11). */
export type Effects = {
  /** What the animal weighed before the record became its weight. */
  readonly weight?: { readonly weight: number | null; readonly weightUnit: WeightUnit }
  /** Conditions that it ended, by their numbers. */
  readonly ended?: readonly number[]
  /** It moved its animal into the archive. */
  readonly archived?: true
}

export const storeEffects = (effects: Effects): string | null =>
  Object.keys(effects).length === 0 ? null : JSON.stringify(effects)

export const readEffects = (stored: string | null): Effects => (stored === null ? {} : JSON.parse(stored))

/** A condition that lasts. */
export type OpenCondition = {
  readonly id: number
  readonly animalId: number
  readonly openKind: string | null
  readonly recordDate: CivilDay
}

/** The conditions of own animals that last. */
export const listOpenConditions = (
  db: Db,
  keeperId: number,
  animalIds: readonly number[],
): Promise<OpenCondition[]> =>
  db
    .selectFrom('animalRecord')
    .select(['id', 'animalId', 'openKind', 'recordDate'])
    .where('keeperId', '=', keeperId)
    .where('animalId', 'in', animalIds)
    .where('openKind', 'is not', null)
    .$narrowType<{ animalId: NotNull }>()
    .orderBy('id')
    .execute()

/** Gives conditions that last a last day, unless they began after it; each is then one version on. */
export async function endConditions(
  tx: Tx,
  keeperId: number,
  ids: readonly number[],
  endDate: CivilDay,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('animalRecord')
    .set({ endDate, openKind: null, version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .where('openKind', 'is not', null)
    .where('recordDate', '<=', endDate)
    .execute()
}

/** Has conditions last again that ended on a day, unless another of the kind lasts by now; each is then one version on. */
export async function reopenConditions(
  tx: Tx,
  keeperId: number,
  ids: readonly number[],
  endDate: CivilDay,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('animalRecord')
    .set((eb) => ({ endDate: null, openKind: eb.ref('typeKey'), version: nextVersion }))
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .where('endDate', '=', endDate)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('animalRecord as other')
            .select('other.id')
            .where('other.keeperId', '=', keeperId)
            .whereRef('other.animalId', '=', 'animalRecord.animalId')
            .whereRef('other.openKind', '=', 'animalRecord.typeKey'),
        ),
      ),
    )
    .execute()
}

/** Writes down what a record did elsewhere; its version stays. */
export async function changeEffects(tx: Tx, keeperId: number, id: number, effects: Effects): Promise<void> {
  await tx
    .updateTable('animalRecord')
    .set({ effects: storeEffects(effects) })
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .execute()
}

export async function findEffects(tx: Tx, keeperId: number, id: number): Promise<Effects> {
  const row = await tx
    .selectFrom('animalRecord')
    .select('effects')
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()
  return readEffects(row?.effects ?? null)
}

/** Moves own animals into the archive or out of it; answers those that were not there yet. */
export async function moveIntoArchive(
  tx: Tx,
  keeperId: number,
  ids: readonly number[],
  isArchived: boolean,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const moved = await tx
    .updateTable('animal')
    .set({ isArchived, version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .where('isArchived', '=', !isArchived)
    .returning(['id', 'isHoldback'])
    .execute()
  const deltas = moved.map((row) => {
    const isHoldback = Boolean(row.isHoldback)
    return deltasBetween({ isArchived: !isArchived, isHoldback }, { isArchived, isHoldback })
  })
  await moveCounts(tx, keeperId, sumOf(deltas))
  return new Set(moved.map(({ id }) => id))
}

/** What own animals are called and weigh. */
export const listWeighed = (db: Db, keeperId: number, ids: readonly number[]) =>
  db
    .selectFrom('animal')
    .select(['id', 'name', 'weight', 'weightUnit'])
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .execute()
