import { sql } from 'kysely'

/** What the version of a row becomes with a change of it. */
export const nextVersion = sql<number>`version + 1`
