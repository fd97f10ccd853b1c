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
