import { PostgresAdapter } from 'kysely'
import type { Db } from './database.ts'

/** Whether a database or a transaction in it is PostgreSQL's. */
export const isOnPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter
