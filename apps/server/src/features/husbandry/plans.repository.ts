import type { planFields } from '@clutchbook/domain/husbandry/plan.fields'
import type { RowOf, TableOf } from '@clutchbook/domain/kernel/record-fields'
import type { Generated, Selectable } from 'kysely'
import type { AnimalTable } from '../../platform/database/collection-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import type { Flag, Moment } from '../../platform/database/stored-values.ts'

/** What is to be done with an animal again and again. */
type HusbandryPlanTable = TableOf<typeof planFields, Flag> & {
  id: Generated<number>
  keeperId: number
  animalId: number
  version: number
  /** The kind as kinds of record are compared; with `nameKey` it tells a plan of an animal from its others. */
  kindKey: string
  nameKey: string
  /** Days, times, food, dose, scope and pauses as JSON; they are only ever read together. */
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
  readonly kindKey?: string | undefined
}

/** The plans of a keeper that a filter lets through. */
export function plansIn(db: Db, keeperId: number, { id, animalId, animalIds, kindKey }: PlanFilter) {
  let plans = db.selectFrom('husbandryPlan as plan').where('plan.keeperId', '=', keeperId)
  if (id !== undefined) plans = plans.where('plan.id', '=', id)
  if (animalId !== undefined) plans = plans.where('plan.animalId', '=', animalId)
  if (animalIds !== undefined) plans = plans.where('plan.animalId', 'in', animalIds)
  if (kindKey !== undefined) plans = plans.where('plan.kindKey', '=', kindKey)
  return plans
}

/** A plan, and what its animal's row says of it. */
export type PlanOfAnimal = PlanRow & {
  readonly isArchived: boolean | number
  readonly animalName: string
} & Pick<
    Selectable<AnimalTable>,
    'sex' | 'customId' | 'customIdKey' | 'profileMediaId' | 'recordsTag' | 'placeId'
  >

/** Plans with their animals, in the order in which they were made. */
export const listPlans = (db: Db, keeperId: number, filter: PlanFilter): Promise<PlanOfAnimal[]> =>
  plansIn(db, keeperId, filter)
    .innerJoin('animal', (join) =>
      join.onRef('animal.id', '=', 'plan.animalId').on('animal.keeperId', '=', keeperId),
    )
    .selectAll('plan')
    .select(['animal.isArchived', 'animal.name as animalName', 'animal.sex'])
    .select(['animal.customId', 'animal.customIdKey', 'animal.profileMediaId', 'animal.recordsTag'])
    .select('animal.placeId')
    .orderBy('plan.id')
    .execute()

/** All plans of some animals, in the order in which they were made. */
export const listPlansOf = (db: Db, keeperId: number, animalIds: readonly number[]): Promise<PlanRow[]> =>
  db
    .selectFrom('husbandryPlan')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('animalId', 'in', animalIds)
    .orderBy('id')
    .execute()

/** Makes the same plan for each of these animals; answers the number of each one's. */
export async function createPlans(
  tx: Tx,
  keeperId: number,
  animalIds: readonly number[],
  values: PlanValues & { createdAt: string },
): Promise<ReadonlyMap<number, number>> {
  if (animalIds.length === 0) return new Map()
  const rows = await tx
    .insertInto('husbandryPlan')
    .values(animalIds.map((animalId) => ({ ...values, keeperId, animalId, version: 1 })))
    .returning(['id', 'animalId'])
    .execute()
  return new Map(rows.map(({ id, animalId }) => [animalId, id]))
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
