import { animalChangedMeanwhile, animalNotFound } from '@clutchbook/domain/collection/collection.errors'
import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { Owner } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { toAnimal } from './animal-answers.ts'
import { type AnimalRow, findAnimal, listGallery } from './collection.repository.ts'

/** The row of an own animal. Throws 'not-found' for a missing one and for another keeper's alike. */
export async function getAnimal(reader: Db, { keeperId }: Owner, id: number): Promise<AnimalRow> {
  const row = await findAnimal(reader, keeperId, id)
  if (!row) throw animalNotFound()
  return row
}

/** An own animal with its galleries, as its owner reads it. Throws 'not-found' like `getAnimal`. */
export const readAnimal = async (reader: Db, owner: Owner, id: number): Promise<Animal> =>
  toAnimal(await getAnimal(reader, owner, id), await listGallery(reader, owner.keeperId, id))

/** Throws 'stale-version' where the caller said which version it starts from and the animal has moved on. */
export async function ensureVersion(
  reader: Db,
  owner: Owner,
  row: AnimalRow,
  version: number | null,
): Promise<void> {
  if (version === null || version === row.version) return
  throw animalChangedMeanwhile(await readAnimal(reader, owner, row.id))
}
