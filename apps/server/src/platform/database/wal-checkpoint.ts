import { sql } from 'kysely'
import type { OpenDatabase } from './database.ts'

/** Erases what was deleted from the files of the database too, as far as it keeps old versions where we can reach them. */
export type CheckpointWal = () => Promise<void>

/** SQLite keeps earlier pages in its write-ahead file until that is folded in; PostgreSQL clears up by itself. */
export const createCheckpointWal =
  ({ db, dialect }: OpenDatabase): CheckpointWal =>
  async () => {
    if (dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
  }
