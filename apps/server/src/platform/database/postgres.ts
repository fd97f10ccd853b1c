import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { createStatementNames } from './statement-names.ts'

const connections = 10

/** Object id of PostgreSQL's 8-byte integer; ids and counts stay below 2^53, so they are plain numbers here. */
const int8 = 20

/** Opens a pool of connections to PostgreSQL for Kysely. Connections are made on first use. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const nameOf = createStatementNames()
  pool.on('connect', (client) => keepStatements(client, nameOf))
  return new PostgresDialect({ pool })
}

/** Has a connection keep the statements that have a name. */
function keepStatements(client: pg.PoolClient, nameOf: (text: string) => string | undefined): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const keeping = (text: unknown, values: unknown, ...others: unknown[]): unknown => {
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
    return name === undefined ? query(text, values, ...others) : query({ name, text, values }, ...others)
  }
  client.query = keeping as typeof client.query
}
