import { SettingError } from '../settings/setting-error.ts'

/** How long is waited for PostgreSQL, in milliseconds, by someone who is waited for. */
export type TimeLimits = {
  /** For a connection: a new one, or one that others use. */
  readonly connectMs: number
  /** For a statement, the wait for others that change the same included; PostgreSQL itself breaks it off. */
  readonly statementMs: number
  /** For any answer to a statement. Longer than PostgreSQL's own limit, so that only silence comes to it. */
  readonly silenceMs: number
  /** How long PostgreSQL keeps a transaction open whose server says nothing more; it holds up the keeper's changes. */
  readonly idleTransactionMs: number
}

const second = 1000

/** What holds for a server unless its address says otherwise. */
const usual: TimeLimits = {
  // Also the wait behind hundreds of calls at once, which a server that is busy gets through.
  connectMs: 15 * second,
  statementMs: 20 * second,
  silenceMs: 25 * second,
  idleTransactionMs: 60 * second,
}

/** What an operator may write behind the address, and what one of each is in milliseconds. */
const spoken = {
  connectMs: ['connect_timeout', second],
  statementMs: ['statement_timeout', 1],
  silenceMs: ['query_timeout', 1],
  idleTransactionMs: ['idle_in_transaction_session_timeout', 1],
} as const satisfies Record<keyof TimeLimits, readonly [string, number]>

/** The address of a database, and the limits that hold for a server there. Throws `SettingError` for a bad one. */
export function readTimeLimits(databaseUrl: string): { address: string; limits: TimeLimits } {
  const url = new URL(databaseUrl)
  const limit = (name: keyof TimeLimits): number => {
    const [parameter, unit] = spoken[name]
    const text = url.searchParams.get(parameter)
    if (text === null) return usual[name]
    url.searchParams.delete(parameter)
    return readMilliseconds(parameter, text, unit)
  }
  const limits: TimeLimits = {
    connectMs: limit('connectMs'),
    statementMs: limit('statementMs'),
    silenceMs: limit('silenceMs'),
    idleTransactionMs: limit('idleTransactionMs'),
  }
  return { address: url.href, limits }
}

const longestMs = 3600 * second

function readMilliseconds(parameter: string, text: string, unit: number): number {
  const value = Number(text) * unit
  if (!Number.isInteger(value) || value < 1 || value > longestMs)
    throw new SettingError(
      `DATABASE_URL: ${parameter} "${text}" is not a number of ${unit === second ? 'seconds' : 'milliseconds'} from 1 to ${longestMs / unit}`,
    )
  return value
}
