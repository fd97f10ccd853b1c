import type { ProjectStatus } from '@clutchbook/domain/breeding/breeding.rules'
import { keptMove, type StatusMove } from '@clutchbook/domain/breeding/status-moves.rules'
import type { CivilDay, DayRange } from '@clutchbook/domain/kernel/civil-day'
import type { TableOf } from '@clutchbook/domain/kernel/record-fields'
import type { seasonFactFields } from '@clutchbook/domain/season/season-facts.fields'
import type { Generated, Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import { rewriteRows } from '../../platform/database/rewrite-rows.ts'
import type { Flag, Moment } from '../../platform/database/stored-values.ts'
import type { LeavingAnimal } from '../collection/collection.hooks.ts'

/** A fact of a female's season. The name stands for a male that was deleted. */
type SeasonFactTable = TableOf<typeof seasonFactFields, Flag> & {
  id: Generated<number>
  keeperId: number
  /** The female. */
  animalId: number
  version: number
  createdAt: Moment
  maleName: string | null
  /** The statuses between which it moved its project; null where it moved none. */
  movedFrom: ProjectStatus | null
  movedTo: ProjectStatus | null
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    seasonFact: SeasonFactTable
  }
}

export type FactRow = Selectable<SeasonFactTable>

/** What a save writes. */
export type FactValues = Omit<FactRow, 'id'>

/** The facts of own females by days, each with what its pair is called now; those of some days alone where asked. */
export const listFacts = (db: Db, keeperId: number, animalIds: readonly number[], days?: DayRange) =>
  byDays(factsIn(db, keeperId).where('fact.animalId', 'in', animalIds), days)

/** The same of the facts that name an own male, whosever seasons they are of. */
export const listFactsOfMale = (db: Db, keeperId: number, maleId: number, days?: DayRange) =>
  byDays(factsIn(db, keeperId).where('fact.maleId', '=', maleId), days)

function byDays(facts: ReturnType<typeof factsIn>, days: DayRange | undefined) {
  const asked = days ? facts.where('fact.day', '>=', days.from).where('fact.day', '<=', days.to) : facts
  return asked.orderBy('fact.day').orderBy('fact.id').execute()
}

/** One fact of an own female. */
export const findFact = (db: Db, keeperId: number, animalId: number, id: number) =>
  factsIn(db, keeperId).where('fact.animalId', '=', animalId).where('fact.id', '=', id).executeTakeFirst()

const factsIn = (db: Db, keeperId: number) =>
  db
    .selectFrom('seasonFact as fact')
    .innerJoin('animal as female', (join) =>
      join.onRef('female.id', '=', 'fact.animalId').on('female.keeperId', '=', keeperId),
    )
    .leftJoin('animal as male', (join) =>
      join.onRef('male.id', '=', 'fact.maleId').on('male.keeperId', '=', keeperId),
    )
    .selectAll('fact')
    .select(['female.name as femaleName', 'male.name as linkedMaleName'])
    .where('fact.keeperId', '=', keeperId)

export type FoundFact = NonNullable<Awaited<ReturnType<typeof findFact>>>

/** The row of an own fact, whosever season it is of. */
export const findFactRow = (db: Db, keeperId: number, id: number): Promise<FactRow | undefined> =>
  db
    .selectFrom('seasonFact')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Stores facts; answers their numbers in the order of the values. */
export async function createFacts(tx: Tx, values: readonly FactValues[]): Promise<number[]> {
  if (values.length === 0) return []
  const rows = await tx.insertInto('seasonFact').values(values).returning('id').execute()
  // Numbers are given in the order of the rows, though neither database promises to answer in it.
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}

/** Writes an own fact. The keeper's lock is held, so nobody writes it meanwhile. */
export async function changeFact(tx: Tx, id: number, values: FactValues): Promise<void> {
  await tx
    .updateTable('seasonFact')
    .set(values)
    .where('keeperId', '=', values.keeperId)
    .where('id', '=', id)
    .execute()
}

export async function removeFact(tx: Tx, keeperId: number, id: number): Promise<void> {
  await tx.deleteFrom('seasonFact').where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

/** The introductions of some own males and to some own females, each with what the female is called. */
export function listIntroductions(
  db: Db,
  keeperId: number,
  { maleIds, femaleIds }: { readonly maleIds: readonly number[]; readonly femaleIds: readonly number[] },
) {
  return db
    .selectFrom('seasonFact as fact')
    .innerJoin('animal as female', (join) =>
      join.onRef('female.id', '=', 'fact.animalId').on('female.keeperId', '=', keeperId),
    )
    .select(['fact.id', 'fact.animalId as femaleId', 'fact.maleId', 'fact.day', 'fact.until'])
    .select('female.name as femaleName')
    .where('fact.keeperId', '=', keeperId)
    .where('fact.kind', '=', 'introduced')
    .where('fact.maleId', 'is not', null)
    .where((eb) =>
      eb.or([
        ...(maleIds.length === 0 ? [] : [eb('fact.maleId', 'in', maleIds)]),
        ...(femaleIds.length === 0 ? [] : [eb('fact.animalId', 'in', femaleIds)]),
      ]),
    )
    .execute()
}

/** Ends introductions on a day, one version on. */
export async function endIntroductions(
  tx: Tx,
  keeperId: number,
  ids: readonly number[],
  until: CivilDay,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('seasonFact')
    .set({ until, version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .execute()
}

/** What a fact needs to know of own animals. */
export const listPartners = (db: Db, keeperId: number, ids: readonly number[]) =>
  db
    .selectFrom('animal')
    .select(['id', 'name', 'sex', 'dateOfBirth'])
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .execute()

export type PartnerRow = Awaited<ReturnType<typeof listPartners>>[number]

/** The clutches of some own females, each with what tells the season of its project. */
export const listLaid = (db: Db, keeperId: number, femaleIds: readonly number[]) =>
  db
    .selectFrom('clutch')
    .leftJoin('breedingProject as project', (join) =>
      join.onRef('project.id', '=', 'clutch.breedingProjectId').on('project.keeperId', '=', keeperId),
    )
    .select(['clutch.id', 'clutch.femaleId', 'clutch.layDate', 'project.season', 'project.startDate'])
    .where('clutch.keeperId', '=', keeperId)
    .where('clutch.femaleId', 'in', femaleIds)
    .execute()

/** The projects of some own females. */
export const listProjectsOf = (db: Db, keeperId: number, femaleIds: readonly number[]) =>
  db
    .selectFrom('breedingProject')
    .select(['id', 'maleId', 'femaleId', 'status'])
    .where('keeperId', '=', keeperId)
    .where('femaleId', 'in', femaleIds)
    .orderBy('id')
    .execute()

/** The facts of a project of days up to this, as they were written. */
export const listFactsOfProject = (
  db: Db,
  keeperId: number,
  { breedingProjectId, upTo }: { readonly breedingProjectId: number; readonly upTo: CivilDay },
) =>
  db
    .selectFrom('seasonFact')
    .select(['id', 'kind', 'movedFrom', 'movedTo'])
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '=', breedingProjectId)
    .where('day', '<=', upTo)
    .orderBy('id')
    .execute()

/** Writes what an own fact moved its project from and to. It is shown nowhere, so the version stays. */
export async function changeMove(
  tx: Tx,
  keeperId: number,
  id: number,
  move: StatusMove | null,
): Promise<void> {
  await tx
    .updateTable('seasonFact')
    .set(keptMove(move))
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .execute()
}

/** Takes a project that goes out of its facts. */
export async function forgetProjectOfFacts(
  tx: Tx,
  { keeperId, id }: { keeperId: number; id: number },
): Promise<void> {
  await tx
    .updateTable('seasonFact')
    .set({ breedingProjectId: null, version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '=', id)
    .execute()
}

/** Takes males that go out of facts, which keep their names as text; many at once take as many statements as one. */
export async function forgetMales(
  tx: Tx,
  keeperId: number,
  animals: readonly LeavingAnimal[],
): Promise<void> {
  const names = new Map(animals.map(({ id, name }) => [id, name]))
  const rows = await tx
    .selectFrom('seasonFact')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('maleId', 'in', [...names.keys()])
    .execute()
  await rewriteRows(
    tx,
    'seasonFact',
    rows.map((row) => ({
      ...{ ...row, version: row.version + 1 },
      ...{ maleName: names.get(row.maleId ?? 0) ?? null, maleId: null },
    })),
  )
}
