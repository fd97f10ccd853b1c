import type { Selectable } from 'kysely'
import type { BreedingProjectTable } from '../../platform/database/breeding-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { rewriteRows } from '../../platform/database/rewrite-rows.ts'
import type { LeavingAnimal } from '../collection/collection.hooks.ts'
import { deriveProject } from './derive.ts'

export type ProjectRow = Selectable<BreedingProjectTable>

/** What a save writes; the derived columns are added here. */
export type ProjectValues = Omit<ProjectRow, 'id' | 'searchText' | 'isActive' | 'confirmedLock'> & {
  confirmedLock: boolean
}

export async function createProject(tx: Tx, values: ProjectValues): Promise<number> {
  const { id } = await tx
    .insertInto('breedingProject')
    .values({ ...values, ...deriveProject(values) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findProjectRow = (db: Db, keeperId: number, id: number): Promise<ProjectRow | undefined> =>
  db
    .selectFrom('breedingProject')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()

export const listProjectRows = (db: Db, keeperId: number, ids: readonly number[]): Promise<ProjectRow[]> =>
  db
    .selectFrom('breedingProject')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()

/** Writes an own project. The keeper's lock is held, so nobody writes it meanwhile. */
export async function changeProject(tx: Tx, id: number, values: ProjectValues): Promise<void> {
  await tx
    .updateTable('breedingProject')
    .set({ ...values, ...deriveProject(values) })
    .where('keeperId', '=', values.keeperId)
    .where('id', '=', id)
    .execute()
}

export async function removeProject(tx: Tx, keeperId: number, id: number): Promise<void> {
  await tx.deleteFrom('breedingProject').where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

/** What a project needs to know of an own animal that it pairs. */
export const findPartner = (db: Db, keeperId: number, id: number) =>
  db
    .selectFrom('animal')
    .select(['id', 'name', 'species', 'morph', 'sex'])
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()

type Partner = Pick<LeavingAnimal, 'id' | 'name' | 'morph' | 'species'>

/** Takes animals that go out of their projects, which keep name, morph and species as text. */
export async function forgetPartners(tx: Tx, keeperId: number, partners: readonly Partner[]): Promise<void> {
  const byId = new Map(partners.map((partner) => [partner.id, partner]))
  const ids = [...byId.keys()]
  const rows = await tx
    .selectFrom('breedingProject')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where((eb) => eb.or([eb('maleId', 'in', ids), eb('femaleId', 'in', ids)]))
    .execute()
  const parted = rows.map((row) => {
    const kept = partedFrom(row, byId)
    return { ...row, ...kept, version: row.version + 1, ...deriveProject({ ...row, ...kept }) }
  })
  await rewriteRows(tx, 'breedingProject', parted)
}

/** What a project says in place of a partner that goes. */
function partedFrom(row: ProjectRow, partners: ReadonlyMap<number, Partner>) {
  const male = partners.get(row.maleId ?? 0)
  if (male)
    return {
      ...{ maleId: null, maleName: male.name, maleMorph: male.morph },
      species: row.species ?? male.species,
    }
  const female = partners.get(row.femaleId ?? 0)
  return female
    ? { femaleId: null, femaleName: female.name, femaleMorph: female.morph, species: female.species }
    : {}
}
