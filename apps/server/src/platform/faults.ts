/** What the system says when a disk is full or a database can't be reached. */
const systemCodes = new Set(['ENOSPC', 'EDQUOT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** PostgreSQL: classes of connection failure, lack of resources, and operator intervention. */
const postgresCode = /^(08|53|57P)/

/** SQLite: locked, read-only, input or output failed, full. */
const sqliteCodes = new Set([5, 8, 10, 13])

/** Whether an error tells of something that may be right again later, not of a mistake in the product. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return sqliteCodes.has((errcode ?? 0) & 0xff)
  if (code !== undefined && (systemCodes.has(code) || postgresCode.test(code))) return true
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
}
