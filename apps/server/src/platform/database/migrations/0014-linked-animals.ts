import type { Kysely } from 'kysely'

/** The columns by which an animal points at another record; most animals have none of them filled. */
const links = {
  animalByFather: 'fatherId',
  animalByMother: 'motherId',
  animalByProfile: 'profileMediaId',
} as const

/** Indexes of what an animal points at hold only the animals that do: each one costs a page of every write. */
export async function linkedAnimals(db: Kysely<unknown>): Promise<void> {
  for (const [name, column] of Object.entries(links)) {
    await db.schema.dropIndex(name).execute()
    await db.schema
      .createIndex(name)
      .on('animal')
      .columns(['keeperId', column])
      .where(column, 'is not', null)
      .execute()
  }
}
