/** Marks a test that `npm run test:full` runs and `npm test` leaves out. */
export const inFullOnly = { tags: ['full'] }

/** The mark of one of several forms of a test: `npm test` runs the first of them alone, `npm run test:full` runs all. */
export const formOf = (isFirst: boolean) => ({ tags: isFirst ? [] : inFullOnly.tags })

/** How often a test repeats what it does: `npm test` is content with less. */
export const timesInFull = (full: number, short: number): number =>
  process.env.TESTS === 'short' ? short : full
