import { StorageError } from './storage/storage-error.ts'

/** What the system says when there is no room on a disk. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT'])

/** What the system says when whoever is asked can't be reached, or is reached no more. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** What the driver of PostgreSQL says, which gives these no code. */
const silent = 'Query read timeout'
const away =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable|Postgres connection has been discarded)/

/** PostgreSQL: the connection fails, PostgreSQL is stopping or starting, a transaction stood still for too long. */
const postgresAway = /^(08|57P0[1-5]|25P0[34])/

/** PostgreSQL: lack of resources; a statement, or its wait for others, took too long. */
const postgresBusy = /^(53|57014|55P03)/

/** SQLite: locked, read-only, input or output failed, full. */
const sqliteCodes = new Set([5, 8, 10, 13])

/** SQLite: a page is damaged, the file is no database. */
const damagedCodes = new Set([11, 26])

/** Whether an error tells that the database is damaged. PostgreSQL says so of its tables and of its indexes. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return damagedCodes.has((errcode ?? 0) & 0xff)
  return code === 'XX001' || code === 'XX002'
}

/** Whether an error tells of something that may be right again later, not of a mistake in the product. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StorageError || error instanceof OutcomeUnknownError) return true
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return sqliteCodes.has((errcode ?? 0) & 0xff)
  return isAway(error) || (code !== undefined && (fullCodes.has(code) || postgresBusy.test(code)))
}

/** Whether the database was not reached, or was cut off before it said what became of the statement. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof StorageError) return false
  const { code } = error as Error & { code?: string }
  if (code !== undefined && (awayCodes.has(code) || postgresAway.test(code))) return true
  return saysNothing(error) || away.test(error.message)
}

/** Whether PostgreSQL was asked and said nothing for longer than anyone waits. */
export const saysNothing = (error: unknown): boolean => error instanceof Error && error.message === silent

/** The database was cut off while it was to keep a change: whether it has, nobody here knows. */
export class OutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    super('the database did not say whether it has kept a change', { cause })
  }
}

/** Whether an error tells that a file may not be written to, or not even made. */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return unwritableCodes.has((errcode ?? 0) & 0xff)
  return code !== undefined && unwritable.has(code)
}

/** How the system says that a folder is not there to be written to. */
const unwritable = new Set(['EACCES', 'EROFS', 'EPERM', 'EEXIST', 'ENOTDIR', 'ENOSPC'])

/** SQLite: no permission, read-only, full, can't be opened. */
const unwritableCodes = new Set([3, 8, 13, 14])

/** Whether an error tells of a disk that has no room left, or of a share of it that is used up. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return ((errcode ?? 0) & 0xff) === sqliteFull
  return code !== undefined && (fullCodes.has(code) || code === postgresFull)
}

const sqliteFull = 13
const postgresFull = '53100'
