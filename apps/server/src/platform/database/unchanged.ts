/** Columns of a row of any table. */
type Row = Readonly<Record<string, unknown>>

/** What a save moves on by itself. */
const moving: ReadonlySet<string> = new Set(['version', 'updatedAt'])

/**
 * Whether a save would leave a row as it is. It is not stored then: its version stays, so that nobody who edits the record is
 * disturbed, and a call that is repeated is not told of twice by the change log.
 */
export const changesNothing = (before: Row, values: Row): boolean =>
  Object.entries(values).every(
    ([column, value]) => moving.has(column) || asStored(before[column], value) === value,
  )

/** What a column holds, as the value is that is to take its place: SQLite keeps yes and no as numbers. */
export const asStored = (stored: unknown, value: unknown): unknown =>
  typeof value === 'boolean' ? Boolean(stored) : stored
