import { searchForm } from '@clutchbook/domain/kernel/text-order'
import type { Selectable } from 'kysely'
import type { BreedingProjectTable } from '../../platform/database/breeding-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'

export type ProjectRow = Selectable<BreedingProjectTable>

/** What a save writes; the derived columns are added here. */
export type ProjectValues = Omit<ProjectRow, 'id' | 'searchText' | 'isActive' | 'confirmedLock'> & {
  isActive: boolean
  confirmedLock: boolean
}

type Searched = Pick<ProjectRow, 'name' | 'projectCode' | 'status' | 'maleName' | 'femaleName'>

const searchTextOf = ({ name, projectCode, status, maleName, femaleName }: Searched): string =>
  searchForm([name, projectCode ?? '', status, maleName ?? '', femaleName ?? ''].join('\n'))

export async function createProject(tx: Tx, values: ProjectValues): Promise<number> {
  const { id } = await tx
    .insertInto('breedingProject')
    .values({ ...values, searchText: searchTextOf(values) })
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

/** Writes a project if it still has the given version; answers whether it had. */
export async function changeProject(
  tx: Tx,
  id: number,
  version: number,
  values: ProjectValues,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('breedingProject')
    .set({ ...values, searchText: searchTextOf(values) })
    .where('keeperId', '=', values.keeperId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Writes anew what a project is found by. */
export async function refreshSearch(tx: Tx, keeperId: number, id: number): Promise<void> {
  const row = await findProjectRow(tx, keeperId, id)
  if (!row) return
  await tx
    .updateTable('breedingProject')
    .set({ searchText: searchTextOf(row) })
    .where('keeperId', '=', keeperId)
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

/** Takes an animal that goes out of its projects, which keep its name, morph and species as text. */
export async function forgetPartner(
  tx: Tx,
  animal: { keeperId: number; id: number; name: string; morph: string | null; species: string },
): Promise<void> {
  const { keeperId, id, name, morph, species } = animal
  const rows = await tx
    .selectFrom('breedingProject')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where((eb) => eb.or([eb('maleId', '=', id), eb('femaleId', '=', id)]))
    .execute()
  for (const row of rows) {
    const kept =
      row.maleId === id
        ? { maleId: null, maleName: name, maleMorph: morph, species: row.species ?? species }
        : { femaleId: null, femaleName: name, femaleMorph: morph, species }
    await tx
      .updateTable('breedingProject')
      .set({ ...kept, version: row.version + 1, searchText: searchTextOf({ ...row, ...kept }) })
      .where('keeperId', '=', keeperId)
      .where('id', '=', row.id)
      .execute()
  }
}
