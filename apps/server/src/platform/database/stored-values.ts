import type { ColumnType } from 'kysely'

/** A yes-or-no column: SQLite answers 0 and 1, PostgreSQL false and true; both take a boolean. */
export type Flag = ColumnType<boolean | number, boolean, boolean>

/** A flag that a new row need not state; it is then off. */
export type OptionalFlag = ColumnType<boolean | number, boolean | undefined, boolean>

/** ISO 8601 in UTC. */
export type Moment = string
