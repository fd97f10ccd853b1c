import type { Db, Tx } from '../../platform/database/database.ts'

/** So many views of one page, and the day of the last one where its keeper is. */
export type Seen = { readonly views: number; readonly lastViewedOn: string }

/** The zone of whoever shows a page: a keeper's own page, or that of an animal. Null where there is none any more. */
export async function findShower(
  db: Db,
  page: 'animal' | 'profile' | 'collection',
  id: number,
): Promise<{ keeperId: number; timeZone: string } | null> {
  const keepers = db.selectFrom('keeper').select(['keeper.id as keeperId', 'keeper.timeZone'])
  const found =
    page === 'animal'
      ? keepers.innerJoin('animal', 'animal.keeperId', 'keeper.id').where('animal.id', '=', id)
      : keepers.where('keeper.id', '=', id)
  return (await found.executeTakeFirst()) ?? null
}

/** Adds to what other processes have counted. An animal that is seen with its collection alone has no row before. */
export async function addAnimalViews(
  tx: Tx,
  keeperId: number,
  animalId: number,
  { views, lastViewedOn }: Seen,
): Promise<void> {
  await tx
    .insertInto('animalSharing')
    .values({ keeperId, animalId, isShared: false, showsNotes: true, views, lastViewedOn })
    .onConflict((conflict) =>
      conflict
        .column('animalId')
        .doUpdateSet((eb) => ({ views: eb('animalSharing.views', '+', views), lastViewedOn })),
    )
    .execute()
}

/** The same for a page of a keeper. */
export async function addPageViews(
  tx: Tx,
  keeperId: number,
  page: 'profile' | 'collection',
  { views, lastViewedOn }: Seen,
): Promise<void> {
  await tx
    .insertInto('keeperPage')
    .values({ keeperId, page, views, lastViewedOn })
    .onConflict((conflict) =>
      conflict
        .columns(['keeperId', 'page'])
        .doUpdateSet((eb) => ({ views: eb('keeperPage.views', '+', views), lastViewedOn })),
    )
    .execute()
}
