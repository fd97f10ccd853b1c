import type { ClutchQuery } from '@clutchbook/domain/clutches/clutches.schema'
import type { DayRange } from '@clutchbook/domain/kernel/civil-day'
import { cutPage, type Page, positionOf } from '@clutchbook/domain/kernel/paging'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { readPortions } from '../../platform/database/read-portions.ts'

/** A clutch with its project as that is now, and the day on which the first of its eggs is expected. */
export type ListedClutchRow = Awaited<ReturnType<typeof readRows>>[number]

type Selection = Pick<ClutchQuery, 'sort'> &
  Omit<Partial<ClutchQuery>, 'season'> & { readonly id?: number; readonly season?: SeasonDays | undefined }

/** A season and its days: clutches of projects that name it are of it, and of the others those of its days. */
export type SeasonDays = { readonly season: number; readonly days: DayRange }

/** Sorts clutches behind all others of which nothing incubates. */
const never = '9999-12-31'

/** How many numbers one question names. */
const atOnce = 500

/** The keeper's clutches; whole unless `limit` is given (keyset paging). */
export async function listClutches(
  db: Db,
  keeperId: number,
  selection: Selection,
): Promise<Page<ListedClutchRow>> {
  const rows = await readRows(db, keeperId, selection)
  const keyOf = (row: ListedClutchRow): string => (selection.sort === 'due' ? row.dueKey : row.layDate)
  return cutPage(rows, selection.limit, (row) => ({ key: keyOf(row), id: row.id }))
}

export async function findListedClutch(
  db: Db,
  keeperId: number,
  id: number,
): Promise<ListedClutchRow | undefined> {
  const [row] = await readRows(db, keeperId, { id, sort: 'newest' })
  return row
}

const dueKey = sql<string>`coalesce(${sql.ref('due.dueOn')}, ${sql.lit(never)})`
/** The day by which a clutch is of a season. */
const seasonDay = sql<string>`coalesce(${sql.ref('project.startDate')}, ${sql.ref('clutch.layDate')})`

/** Of one clutch, nothing is told of the eggs of others. */
const joined = (db: Db, keeperId: number, id: number | undefined) =>
  db
    .selectFrom('clutch')
    .leftJoin('breedingProject as project', (join) =>
      join
        .onRef('project.keeperId', '=', 'clutch.keeperId')
        .onRef('project.id', '=', 'clutch.breedingProjectId'),
    )
    .leftJoin('incubatorBox as box', (join) =>
      join.onRef('box.keeperId', '=', 'clutch.keeperId').onRef('box.id', '=', 'clutch.boxId'),
    )
    .leftJoin('incubator', (join) =>
      join.onRef('incubator.keeperId', '=', 'clutch.keeperId').onRef('incubator.id', '=', 'box.incubatorId'),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('egg')
          .select((of) => ['egg.clutchId', of.fn.min('egg.expectedDay').as('dueOn')])
          .where('egg.keeperId', '=', keeperId)
          .where('egg.clutchId', 'is not', null)
          .$if(id !== undefined, (of) => of.where('egg.clutchId', '=', id ?? 0))
          .where('egg.status', '=', 'Incubating')
          .groupBy('egg.clutchId')
          .as('due'),
      (join) => join.onRef('due.clutchId', '=', 'clutch.id'),
    )
    .where('clutch.keeperId', '=', keeperId)

function readRows(db: Db, keeperId: number, selection: Selection) {
  const { id, status, breedingProjectId, femaleId, incubatorId, season, sort, limit, cursor } = selection
  let select = joined(db, keeperId, id)
    .selectAll('clutch')
    .select(['box.incubatorId', 'incubator.temperature as setTemperature'])
    .select(['project.name as linkedProjectName', 'project.species as projectSpecies'])
    .select(['project.season as projectSeason', seasonDay.as('seasonDay'), dueKey.as('dueKey')])
  if (id !== undefined) select = select.where('clutch.id', '=', id)
  if (status !== undefined) select = select.where('due.clutchId', status === 'open' ? 'is not' : 'is', null)
  if (breedingProjectId !== undefined)
    select = select.where('clutch.breedingProjectId', '=', breedingProjectId)
  if (femaleId !== undefined) select = select.where('clutch.femaleId', '=', femaleId)
  if (incubatorId !== undefined) select = select.where('box.incubatorId', '=', incubatorId)
  if (season !== undefined) {
    const { from, to } = season.days
    select = select.where((eb) =>
      eb.or([
        eb('project.season', '=', season.season),
        eb.and([eb('project.season', 'is', null), eb(seasonDay, '>=', from), eb(seasonDay, '<=', to)]),
      ]),
    )
  }
  const [key, direction] =
    sort === 'due' ? ([dueKey, 'asc'] as const) : ([sql.ref<string>('clutch.layDate'), 'desc'] as const)
  select = select.orderBy(key, direction).orderBy('clutch.id', direction)
  if (limit !== undefined) select = select.limit(limit + 1)
  if (cursor === undefined) return select.execute()
  const after = positionOf(cursor)
  const beyond = direction === 'asc' ? '>' : '<'
  return select
    .where((eb) =>
      eb.or([
        eb(key, beyond, after.key),
        eb.and([eb(key, '=', after.key), eb('clutch.id', beyond, after.id)]),
      ]),
    )
    .execute()
}

/** How many eggs of each status clutches have. */
export async function countEggsOf(db: Db, keeperId: number, clutchIds: readonly number[]) {
  const rows = await readPortions(clutchIds, atOnce, (ids) =>
    db
      .selectFrom('egg')
      .select((eb) => [
        eb.ref('clutchId').$notNull().as('clutchId'),
        'status',
        eb.fn.countAll<number>().as('count'),
      ])
      .where('keeperId', '=', keeperId)
      .where('clutchId', 'in', ids)
      .groupBy(['clutchId', 'status'])
      .execute(),
  )
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}

/** All clutches of some females, each with the day by which it is of a season. */
export const listClutchesOfFemales = (db: Db, keeperId: number, femaleIds: readonly number[]) =>
  readPortions(femaleIds, atOnce, (ids) =>
    db
      .selectFrom('clutch')
      .leftJoin('breedingProject as project', (join) =>
        join
          .onRef('project.keeperId', '=', 'clutch.keeperId')
          .onRef('project.id', '=', 'clutch.breedingProjectId'),
      )
      .select((eb) => ['clutch.id', eb.ref('clutch.femaleId').$notNull().as('femaleId'), 'clutch.layDate'])
      .select(['project.season as projectSeason', seasonDay.as('seasonDay')])
      .where('clutch.keeperId', '=', keeperId)
      .where('clutch.femaleId', 'in', ids)
      .execute(),
  )
