/**
 * The name of the unique constraint or its columns that an error speaks of, or null for any other error.
 * PostgreSQL names the constraint; SQLite lists the columns, as in 'keeper.usernameKey'.
 */
export function violatedUnique(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, constraint } = error as Error & { code?: string; constraint?: string }
  if (code === '23505') return constraint ?? ''
  const listed = /^UNIQUE constraint failed: (.*)$/.exec(error.message)
  return listed?.[1] ?? null
}

/** Whether a row was to point at one that is not there, as when another transaction has removed it meanwhile. */
export const violatesReference = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '23503') || error.message.startsWith('FOREIGN KEY constraint failed'))
