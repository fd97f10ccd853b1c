import type { ProjectStatus } from '@clutchbook/domain/breeding/breeding.rules'
import type { ProjectQuery } from '@clutchbook/domain/breeding/breeding.schema'
import type { EggStatus } from '@clutchbook/domain/eggs/eggs.rules'
import type { DayRange } from '@clutchbook/domain/kernel/civil-day'
import { cutPage, type Page, positionOf } from '@clutchbook/domain/kernel/paging'
import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { fits, searchTerm } from '../../platform/database/search.ts'

/** A project joined with what is shown of its two animals. */
export type JoinedRow = Awaited<ReturnType<typeof readRows>>[number]

type Narrowed = Partial<ProjectQuery> & {
  readonly id?: number
  readonly ids?: readonly number[]
  readonly animalId?: number
}

/** The keeper's projects, newest first; whole unless `limit` is given (keyset paging). */
export async function listProjects(db: Db, keeperId: number, query: Narrowed): Promise<Page<JoinedRow>> {
  const rows = await readRows(db, keeperId, query)
  return cutPage(rows, query.limit, ({ id }) => ({ key: '', id }))
}

export async function findProject(db: Db, keeperId: number, id: number): Promise<JoinedRow | undefined> {
  const [row] = await readRows(db, keeperId, { id })
  return row
}

function readRows(db: Db, keeperId: number, query: Narrowed) {
  const select = db
    .selectFrom('breedingProject as project')
    .leftJoin('animal as male', (join) =>
      join.onRef('male.keeperId', '=', 'project.keeperId').onRef('male.id', '=', 'project.maleId'),
    )
    .leftJoin('animal as female', (join) =>
      join.onRef('female.keeperId', '=', 'project.keeperId').onRef('female.id', '=', 'project.femaleId'),
    )
    .selectAll('project')
    .select([
      'male.name as sireName',
      'male.morph as sireMorph',
      'male.species as sireSpecies',
      'male.profileMediaId as sirePhoto',
      'female.name as damName',
      'female.morph as damMorph',
      'female.species as damSpecies',
      'female.profileMediaId as damPhoto',
    ])
    .where('project.keeperId', '=', keeperId)
    .where((eb) => eb.and(conditionsOf(eb, query)))
    .orderBy('project.id', 'desc')
  return (query.limit === undefined ? select : select.limit(query.limit + 1)).execute()
}

type Joined = Schema & {
  project: Schema['breedingProject']
  male: Schema['animal']
  female: Schema['animal']
}
type Terms = ExpressionBuilder<Joined, 'project' | 'male' | 'female'>

function conditionsOf(builder: unknown, query: Narrowed) {
  // The joins make every column of an animal nullable, which the conditions don't mind.
  const eb = builder as Terms
  const { id, ids, animalId, q, status, active, cursor } = query
  const conditions = []
  if (id !== undefined) conditions.push(eb('project.id', '=', id))
  if (ids !== undefined) conditions.push(eb('project.id', 'in', ids))
  if (animalId !== undefined)
    conditions.push(eb.or([eb('project.maleId', '=', animalId), eb('project.femaleId', '=', animalId)]))
  if (status !== undefined) conditions.push(eb('project.status', '=', status))
  if (active !== undefined) conditions.push(eb('project.isActive', '=', active))
  if (cursor !== undefined) conditions.push(eb('project.id', '<', positionOf(cursor).id))
  const term = searchTerm(q ?? '')
  if (term) conditions.push(matches(eb, term))
  return conditions
}

/** Name, code and status of the project, and the names of its animals alone (BRD-Q09). */
function matches(eb: Terms, term: string) {
  return eb.or([
    fits('project.searchText', `%${term}%`),
    ...(['male', 'female'] as const).flatMap((animal) => [
      // An animal is searched as lines of name, species and morph, without the last where it has none.
      fits(`${animal}.searchText`, `%${term}%\n%\n%`),
      eb.and([eb(`${animal}.morph`, 'is', null), fits(`${animal}.searchText`, `%${term}%\n%`)]),
    ]),
  ])
}

/** How many of a keeper's projects have each status, in no order. */
export const countByStatus = (db: Db, keeperId: number) =>
  db
    .selectFrom('breedingProject')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('keeperId', '=', keeperId)
    .groupBy('status')
    .execute()

/** How many eggs of each status, or how many offspring, one project has. */
export type EggCount = { projectId: number; status: EggStatus; count: number }
export type OffspringCount = { projectId: number; count: number }

/**
 * The counts of the projects whose numbers lie in a span. A page of projects is such a span, so the cost follows the
 * page and not the collection.
 */
export async function countInProjects(
  db: Db,
  keeperId: number,
  span: { from: number; to: number },
): Promise<{ eggs: EggCount[]; offspring: OffspringCount[] }> {
  const eggs = await db
    .selectFrom('egg')
    .select((eb) => [
      eb.ref('breedingProjectId').$notNull().as('projectId'),
      'status',
      eb.fn.countAll<number>().as('count'),
    ])
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '>=', span.from)
    .where('breedingProjectId', '<=', span.to)
    .groupBy(['breedingProjectId', 'status'])
    .execute()
  const offspring = await db
    .selectFrom('offspring')
    .select((eb) => [
      eb.ref('breedingProjectId').$notNull().as('projectId'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '>=', span.from)
    .where('breedingProjectId', '<=', span.to)
    .groupBy('breedingProjectId')
    .execute()
  return { eggs, offspring }
}

/** The columns of a project that tell of a day to come. */
export type ExpectedColumn = 'expectedLayDate' | 'nextClutchDate'

/** Projects of some statuses that expect something on these days, the soonest first. */
export async function listExpecting(
  db: Db,
  keeperId: number,
  { column, statuses }: { column: ExpectedColumn; statuses: readonly ProjectStatus[] },
  { from, to }: DayRange,
  most: number,
) {
  const rows = await db
    .selectFrom('breedingProject')
    .select(['id', 'version', 'createdAt', 'name', column])
    .where('keeperId', '=', keeperId)
    .where('status', 'in', statuses)
    .where(column, '>=', from)
    .where(column, '<=', to)
    .orderBy(column)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ [column]: day, ...project }) => ({ ...project, day: day ?? from }))
}
