import type { EggQuery } from '@clutchbook/domain/eggs/eggs.schema'
import type { DayRange } from '@clutchbook/domain/kernel/civil-day'
import { cutPage, type Page, positionOf } from '@clutchbook/domain/kernel/paging'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** An egg with the name of its project as it is now, and the animal that hatched from it. */
export type ListedRow = Awaited<ReturnType<typeof readRows>>[number]

/** How eggs are ordered: the newest first, what hatches next first, or by number as people count. */
type Order = EggQuery['sort'] | 'number'

export type EggSelection = Omit<EggQuery, 'sort'> & {
  readonly sort: Order
  readonly projectId?: number
  readonly clutchId?: number
}

/**
 * One animal of an egg. The plus keeps databases from looking for the lowest number first, along all of the keeper's
 * offspring, instead of for the egg.
 */
const lowestAnimal = sql<number | null>`min(+${sql.ref('reptileId')})`.as('reptileId')

const sortKeys = { due: 'expectedDay', number: 'numberKey' } as const

/** The keeper's eggs; whole unless `limit` is given (keyset paging). */
export async function listEggs(db: Db, keeperId: number, selection: EggSelection): Promise<Page<ListedRow>> {
  const rows = await readRows(db, keeperId, selection)
  const { limit, sort } = selection
  const keyOf = (row: ListedRow): string => (sort === 'newest' ? '' : row[sortKeys[sort]])
  return cutPage(rows, limit, (row) => ({ key: keyOf(row), id: row.id }))
}

/** So much of a keeper's newest eggs that incubate as their light is told from. */
export const listNewestIncubating = (db: Db, keeperId: number, most: number) =>
  db
    .selectFrom('egg')
    .select(['id', 'layDate', 'dueDate', 'incubationDays'])
    .where('keeperId', '=', keeperId)
    .where('status', '=', 'Incubating')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** What of a keeper's eggs hatches first, and so much of each as a line about it needs. */
export const listNextToHatch = (db: Db, keeperId: number, most: number) =>
  withProject(db)
    .select(['egg.id', 'egg.eggNumber', 'egg.breedingProjectId'])
    .select(['egg.layDate', 'egg.dueDate', 'egg.incubationDays'])
    .select((eb) => eb.fn.coalesce('project.name', 'egg.projectName').as('projectName'))
    .where('egg.keeperId', '=', keeperId)
    .where('egg.status', '=', 'Incubating')
    .orderBy('egg.expectedDay')
    .orderBy('egg.id')
    .limit(most)
    .execute()

/**
 * How many eggs in the incubator are expected on each day, of each project; the soonest first. The first egg of those
 * stands for them.
 */
export const countDueEggs = (db: Db, keeperId: number, { from, to }: DayRange, most: number) =>
  withProject(db)
    .select(['egg.expectedDay as day', 'egg.breedingProjectId'])
    .select((eb) => [
      eb.fn.coalesce('project.name', 'egg.projectName').as('projectName'),
      eb.fn.countAll<number>().as('eggs'),
      eb.fn.min('egg.id').as('id'),
      eb.fn.min('egg.eggNumber').as('eggNumber'),
      eb.fn.min('egg.createdAt').as('createdAt'),
      eb.fn.max('egg.version').as('version'),
    ])
    .where('egg.keeperId', '=', keeperId)
    .where('egg.status', '=', 'Incubating')
    .where('egg.expectedDay', '>=', from)
    .where('egg.expectedDay', '<=', to)
    .groupBy((eb) => [
      eb.ref('egg.expectedDay'),
      eb.ref('egg.breedingProjectId'),
      eb.fn.coalesce('project.name', 'egg.projectName'),
    ])
    .orderBy('egg.expectedDay')
    .orderBy('id')
    .limit(most)
    .execute()

/** Eggs beside the projects that they are of now. */
const withProject = (db: Db) =>
  db
    .selectFrom('egg')
    .leftJoin('breedingProject as project', (join) =>
      join.onRef('project.keeperId', '=', 'egg.keeperId').onRef('project.id', '=', 'egg.breedingProjectId'),
    )

function readRows(db: Db, keeperId: number, selection: EggSelection) {
  const { status, loose, projectId, clutchId, sort, limit, cursor } = selection
  let select = withProject(db)
    .selectAll('egg')
    .select((eb) => [
      'project.name as linkedProjectName',
      eb
        .selectFrom('offspring')
        .select(lowestAnimal)
        .whereRef('offspring.keeperId', '=', 'egg.keeperId')
        .whereRef('offspring.eggId', '=', 'egg.id')
        .as('hatchlingId'),
    ])
    .where('egg.keeperId', '=', keeperId)
  if (status !== undefined) select = select.where('egg.status', '=', status)
  if (projectId !== undefined) select = select.where('egg.breedingProjectId', '=', projectId)
  if (clutchId !== undefined) select = select.where('egg.clutchId', '=', clutchId)
  if (loose !== undefined) select = select.where('egg.breedingProjectId', loose ? 'is' : 'is not', null)
  if (sort !== 'newest') select = select.orderBy(`egg.${sortKeys[sort]}`)
  select = select.orderBy('egg.id', sort === 'newest' ? 'desc' : 'asc')
  if (limit !== undefined) select = select.limit(limit + 1)
  if (cursor === undefined) return select.execute()
  const { key, id } = positionOf(cursor)
  if (sort === 'newest') return select.where('egg.id', '<', id).execute()
  const column = `egg.${sortKeys[sort]}` as const
  return select
    .where((eb) => eb.or([eb(column, '>', key), eb.and([eb(column, '=', key), eb('egg.id', '>', id)])]))
    .execute()
}
