import type { Generated, Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import type { Moment } from '../../platform/database/stored-values.ts'

/** What is written down of the genes of an animal; one row an animal, none of one that is not kept. */
type GenotypeTable = {
  id: Generated<number>
  keeperId: number
  animalId: number
  version: number
  /** The entries as a JSON array; they are only ever read together. */
  entries: string
  /** Which genes in which form, for lists; follows from the entries. */
  forms: string
  /** The number that all have in common that were kept at once as their texts read; null of any other. */
  reviewId: number | null
  createdAt: Moment
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    genotype: GenotypeTable
  }
}

export type GenotypeRow = Selectable<GenotypeTable>

/** A genotype as far as it is read once it was written. */
export type KeptGenotype = Pick<GenotypeRow, 'version' | 'entries'>

/** What a save writes. */
export type GenotypeValues = Pick<GenotypeRow, 'entries' | 'forms'>

/** The keeper and their animal that a genotype is of. */
export type GenotypePlace = { readonly keeperId: number; readonly animalId: number }

export const findGenotype = (
  db: Db,
  { keeperId, animalId }: GenotypePlace,
): Promise<GenotypeRow | undefined> =>
  db
    .selectFrom('genotype')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('animalId', '=', animalId)
    .executeTakeFirst()

/** What is written down of some animals. */
export const listEntries = (
  db: Db,
  keeperId: number,
  animalIds: readonly number[],
): Promise<Pick<GenotypeRow, 'animalId' | 'entries'>[]> =>
  db
    .selectFrom('genotype')
    .select(['animalId', 'entries'])
    .where('keeperId', '=', keeperId)
    .where('animalId', 'in', animalIds)
    .execute()

export async function createGenotype(
  tx: Tx,
  place: GenotypePlace,
  values: GenotypeValues & { createdAt: string },
): Promise<KeptGenotype> {
  await tx
    .insertInto('genotype')
    .values({ ...place, ...values, version: 1 })
    .execute()
  return { version: 1, entries: values.entries }
}

/** Writes a genotype, one version on. */
export const changeGenotype = (
  tx: Tx,
  { keeperId, animalId }: GenotypePlace,
  values: GenotypeValues,
): Promise<KeptGenotype> =>
  tx
    .updateTable('genotype')
    .set({ ...values, version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('animalId', '=', animalId)
    .returning(['version', 'entries'])
    .executeTakeFirstOrThrow()

export async function removeGenotype(tx: Tx, { keeperId, animalId }: GenotypePlace): Promise<void> {
  await tx.deleteFrom('genotype').where('keeperId', '=', keeperId).where('animalId', '=', animalId).execute()
}
