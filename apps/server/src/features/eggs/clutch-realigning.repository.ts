import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import { readPortions } from '../../platform/database/read-portions.ts'
import { rewriteRows } from '../../platform/database/rewrite-rows.ts'
import type { EggRow } from './eggs.repository.ts'

/** How many numbers one question carries. */
const atOnce = 500

/** Eggs and clutches by their numbers. */
export type EggsAndClutches = { readonly eggIds: readonly number[]; readonly clutchIds: readonly number[] }

/** Own eggs with what their clutches say, of these and of those in these clutches, where the two do not agree. */
export async function listAstray(db: Db, keeperId: number, { eggIds, clutchIds }: EggsAndClutches) {
  const byEgg = await readPortions(eggIds, atOnce, (ids) =>
    astray(db, keeperId).where('egg.id', 'in', ids).execute(),
  )
  const byClutch = await readPortions(clutchIds, atOnce, (ids) =>
    astray(db, keeperId).where('clutch.id', 'in', ids).execute(),
  )
  const found = new Map([...byEgg, ...byClutch].map((egg) => [egg.id, egg]))
  return [...found.values()].sort((one, other) => one.id - other.id)
}

const astray = (db: Db, keeperId: number) =>
  db
    .selectFrom('egg')
    .innerJoin('clutch', (join) =>
      join.onRef('clutch.keeperId', '=', 'egg.keeperId').onRef('clutch.id', '=', 'egg.clutchId'),
    )
    .select(['clutch.id as clutchId', 'clutch.kind', 'clutch.layDate as clutchDay'])
    .select(['clutch.breedingProjectId as clutchProjectId', 'clutch.projectName as clutchProjectName'])
    .select(['egg.id', 'egg.eggNumber', 'egg.hatchDate'])
    .where('egg.keeperId', '=', keeperId)
    .where((eb) =>
      eb.or([
        eb('clutch.kind', '=', 'litter'),
        eb('egg.hatchDate', '<', eb.ref('clutch.layDate')),
        eb(
          eb.fn.coalesce('egg.breedingProjectId', eb.lit(0)),
          '<>',
          eb.fn.coalesce('clutch.breedingProjectId', eb.lit(0)),
        ),
      ]),
    )

export type AstrayEgg = Awaited<ReturnType<typeof listAstray>>[number]

/** The numbers that eggs of projects have, of those that are asked for. */
export async function listNumbersOf(
  db: Db,
  keeperId: number,
  projectIds: readonly number[],
  numbers: readonly string[],
) {
  if (projectIds.length === 0) return []
  return readPortions(numbers, atOnce, (portion) =>
    db
      .selectFrom('egg')
      .select(['breedingProjectId', 'eggNumber'])
      .where('keeperId', '=', keeperId)
      .where('breedingProjectId', 'in', projectIds)
      .where('eggNumber', 'in', portion)
      .execute(),
  )
}

/** Puts eggs into the projects of their clutches, or what remains of those in words, one version on. */
export async function writeProjects(tx: Tx, keeperId: number, eggs: readonly AstrayEgg[]): Promise<void> {
  const of = new Map(eggs.map((egg) => [egg.id, egg]))
  const rows = await listEggRows(tx, keeperId, [...of.keys()])
  await rewriteRows(
    tx,
    'egg',
    rows.map((row) => ({
      ...row,
      ...{ isViable: Boolean(row.isViable), isTopMarked: Boolean(row.isTopMarked), version: row.version + 1 },
      breedingProjectId: of.get(row.id)?.clutchProjectId ?? null,
      projectName: of.get(row.id)?.clutchProjectName ?? null,
    })),
  )
}

const listEggRows = (db: Db, keeperId: number, ids: readonly number[]): Promise<EggRow[]> =>
  readPortions(ids, atOnce, (portion) =>
    db.selectFrom('egg').selectAll().where('keeperId', '=', keeperId).where('id', 'in', portion).execute(),
  )

/** Has eggs lie in no clutch, one version on. */
export async function clearClutches(tx: Tx, keeperId: number, eggIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('egg')
    .set({ clutchId: null, version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('id', 'in', eggIds)
    .execute()
}

/** Moves clutches one version on that have one of these sires. */
export async function touchSired(tx: Tx, keeperId: number, sireIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('clutch')
    .set({ version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('clutchSire')
        .select('clutchSire.clutchId')
        .where('clutchSire.keeperId', '=', keeperId)
        .where('clutchSire.id', 'in', sireIds),
    )
    .execute()
}
