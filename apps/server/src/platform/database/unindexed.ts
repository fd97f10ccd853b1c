import { type RawBuilder, sql } from 'kysely'

/**
 * A column of text that a condition reads without the index in which it stands, which would lead the database to all records
 * of a keeper: it is to go by another one.
 */
export const unindexed = (column: string): RawBuilder<string> => sql<string>`${sql.ref(column)} || ''`
