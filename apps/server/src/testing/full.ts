/** Marks tests that `npm run test:full` runs and `npm test` leaves out: further forms of one that takes seconds. */
export const inFullOnly = { tags: ['full'] }

/** The mark of one of several forms of a test: `npm test` runs the first of them alone. */
export const formOf = (isFirst: boolean) => ({ tags: isFirst ? [] : inFullOnly.tags })
