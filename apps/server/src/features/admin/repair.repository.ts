import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { deriveEgg } from '../eggs/eggs.service.ts'

/** An egg that lies in a project of another keeper. */
export type StrayEgg = {
  readonly id: number
  readonly keeperId: number
  readonly ownerId: number
  readonly breedingProjectId: number
  readonly eggNumber: string
  readonly layDate: string
  readonly dueDate: string | null
  readonly incubationDays: number
  /** How many links of its present keeper say that an animal came from it. */
  readonly links: number
}

/** Eggs whose keeper is not that of their project, in the order of their numbers. */
export const listStrayEggs = (db: Db): Promise<StrayEgg[]> =>
  db
    .selectFrom('egg')
    .innerJoin('breedingProject as project', 'project.id', 'egg.breedingProjectId')
    .select((eb) => [
      'egg.id',
      'egg.keeperId',
      'project.keeperId as ownerId',
      'project.id as breedingProjectId',
      'egg.eggNumber',
      'egg.layDate',
      'egg.dueDate',
      'egg.incubationDays',
      eb
        .selectFrom('offspring')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('offspring.keeperId', '=', 'egg.keeperId')
        .whereRef('offspring.eggId', '=', 'egg.id')
        .$asScalar()
        .$notNull()
        .as('links'),
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
export async function moveEgg(tx: Tx, egg: StrayEgg, eggNumber: string): Promise<void> {
  await tx
    .updateTable('egg')
    .set((eb) => ({
      keeperId: egg.ownerId,
      eggNumber,
      // It was in a clutch of its former keeper.
      clutchId: null,
      ...deriveEgg({ ...egg, eggNumber }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', egg.id)
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

export type StrayReferences = { readonly name: string; readonly count: number }

/** References from one account to another that a repair leaves, by table and column, with how many there are. */
export async function countStrayReferences(db: Db): Promise<StrayReferences[]> {
  const found = []
  for (const [table, column, target] of ownedReferences) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} as source
      join ${sql.table(target)} as target on target.id = ${sql.ref(`source.${column}`)}
      where source."keeperId" <> target."keeperId"`.execute(db)
    const count = Number(rows[0]?.count ?? 0)
    if (count > 0) found.push({ name: `${table}.${column}`, count })
  }
  const links = await countLinksOfThird(db)
  return links > 0 ? [...found, { name: 'offspring.eggId', count: links }] : found
}

/**
 * Links to an egg of neither its keeper nor the keeper of its project. Those of the one are let go of when it moves,
 * those of the other are right afterwards, so the count is the same before and after.
 */
async function countLinksOfThird(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('offspring')
    .innerJoin('egg', 'egg.id', 'offspring.eggId')
    .leftJoin('breedingProject as project', 'project.id', 'egg.breedingProjectId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .whereRef('offspring.keeperId', '<>', 'egg.keeperId')
    .where((eb) =>
      eb.or([eb('project.id', 'is', null), eb('offspring.keeperId', '<>', eb.ref('project.keeperId'))]),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Every column that names a record of the same keeper, but those of eggs: table, column, table that is named. */
export const ownedReferences = [
  ['animal', 'fatherId', 'animal'],
  ['animal', 'motherId', 'animal'],
  ['animal', 'clutchId', 'clutch'],
  ['animal', 'placeId', 'place'],
  ['animal', 'profileMediaId', 'media'],
  ['animalMedia', 'animalId', 'animal'],
  ['animalMedia', 'mediaId', 'media'],
  ['animalRecord', 'animalId', 'animal'],
  ['animalRecord', 'placeId', 'place'],
  ['animalSharing', 'animalId', 'animal'],
  ['ancestor', 'animalId', 'animal'],
  ['ancestorMedia', 'ancestorId', 'ancestor'],
  ['ancestorMedia', 'mediaId', 'media'],
  ['boxStay', 'boxId', 'incubatorBox'],
  ['breedingProject', 'maleId', 'animal'],
  ['breedingProject', 'femaleId', 'animal'],
  ['clutch', 'breedingProjectId', 'breedingProject'],
  ['clutch', 'femaleId', 'animal'],
  ['clutchEntry', 'clutchId', 'clutch'],
  ['clutchHatch', 'clutchId', 'clutch'],
  ['clutchSire', 'clutchId', 'clutch'],
  ['clutchSire', 'animalId', 'animal'],
  ['countedYoung', 'breedingProjectId', 'breedingProject'],
  ['eggStay', 'clutchId', 'clutch'],
  ['eggStay', 'eggId', 'egg'],
  ['event', 'animalId', 'animal'],
  ['event', 'breedingProjectId', 'breedingProject'],
  ['genotype', 'animalId', 'animal'],
  ['husbandryPlan', 'animalId', 'animal'],
  ['husbandryPlan', 'placeId', 'place'],
  ['incubator', 'placeId', 'place'],
  ['incubatorBox', 'incubatorId', 'incubator'],
  ['label', 'animalId', 'animal'],
  ['label', 'boxId', 'incubatorBox'],
  ['label', 'breedingProjectId', 'breedingProject'],
  ['label', 'clutchId', 'clutch'],
  ['label', 'incubatorId', 'incubator'],
  ['label', 'placeId', 'place'],
  ['notification', 'eventId', 'event'],
  ['offspring', 'reptileId', 'animal'],
  ['offspring', 'parentId', 'animal'],
  ['offspring', 'breedingProjectId', 'breedingProject'],
  ['offspring', 'clutchId', 'clutch'],
  ['place', 'withinId', 'place'],
  ['seasonFact', 'animalId', 'animal'],
  ['seasonFact', 'maleId', 'animal'],
  ['seasonFact', 'breedingProjectId', 'breedingProject'],
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
