import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { saysNothing } from '../faults.ts'
import { createStatementNames } from './statement-names.ts'
import { readTimeLimits, type TimeLimits } from './time-limits.ts'

const connections = 10

/** Object id of PostgreSQL's 8-byte integer; ids and counts stay below 2^53, so they are plain numbers here. */
const int8 = 20

/** Whether somebody waits for the answers, or they may take as long as they need. */
export type Workload = 'interactive' | 'batch'

/** A pool of connections to PostgreSQL. Connections are made on first use. */
export function createPool(url: string, workload: Workload): pg.Pool {
  const { address, limits } = readTimeLimits(url)
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    // So that the system hears of a peer that is gone without a word, in minutes rather than never.
    keepAlive: true,
    ...(workload === 'interactive' ? optionsFor(limits) : {}),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const nameOf = createStatementNames()
  pool.on('connect', (client) => {
    // One that breaks between two statements of a transaction tells the next of them; this too would end the process.
    client.on('error', () => {})
    prepareClient(client, nameOf)
  })
  return pool
}

/** PostgreSQL by a pool of connections, for Kysely. */
export const postgresDialect = (pool: pg.Pool): PostgresDialect => new PostgresDialect({ pool })

const optionsFor = ({ connectMs, statementMs, silenceMs, idleTransactionMs }: TimeLimits): pg.PoolConfig => ({
  connectionTimeoutMillis: connectMs,
  statement_timeout: statementMs,
  query_timeout: silenceMs,
  idle_in_transaction_session_timeout: idleTransactionMs,
})

/** Has a connection keep the statements that have a name, and lets go of it once it says nothing more. */
function prepareClient(client: pg.PoolClient, nameOf: (text: string) => string | undefined): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  const ask = async (text: unknown, values: unknown, ...others: unknown[]): Promise<unknown> => {
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
    try {
      return await (name === undefined
        ? query(text, values, ...others)
        : query({ name, text, values }, ...others))
    } catch (error) {
      // The driver gives the caller up and keeps the connection, where whatever comes next would wait behind the
      // statement that hangs. Ended, it is not lent again.
      if (saysNothing(error)) void client.end()
      throw error
    }
  }
  client.query = ask as typeof client.query
}
