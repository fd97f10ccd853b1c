import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'

/** A PostgreSQL database of one test's own; `giveBack` when the test is over. */
export type LentDatabase = { readonly url: string; readonly giveBack: () => Promise<void> }

/** A database, and the connection that empties it: kept open, because a new one reads the form of every table anew. */
type MadeDatabase = { readonly name: string; readonly emptier: pg.Client }

/** How long emptying may wait for something that a test left running, before the database is dropped instead. */
const patience = '2s'

/**
 * Lends migrated databases. One that comes back is emptied and lent again, because that takes a tenth of the time of
 * making one; one whose tables a test has changed is dropped.
 */
export function createDatabases(adminUrl: string) {
  const idle: MadeDatabase[] = []
  let template: Promise<Template> | undefined

  const drop = (name: string): Promise<unknown> => ask(adminUrl, `drop database ${name} with (force)`)

  const create = async (from?: string): Promise<string> => {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await ask(adminUrl, `create database ${name}${from ? ` template ${from}` : ''}`)
    return name
  }

  const copyOf = async (template: string): Promise<MadeDatabase> => {
    const name = await create(template)
    const emptier = new pg.Client({ connectionString: addressOf(adminUrl, name) })
    // A test may end every connection: the next question is refused then, and the database dropped.
    emptier.on('error', () => {})
    await emptier.connect()
    return { name, emptier }
  }

  const createTemplate = async (): Promise<Template> => {
    const name = await create()
    const url = addressOf(adminUrl, name)
    const opened = await openDatabase({ databaseUrl: url, dataDir: tmpdir() })
    await migrate(opened)
    await opened.db.destroy()
    return { name, ...(await describeDatabase(url)) }
  }

  return {
    /** A database with all tables and nothing in them. */
    lend: async (): Promise<LentDatabase> => {
      template ??= createTemplate()
      const { name: origin, emptying, checking, state } = await template
      const made = idle.pop() ?? (await copyOf(origin))
      const url = addressOf(adminUrl, made.name)
      const giveBack = async (): Promise<void> => {
        if (await isRestored(made.emptier, emptying, checking, state)) idle.push(made)
        else await drop(made.name)
      }
      return { url, giveBack }
    },

    /** A database without any tables, for one test alone. */
    lendBare: async (): Promise<LentDatabase> => {
      const name = await create()
      return { url: addressOf(adminUrl, name), giveBack: async () => void (await drop(name)) }
    },
  }
}

type Template = {
  readonly name: string
  /** Empties all tables but those that the migrations filled, and starts all numbers anew. */
  readonly emptying: string
  /** Asks for the state. */
  readonly checking: string
  /** The form of all tables, and what is in those that the migrations filled. */
  readonly state: string
}

const form = `select string_agg(part, ';' order by part) as form from (
  select format('%s %s %s', table_name, column_name, data_type) as part from information_schema.columns where table_schema = 'public'
  union all select format('%s on %s %s', indexname, tablename, indexdef) from pg_indexes where schemaname = 'public'
  union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
  union all select format('%s %s', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
  union all select prosrc from pg_proc where pronamespace = 'public'::regnamespace
) as parts`

async function describeDatabase(url: string): Promise<Omit<Template, 'name'>> {
  const tables = (await ask(url, `select tablename as name from pg_tables where schemaname = 'public'`)).map(
    ({ name }) => `"${name}"`,
  )
  const counts = await ask(
    url,
    tables.map((table) => `select '${table}' as name, count(*) as rows from ${table}`).join(' union all '),
  )
  const filled = counts.filter(({ rows }) => Number(rows) > 0).map(({ name }) => String(name))
  const emptying = tables.filter((table) => !filled.includes(table)).map((table) => `delete from ${table};`)
  const checking = [
    form,
    ...filled.map((table) => `select string_agg(t::text, ';' order by t::text) as form from ${table} as t`),
  ].join(' union all ')
  return {
    emptying: `set lock_timeout = '${patience}'; set session_replication_role = replica; ${emptying.join(' ')}
      select setval(oid::regclass, 1, false) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace;`,
    checking,
    state: JSON.stringify(await ask(url, checking)),
  }
}

async function isRestored(
  emptier: pg.Client,
  emptying: string,
  checking: string,
  state: string,
): Promise<boolean> {
  try {
    await emptier.query(emptying)
    return JSON.stringify((await emptier.query(checking)).rows) === state
  } catch {
    return false
  }
}

function addressOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

type Row = Readonly<Record<string, unknown>>

const ask = (url: string, statement: string): Promise<readonly Row[]> =>
  withClient(url, async (client) => (await client.query(statement)).rows)

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
