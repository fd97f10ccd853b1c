import type { Generated, Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Moment } from '../../platform/database/stored-values.ts'

/** Figures of a species in a keeper's own words; the figures are JSON. */
type SpeciesFiguresTable = {
  id: Generated<number>
  keeperId: number
  createdAt: Moment
  species: string
  /** By which the species is found, however it is written. */
  speciesKey: string
  figures: string
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    speciesFigures: SpeciesFiguresTable
  }
}

type FiguresRow = Selectable<SpeciesFiguresTable>

/** What a keeper says of species. */
export const listOwnFigures = (db: Db, keeperId: number): Promise<FiguresRow[]> =>
  db.selectFrom('speciesFigures').selectAll().where('keeperId', '=', keeperId).orderBy('id').execute()

export const findOwnFigures = (
  db: Db,
  keeperId: number,
  speciesKey: string,
): Promise<FiguresRow | undefined> =>
  db
    .selectFrom('speciesFigures')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('speciesKey', '=', speciesKey)
    .executeTakeFirst()

/** Says figures of a species in place of what was said. */
export async function putOwnFigures(tx: Tx, row: Omit<FiguresRow, 'id'>): Promise<void> {
  const { species, figures } = row
  await tx
    .insertInto('speciesFigures')
    .values(row)
    .onConflict((conflict) => conflict.columns(['keeperId', 'speciesKey']).doUpdateSet({ species, figures }))
    .execute()
}

export async function removeOwnFigures(tx: Tx, keeperId: number, speciesKey: string): Promise<void> {
  await tx
    .deleteFrom('speciesFigures')
    .where('keeperId', '=', keeperId)
    .where('speciesKey', '=', speciesKey)
    .execute()
}
