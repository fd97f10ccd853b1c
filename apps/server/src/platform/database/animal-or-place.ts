import { type ForeignKeyConstraintBuilder, type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/** What rows of one owner point at. */
export const owner = ['keeperId', 'id']

/** A row is of an animal or of a place, never of both or of neither. */
export const isOfOne = sql`(${sql.ref('animalId')} is null) <> (${sql.ref('placeId')} is null)`

/** A row goes with what it is of. */
export const goes = (constraint: ForeignKeyConstraintBuilder) => constraint.onDelete('cascade')

type Names = { readonly table: string; readonly ofPlace: string; readonly ofOne: string }

/** Lets the rows of a table that were each of an animal be of a place instead. For PostgreSQL; SQLite builds the table anew. */
export async function letGoOfAnimal(
  db: Kysely<unknown>,
  types: ColumnTypes,
  { table: name, ofPlace, ofOne }: Names,
): Promise<void> {
  const table = () => db.schema.alterTable(name)
  await table()
    .alterColumn('animalId', (column) => column.dropNotNull())
    .execute()
  await table().addColumn('placeId', types.reference).execute()
  await table()
    .addForeignKeyConstraint(ofPlace, ['keeperId', 'placeId'], 'place', owner)
    .onDelete('cascade')
    .execute()
  await table().addCheckConstraint(ofOne, isOfOne).execute()
}
