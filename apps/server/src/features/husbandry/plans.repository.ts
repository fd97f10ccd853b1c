import type { planFields } from '@clutchbook/domain/husbandry/plan.fields'
import { type PlanSubject, subjectKey } from '@clutchbook/domain/husbandry/plan-subjects.rules'
import type { RowOf, TableOf } from '@clutchbook/domain/kernel/record-fields'
import type { Generated, Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import type { Flag, Moment } from '../../platform/database/stored-values.ts'
import { gravidIn } from './gravid.repository.ts'

/** What is to be done with an animal, or in a place, again and again. */
type HusbandryPlanTable = TableOf<typeof planFields, Flag> & {
  id: Generated<number>
  keeperId: number
  /** The animal that it is of; null of a plan of a place. */
  animalId: number | null
  /** The place that it is of; null of a plan of an animal. */
  placeId: Generated<number | null>
  version: number
  /** The kind as kinds of record are compared; with `nameKey` it tells a plan of an animal or a place from its others. */
  kindKey: string
  nameKey: string
  /** Days, times, food, dose, scope, pauses and for whom it holds as JSON; they are only ever read together. */
  terms: string
  createdAt: Moment
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    husbandryPlan: HusbandryPlanTable
  }
}

export type PlanRow = Selectable<HusbandryPlanTable>

/** What a save writes. */
export type PlanValues = RowOf<typeof planFields> & Pick<PlanRow, 'terms' | 'kindKey' | 'nameKey'>

/** Which of a keeper's plans are meant; all where nothing is said. */
export type PlanFilter = {
  readonly id?: number | undefined
  readonly animalId?: number | undefined
  readonly animalIds?: readonly number[] | undefined
  readonly placeId?: number | undefined
  readonly kindKey?: string | undefined
}

/** The plans of a keeper that a filter lets through; those of places are of no animal. */
export function plansIn(db: Db, keeperId: number, { id, animalId, animalIds, placeId, kindKey }: PlanFilter) {
  let plans = db.selectFrom('husbandryPlan as plan').where('plan.keeperId', '=', keeperId)
  if (id !== undefined) plans = plans.where('plan.id', '=', id)
  if (animalId !== undefined) plans = plans.where('plan.animalId', '=', animalId)
  if (animalIds !== undefined) plans = plans.where('plan.animalId', 'in', animalIds)
  if (placeId !== undefined) plans = plans.where('plan.placeId', '=', placeId)
  if (kindKey !== undefined) plans = plans.where('plan.kindKey', '=', kindKey)
  return plans
}

export type StoredPlan = Awaited<ReturnType<typeof listPlans>>[number]

/**
 * Plans with what their animals or places say of them, in the order in which they were made; beside those that a filter lets
 * through all of places, for they may hold for the same animals.
 */
export function listPlans(db: Db, keeperId: number, { id, animalId, placeId, kindKey }: PlanFilter) {
  return db
    .selectFrom('husbandryPlan as plan')
    .where('plan.keeperId', '=', keeperId)
    .where((eb) =>
      eb.or([
        eb('plan.placeId', 'is not', null),
        eb.and([
          ...(id === undefined ? [] : [eb('plan.id', '=', id)]),
          ...(animalId === undefined ? [] : [eb('plan.animalId', '=', animalId)]),
          ...(placeId === undefined ? [] : [eb('plan.placeId', '=', placeId)]),
          ...(kindKey === undefined ? [] : [eb('plan.kindKey', '=', kindKey)]),
        ]),
      ]),
    )
    .leftJoin('animal', (join) =>
      join.onRef('animal.id', '=', 'plan.animalId').on('animal.keeperId', '=', keeperId),
    )
    .leftJoin('place', (join) =>
      join.onRef('place.id', '=', 'plan.placeId').on('place.keeperId', '=', keeperId),
    )
    .selectAll('plan')
    .select(['animal.isArchived', 'animal.name as animalName', 'animal.sex'])
    .select(['animal.customId', 'animal.customIdKey', 'animal.profileMediaId', 'animal.recordsTag'])
    .select(['animal.placeId as inPlaceId', 'place.name as placeName', 'place.code as placeCode'])
    .select((eb) => eb('plan.animalId', 'in', gravidIn(db, keeperId)).as('isGravid'))
    .orderBy('plan.id')
    .execute()
}

export type PlacedAnimal = Awaited<ReturnType<typeof listPlacedAnimals>>[number]

/** The own animals that are somewhere and not archived, or one of them, in no order. */
export function listPlacedAnimals(db: Db, keeperId: number, animalId: number | undefined) {
  const animals = db
    .selectFrom('animal')
    .select(['id', 'name', 'sex', 'customId', 'customIdKey', 'profileMediaId', 'recordsTag'])
    .select('placeId')
    .select((eb) => eb('animal.id', 'in', gravidIn(db, keeperId)).as('isGravid'))
    .where('keeperId', '=', keeperId)
    .where('placeId', 'is not', null)
    .where('isArchived', '=', false)
  return (animalId === undefined ? animals : animals.where('id', '=', animalId)).execute()
}

/** All plans of some animals and places, in the order in which they were made. */
export async function listPlansOf(
  db: Db,
  keeperId: number,
  subjects: readonly PlanSubject[],
): Promise<PlanRow[]> {
  const animalIds = subjects.flatMap(({ animalId }) => animalId ?? [])
  const placeIds = subjects.flatMap(({ placeId }) => placeId ?? [])
  return db
    .selectFrom('husbandryPlan')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where((eb) =>
      eb.or([
        ...(animalIds.length === 0 ? [] : [eb('animalId', 'in', animalIds)]),
        ...(placeIds.length === 0 ? [] : [eb('placeId', 'in', placeIds)]),
      ]),
    )
    .orderBy('id')
    .execute()
}

/** Makes the same plan for each of these; answers the number of each one's by its key. */
export async function createPlans(
  tx: Tx,
  keeperId: number,
  subjects: readonly PlanSubject[],
  values: PlanValues & { createdAt: string },
): Promise<ReadonlyMap<string, number>> {
  if (subjects.length === 0) return new Map()
  const rows = await tx
    .insertInto('husbandryPlan')
    .values(subjects.map((subject) => ({ ...values, ...subject, keeperId, version: 1 })))
    .returning(['id', 'animalId', 'placeId'])
    .execute()
  return new Map(rows.map(({ id, ...subject }) => [subjectKey(subject), id]))
}

/** Writes the same into each of these plans, one version on. */
export async function changePlans(
  tx: Tx,
  keeperId: number,
  ids: readonly number[],
  values: PlanValues,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('husbandryPlan')
    .set({ ...values, version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .execute()
}

export async function removePlan(tx: Tx, keeperId: number, id: number): Promise<void> {
  await tx.deleteFrom('husbandryPlan').where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

/** Whether a keeper has any plan. */
export const hasPlan = async (db: Db, keeperId: number): Promise<boolean> =>
  (await plansIn(db, keeperId, {}).select('plan.id').limit(1).execute()).length > 0
