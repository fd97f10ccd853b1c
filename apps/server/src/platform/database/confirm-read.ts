import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Waits until what was read is kept. SQLite shows a commit before the disk has it (decision 0035), and who keeps what they
 * read would hold what a power cut takes; its driver asks the disk after whatever is no `select`. PostgreSQL shows a commit
 * once it is kept.
 */
export async function confirmRead(db: QueryExecutorProvider): Promise<void> {
  await sql`values (1)`.execute(db)
}
