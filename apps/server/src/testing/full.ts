/** Marks a test that `npm run test:full` runs and `npm test` leaves out. */
export const inFullOnly = { tags: ['full'] }

/** The mark of one of several forms of a test: `npm test` runs the first of them alone, `npm run test:full` runs all. */
export const formOf = (isFirst: boolean) => ({ tags: isFirst ? [] : inFullOnly.tags })
