import type { ProjectStatus } from '@clutchbook/domain/breeding/breeding.rules'
import type { clutchFields, clutchSireFields } from '@clutchbook/domain/clutches/clutches.fields'
import type { DayRange } from '@clutchbook/domain/kernel/civil-day'
import type { TableOf } from '@clutchbook/domain/kernel/record-fields'
import { type Generated, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import { rewriteRows } from '../../platform/database/rewrite-rows.ts'
import type { Flag, Moment } from '../../platform/database/stored-values.ts'
import type { LeavingAnimal } from '../collection/collection.hooks.ts'
import { deriveClutch } from './derive.ts'

/** The words stand for a project or a female that was deleted. */
type ClutchTable = TableOf<typeof clutchFields, Flag> & {
  id: Generated<number>
  keeperId: number
  version: number
  createdAt: Moment
  /** The code as codes are compared. */
  codeKey: string
  projectName: string | null
  femaleName: string | null
  femaleMorph: string | null
  species: string | null
  /** The statuses between which it moved its project; null where it moved none. */
  movedFrom: ProjectStatus | null
  movedTo: ProjectStatus | null
}

/** A sire of a clutch; the words stand for an animal that was deleted. */
type ClutchSireTable = TableOf<typeof clutchSireFields, Flag> & {
  id: Generated<number>
  keeperId: number
  createdAt: Moment
  clutchId: number
  name: string | null
  morph: string | null
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    clutch: ClutchTable
    clutchSire: ClutchSireTable
  }
}

export type ClutchRow = Selectable<ClutchTable>
export type SireRow = Selectable<ClutchSireTable>

/** What a save writes; the derived columns are added here. */
export type ClutchValues = Omit<ClutchRow, 'id' | 'codeKey' | 'isParthenogenetic'> & {
  isParthenogenetic: boolean
}

/** A sire as it is written. */
export type SireValues = Pick<SireRow, 'animalId' | 'name' | 'morph'>

export const createClutch = (tx: Tx, values: ClutchValues): Promise<ClutchRow> =>
  tx
    .insertInto('clutch')
    .values({ ...values, ...deriveClutch(values) })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findClutch = (db: Db, keeperId: number, id: number): Promise<ClutchRow | undefined> =>
  db.selectFrom('clutch').selectAll().where('keeperId', '=', keeperId).where('id', '=', id).executeTakeFirst()

/** Own clutches by their numbers, in no order. */
export const listClutchesById = (
  db: Db,
  keeperId: number,
  ids: readonly number[],
): Promise<readonly ClutchRow[]> =>
  db.selectFrom('clutch').selectAll().where('keeperId', '=', keeperId).where('id', 'in', ids).execute()

/** Writes an own clutch. The keeper's lock is held, so nobody writes it meanwhile. */
export const changeClutch = (tx: Tx, id: number, values: ClutchValues): Promise<ClutchRow> =>
  tx
    .updateTable('clutch')
    .set({ ...values, ...deriveClutch(values) })
    .where('keeperId', '=', values.keeperId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Removes a clutch with its sires and its eggs. */
export async function removeClutch(tx: Tx, keeperId: number, id: number): Promise<void> {
  await tx.deleteFrom('egg').where('keeperId', '=', keeperId).where('clutchId', '=', id).execute()
  await tx.deleteFrom('clutch').where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

/** The sires of clutches, in their order. */
export async function listSires(db: Db, keeperId: number, clutchIds: readonly number[]): Promise<SireRow[]> {
  if (clutchIds.length === 0) return []
  return db
    .selectFrom('clutchSire')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('clutchId', 'in', clutchIds)
    .orderBy('clutchId')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Gives a clutch these sires in place of those that it has. */
export async function replaceSires(
  tx: Tx,
  { keeperId, id: clutchId, createdAt }: Pick<ClutchRow, 'keeperId' | 'id' | 'createdAt'>,
  sires: readonly SireValues[],
): Promise<void> {
  await tx
    .deleteFrom('clutchSire')
    .where('keeperId', '=', keeperId)
    .where('clutchId', '=', clutchId)
    .execute()
  if (sires.length === 0) return
  await tx
    .insertInto('clutchSire')
    .values(
      sires.map(({ animalId, name, morph }, position) => ({
        ...{ keeperId, clutchId, createdAt, position },
        ...{ animalId, name, morph },
      })),
    )
    .execute()
}

/** The codes of a keeper's clutches. */
export async function listClutchCodes(db: Db, keeperId: number): Promise<string[]> {
  const rows = await db.selectFrom('clutch').select('code').where('keeperId', '=', keeperId).execute()
  return rows.map(({ code }) => code)
}

/** The number of an own clutch with a code, as codes are compared. */
export async function findClutchByCode(db: Db, keeperId: number, codeKey: string): Promise<number | null> {
  const row = await db
    .selectFrom('clutch')
    .select('id')
    .where('keeperId', '=', keeperId)
    .where('codeKey', '=', codeKey)
    .executeTakeFirst()
  return row?.id ?? null
}

/** What a clutch needs to know of own animals. */
export async function listParents(db: Db, keeperId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('animal')
    .select(['id', 'name', 'species', 'morph', 'sex', 'dateOfBirth'])
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .execute()
}

export type ParentRow = Awaited<ReturnType<typeof listParents>>[number]

/** The weights that were written down of an own animal on some days, by day. */
export const listWeighings = (db: Db, keeperId: number, animalId: number, { from, to }: DayRange) =>
  db
    .selectFrom('animalRecord')
    .select(['recordType', 'measurement', 'unit', 'recordDate'])
    .where('keeperId', '=', keeperId)
    .where('animalId', '=', animalId)
    .where('typeKey', '=', 'weight')
    .where('recordDate', '>=', from)
    .where('recordDate', '<=', to)
    .orderBy('recordDate')
    // Databases differ in whether nothing comes first.
    .orderBy(sql<string>`coalesce(${sql.ref('recordTime')}, '')`)
    .orderBy('id')
    .execute()

/** The own eggs of a clutch, in no order. */
export const listEggsOfClutch = (db: Db, keeperId: number, clutchId: number) =>
  db.selectFrom('egg').selectAll().where('keeperId', '=', keeperId).where('clutchId', '=', clutchId).execute()

/** The own clutches of a project, in no order. */
export const listClutchesOfProject = (db: Db, keeperId: number, projectId: number): Promise<ClutchRow[]> =>
  db
    .selectFrom('clutch')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '=', projectId)
    .execute()

/** Writes clutches that stand, one version on. */
export const rewriteClutches = (tx: Tx, rows: readonly ClutchRow[]): Promise<void> =>
  rewriteRows(
    tx,
    'clutch',
    rows.map((row) => ({
      ...row,
      ...{ isParthenogenetic: Boolean(row.isParthenogenetic), version: row.version + 1 },
    })),
  )

/** Writes sires that stand. */
export const rewriteSires = (tx: Tx, rows: readonly SireRow[]): Promise<void> =>
  rewriteRows(tx, 'clutchSire', rows)

/** Takes a project that goes out of its clutches, which keep its name as text. */
export async function forgetProjectInClutches(
  tx: Tx,
  { keeperId, id, name }: { keeperId: number; id: number; name: string },
): Promise<void> {
  await tx
    .updateTable('clutch')
    .set({ breedingProjectId: null, projectName: name, version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '=', id)
    .execute()
}

/** What becomes of the female of a clutch: nothing where she stays. */
const withoutFemale = <Words>(words: Words | undefined) => (words ? { ...words, femaleId: null } : {})

/** What deleted animals are remembered by. */
const wordsOf = <Words>(animals: readonly LeavingAnimal[], words: (animal: LeavingAnimal) => Words) =>
  new Map(animals.map((animal) => [animal.id, words(animal)]))

/**
 * Takes animals that go out of the clutches that they laid or sired, which keep name, morph and species as text and are
 * one version on; many at once take as many statements as one.
 */
export async function forgetParents(
  tx: Tx,
  keeperId: number,
  animals: readonly LeavingAnimal[],
): Promise<void> {
  const ids = animals.map(({ id }) => id)
  const females = wordsOf(animals, ({ name: femaleName, morph: femaleMorph, species }) => ({
    ...{ femaleName, femaleMorph, species },
  }))
  const theirs = await tx
    .selectFrom('clutch')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where((eb) =>
      eb.or([
        eb('femaleId', 'in', ids),
        eb(
          'id',
          'in',
          eb
            .selectFrom('clutchSire')
            .select('clutchSire.clutchId')
            .where('clutchSire.keeperId', '=', keeperId)
            .where('clutchSire.animalId', 'in', ids),
        ),
      ]),
    )
    .execute()
  await rewriteClutches(
    tx,
    theirs.map((row) => ({ ...row, ...withoutFemale(females.get(row.femaleId ?? 0)) })),
  )
  const males = wordsOf(animals, ({ name, morph }) => ({ name, morph }))
  const sired = await tx
    .selectFrom('clutchSire')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('animalId', 'in', ids)
    .execute()
  await rewriteSires(
    tx,
    sired.map((row) => ({ ...row, ...males.get(row.animalId ?? 0), animalId: null })),
  )
}
