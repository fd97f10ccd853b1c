import type { CompiledQuery } from 'kysely'

/**
 * Finds single rows at once, without a turn of the event loop, on a connection of its own: it sees what is committed,
 * whoever did that, and nothing of a transaction under way. Only a database within the process can; for PostgreSQL there
 * is none.
 */
export type SyncReader = {
  /** A query that is asked again and again. What comes back takes its parameters and answers the first row. */
  readonly prepare: <Row>(query: CompiledQuery<Row>) => (parameters: readonly unknown[]) => Row | undefined
  readonly close: () => void
}
