import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'

/** An egg that lies in a project of another keeper. */
export type StrayEgg = {
  readonly id: number
  readonly keeperId: number
  readonly ownerId: number
  readonly breedingProjectId: number
  readonly eggNumber: string
}

/** Eggs whose keeper is not that of their project, in the order of their numbers. */
export const listStrayEggs = (db: Db): Promise<StrayEgg[]> =>
  db
    .selectFrom('egg')
    .innerJoin('breedingProject as project', 'project.id', 'egg.breedingProjectId')
    .select([
      'egg.id',
      'egg.keeperId',
      'project.keeperId as ownerId',
      'project.id as breedingProjectId',
      'egg.eggNumber',
    ])
    .whereRef('egg.keeperId', '<>', 'project.keeperId')
    .orderBy('egg.id')
    .execute()

export const findEggByNumber = (db: Db, keeperId: number, breedingProjectId: number, eggNumber: string) =>
  db
    .selectFrom('egg')
    .select('id')
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '=', breedingProjectId)
    .where('eggNumber', '=', eggNumber)
    .executeTakeFirst()

/** Lets links of the former keeper go of an egg: they stay, without it. */
export async function releaseEgg(tx: Tx, { id, keeperId }: StrayEgg): Promise<void> {
  await tx
    .updateTable('offspring')
    .set({ eggId: null })
    .where('keeperId', '=', keeperId)
    .where('eggId', '=', id)
    .execute()
}

/** Gives an egg to the keeper of its project, one version on. */
export async function moveEgg(tx: Tx, { id, ownerId }: StrayEgg, eggNumber: string): Promise<void> {
  await tx
    .updateTable('egg')
    .set((eb) => ({ keeperId: ownerId, eggNumber, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Sets the counts of a keeper's eggs to what there is. */
export async function recountEggs(tx: Tx, keeperId: number): Promise<void> {
  const row = await tx
    .selectFrom('egg')
    .select((eb) => [
      eb.fn.countAll<number>().as('eggs'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'Incubating').as('incubatingEggs'),
    ])
    .where('keeperId', '=', keeperId)
    .executeTakeFirstOrThrow()
  await tx.updateTable('keeperState').set(row).where('keeperId', '=', keeperId).execute()
}

/** References from one account to another, by table and column, with how many there are; those of eggs excepted. */
export async function countStrayReferences(
  db: Db,
): Promise<{ readonly name: string; readonly count: number }[]> {
  const found = []
  for (const [table, column, target] of references) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} as source
      join ${sql.table(target)} as target on target.id = ${sql.ref(`source.${column}`)}
      where source."keeperId" <> target."keeperId"`.execute(db)
    const count = Number(rows[0]?.count ?? 0)
    if (count > 0) found.push({ name: `${table}.${column}`, count })
  }
  return found
}

const references = [
  ['animal', 'fatherId', 'animal'],
  ['animal', 'motherId', 'animal'],
  ['breedingProject', 'maleId', 'animal'],
  ['breedingProject', 'femaleId', 'animal'],
  ['offspring', 'reptileId', 'animal'],
  ['offspring', 'parentId', 'animal'],
  ['offspring', 'breedingProjectId', 'breedingProject'],
  ['offspring', 'eggId', 'egg'],
] as const

export type RepairRun = {
  readonly keeperId: number
  readonly createdAt: string
  readonly eggsMoved: number
  readonly repairLog: string
}

export async function createRepairRun(tx: Tx, run: RepairRun): Promise<void> {
  await tx.insertInto('repairRun').values(run).execute()
}
